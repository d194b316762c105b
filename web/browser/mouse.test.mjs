import assert from "node:assert/strict";
import { test } from "node:test";
import { clickOnce, device, playBot, turn, useBrowser } from "./harness.mjs";

useBrowser();

test("a whole match against a bot by mouse, from the start page to the bill", async () => {
  const page = await device();
  await playBot(page);
  let clicks = 0;
  while (await clickOnce(page)) assert.ok((clicks += 1) < 400);
  await page.locator(".verdict h2").waitFor();
  await page.locator(".show .total").waitFor();
  assert.match(await page.locator(".verdict h2").innerText(), /WIN|DRAW/i);
  assert.match(await page.locator(".fair code").innerText(), /^[0-9a-f]{32}/);
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => !url.href.includes("over"));
  await page.locator(".tavern .slot").first().waitFor();
});

test("a die is dragged to its card, and what is not allowed answers why not, with its clause in the rules", async () => {
  const page = await device();
  await playBot(page);
  await turn(page);
  await page.getByRole("button", { name: "No need" }).click();
  await page.getByRole("button", { name: "Shanghai" }).click({ force: true });
  await page.locator(".why button", { hasText: "SH-9" }).click();
  await page.locator("#SH-9.at").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Roll", exact: true }).click();
  await page.locator(".ghost").first().waitFor();
  const value = await page.locator(".dieb").first().getAttribute("aria-label");
  const digit = value.match(/\d/)[0];
  const target = page.locator(`.slot.legal:has(.ghost[aria-label^="Place the ${digit}"])`).first();
  const position = await target.getAttribute("data-position");
  await page.locator(".dieb").first().dragTo(target, { force: true });
  await page.locator(`.slot[data-position="${position}"] .pile.down .die:not(.g)`).first().waitFor();
});

test("what the pointer or the focus rests on is told in the plate", async () => {
  const page = await device();
  await playBot(page);
  await turn(page);
  await page.getByRole("button", { name: "No need" }).click();
  const card = page.locator(".slot").nth(2);
  const name = await card.locator(".card.big").getAttribute("aria-label");
  await card.hover();
  await page.locator(".told-of", { hasText: name }).waitFor();
  await page.locator(".bar h1").hover();
  await page.locator(".told-of").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Roll", exact: true }).focus();
  await page.locator(".told-of", { hasText: "You roll two dice" }).waitFor();
});

test("a line of the log leads to its moment, and back", async () => {
  const page = await device();
  await playBot(page);
  for (let i = 0; i < 5; i++) await clickOnce(page);
  await turn(page);
  await page.locator(".log .moment").nth(2).click();
  await page.locator(".log .moment[aria-current=step]").waitFor();
  assert.equal(await page.locator(".ghost").count(), 0, "a moment that has passed can't be played");
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.locator(".log .moment[aria-current=step]").waitFor({ state: "detached" });
});

test("undo takes a trick's step back, a hint names an action, a phrase is heard, resigning ends the match", async () => {
  const page = await device();
  await playBot(page);
  await turn(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".why.tip").waitFor();
  await page.getByRole("button", { name: "Say something" }).click();
  await page.getByRole("button", { name: "Good luck!" }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  await page.locator(".verdict").waitFor();
  assert.match(await page.locator(".verdict").innerText(), /Deckhand wins/i);
});
