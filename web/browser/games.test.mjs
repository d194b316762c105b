import assert from "node:assert/strict";
import { test } from "node:test";
import { device, useBrowser } from "./harness.mjs";
import { doOne, openTable } from "./tables.mjs";

useBrowser();

for (const [game, seats] of [["montego_bay", 2], ["montego_bay", 4], ["macao", 2], ["macao", 4]]) {
  test(`a whole match of ${game} with ${seats} seats by mouse, to the bill and back through its replay`, async () => {
    const page = await device();
    await openTable(page, game, seats);
    let clicks = 0;
    while (await doOne(page, game)) assert.ok((clicks += 1) < 1500, "the match does not end");
    await page.locator(".verdict h2").waitFor();
    assert.match(await page.locator(".verdict h2").innerText(), /WIN|DRAW/i);
    await page.locator(".bill").click();
    const bill = await page.locator(".bill").innerText();
    assert.match(bill, /total/i);
    if (seats === 2) await replayed(page);
  });
}

/** Looks back: a step on, everybody's knowledge, the dice, a moment of the log, and playing on from there. */
async function replayed(page) {
  await page.getByRole("link", { name: "Replay" }).click();
  await page.locator(".replay").waitFor();
  await page.getByRole("button", { name: "One step on" }).click();
  await page.waitForURL(/at=1/);
  await page.getByRole("button", { name: "Verify the dice" }).click();
  await page.locator(".dice", { hasText: "All luck follows from the seed." }).waitFor();
  await page.getByLabel("From whose knowledge").selectOption({ label: "Mina" });
  await page.waitForURL(/seat=0/);
  await page.locator(".log .moment").nth(4).click();
  await page.locator(".log .moment[aria-current=step]").waitFor();
  const there = page.url();
  await page.reload();
  await page.locator(".log .moment[aria-current=step]").waitFor();
  assert.equal(page.url(), there, "the link leads to the moment");
  await page.getByLabel("Moment", { exact: true }).fill("40");
  await page.waitForURL(/at=40/);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("button", { name: "Play on", exact: true }).click();
  await page.waitForURL(/\/t\//);
  await page.locator(".chart .plate").waitFor();
}
