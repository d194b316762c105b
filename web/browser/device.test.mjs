import assert from "node:assert/strict";
import { test } from "node:test";
import { base, clickOnce, device, turn, useBrowser } from "./harness.mjs";

useBrowser();

test("one device: two friends play in turn, each from their own side", async () => {
  const page = await device();
  await page.goto(base);
  await page.locator(".game .btn.dark").first().click();
  await page.locator("input[value=device]").check({ force: true });
  await page.locator("#play-name").fill("Anna");
  await page.locator("#friend-0").fill("Bernd");
  await page.locator("dialog .btn.go").click();
  await page.locator(".tavern").waitFor();
  const rivals = new Set();
  for (let i = 0; i < 8; i++) {
    await turn(page);
    rivals.add(await page.locator(".seat.them .who b").innerText());
    await clickOnce(page);
  }
  assert.deepEqual([...rivals].sort(), ["Anna", "Bernd"]);
});

test("running tables are listed on the start page, and continue from there", async () => {
  const page = await device();
  await page.goto(base);
  await page.locator(".game .btn.dark").first().click();
  await page.locator("input[value=device]").check({ force: true });
  await page.locator("dialog .btn.go").click();
  await page.locator(".tavern").waitFor();
  const table = page.url();
  await page.getByRole("link", { name: "Portside, start page" }).click();
  await page.locator(".mine2 .btn.go", { hasText: "Your turn" }).click();
  await page.locator(".tavern").waitFor();
  assert.equal(page.url(), table);
});
