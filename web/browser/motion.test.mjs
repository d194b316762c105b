import assert from "node:assert/strict";
import { test } from "node:test";
import { base, device, turn, useBrowser } from "./harness.mjs";

useBrowser();

/** Opens a table for two on one device and counts the animations of the first die that is placed. */
async function placeOne(reducedMotion) {
  const page = await device({ reducedMotion });
  await page.addInitScript(() => {
    window.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      window.moved += 1;
      return animate.apply(this, args);
    };
  });
  await page.goto(base);
  await page.locator(".game .btn.dark").first().click();
  await page.locator("input[value=device]").check({ force: true });
  await page.locator("dialog .btn.go").click();
  await turn(page);
  await page.getByRole("button", { name: "Roll", exact: true }).click();
  await page.locator(".ghost").first().click();
  await page.locator(".pile .die:not(.g)").first().waitFor();
  return page;
}

test("a die slides from the plate to its card", async () => {
  const page = await placeOne("no-preference");
  await page.waitForFunction(() => window.moved > 0);
});

test("with reduced motion nothing slides; a dotted line shows where a thing came from", async () => {
  const page = await placeOne("reduce");
  await page.locator(".traces line").first().waitFor({ state: "attached" });
  assert.equal(await page.evaluate(() => window.moved), 0);
});
