import assert from "node:assert/strict";
import { test } from "node:test";
import { base, device, over, turn, useBrowser } from "./harness.mjs";

useBrowser();

/** Presses Tab until what has the focus fits. */
async function tabTo(page, selector) {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  assert.fail(`Tab never came to ${selector}`);
}

test("a whole match by keyboard alone", async () => {
  const page = await device();
  await page.goto(base);
  await page.locator(".game .btn.dark").first().waitFor();
  await tabTo(page, ".game .btn.dark");
  await page.keyboard.press("Enter");
  await tabTo(page, "dialog input[name=level]");
  await page.keyboard.press("ArrowUp"); // from the second bot to the first
  await tabTo(page, "dialog .btn.go");
  await page.keyboard.press("Enter");
  await page.locator(".tavern").waitFor();

  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  for (let keys = 0; ; keys++) {
    assert.ok(keys < 600, "the match does not end");
    await turn(page);
    if (await over(page)) break;
    const lines = await page.locator(".log li").count();
    const rolled = await page.locator(".dieb").count();
    if (!rolled) {
      const shanghai = await page.locator(".acts .btn:not(.off):has(use[href='#a-shanghai'])").count();
      await page.keyboard.press(shanghai ? "s" : "r");
    } else {
      const label = await page.locator(".dieb").first().getAttribute("aria-label");
      await page.keyboard.press(label.match(/\d/)[0]);
      // Before the round's first die the digit takes the die up, and an arrow chooses the end of card 1.
      if (await page.locator(".dieb.on").count()) await page.keyboard.press("ArrowLeft");
    }
    await page
      .waitForFunction(
        (before) => document.querySelectorAll(".log li").length !== before || document.querySelector(".verdict"),
        lines,
      )
      .catch(async () => assert.fail(`the key did nothing: ${await page.locator(".plate").innerText()}`));
  }
  assert.match(await page.locator(".verdict h2").innerText(), /WIN|DRAW/i);
});
