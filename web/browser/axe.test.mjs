import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { base, clickOnce, device, turn, useBrowser } from "./harness.mjs";

useBrowser();

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };

async function check(page, name) {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  // Through the debugger, so that the page's policy against foreign scripts stays as it is.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate((rules) => window.axe.run(document, rules), RULES);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${name}: ${id}: ${node.html.slice(0, 160)}`));
}

for (const [colorScheme, width] of [["light", 390], ["dark", 1440]]) {
  test(`no finding of axe on any page: ${colorScheme}, ${width} px`, async () => {
    const page = await device({ colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce", expected: /404/ });
    const found = [];
    await page.goto(base);
    await page.locator(".game .btn.dark").first().waitFor();
    found.push(...(await check(page, "start page")));
    await page.locator(".game .btn.dark").first().click();
    await page.locator("dialog").waitFor();
    found.push(...(await check(page, "play sheet")));
    await page.locator("input[value=device]").check({ force: true });
    await page.locator("dialog .btn.go").click();
    await page.locator(".tavern").waitFor();
    await turn(page);
    found.push(...(await check(page, "table, to roll")));
    await clickOnce(page);
    await turn(page);
    await page.locator(".acts .btn.off").last().click({ force: true });
    await page.locator(".why").waitFor();
    found.push(...(await check(page, "table, to place, with a why not")));
    for (const name of ["menu", "keys", "rules", "phrases"]) {
      if (name === "menu") await page.locator(".tools .tool").last().click();
      if (name === "keys") await page.keyboard.press("?");
      if (name === "rules") await page.keyboard.press("F1");
      if (name === "phrases") await page.getByRole("button", { name: "Say something" }).click();
      await page.locator("dialog").waitFor();
      if (name === "rules") await page.locator("dialog .clause").first().waitFor();
      found.push(...(await check(page, name)));
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
    }
    await page.keyboard.press("v");
    await page.locator(".text .may").waitFor();
    found.push(...(await check(page, "text view")));
    await page.goto(`${base}/rules/shanghaien#SH-9`);
    await page.locator("#SH-9").waitFor();
    found.push(...(await check(page, "rules page")));
    await page.goto(`${base}/t/00000000000000000000`);
    await page.locator(".notice .plate").waitFor();
    found.push(...(await check(page, "a bad link")));
    assert.deepEqual(found, []);
  });
}
