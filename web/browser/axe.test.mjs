import assert from "node:assert/strict";
import { test } from "node:test";
import { findings } from "./axe.mjs";
import { base, clickOnce, device, turn, useBrowser } from "./harness.mjs";

useBrowser();

for (const [colorScheme, width] of [["light", 390], ["dark", 1440]]) {
  test(`no finding of axe on any page: ${colorScheme}, ${width} px`, async () => {
    const page = await device({ colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce", expected: /404/ });
    const found = [];
    await page.goto(base);
    await page.locator(".game .btn.dark").first().waitFor();
    found.push(...(await findings(page, "start page")));
    await page.locator(".game .btn.dark").first().click();
    await page.locator("dialog").waitFor();
    found.push(...(await findings(page, "play sheet")));
    await page.locator("input[value=device]").check({ force: true });
    await page.locator("dialog .btn.go").click();
    await page.locator(".tavern").waitFor();
    await turn(page);
    found.push(...(await findings(page, "table, to roll")));
    await clickOnce(page);
    await turn(page);
    await page.locator(".acts .btn.off").last().click({ force: true });
    await page.locator(".why").waitFor();
    found.push(...(await findings(page, "table, to place, with a why not")));
    for (const name of ["menu", "keys", "rules", "phrases"]) {
      if (name === "menu") await page.locator(".tools .tool").last().click();
      if (name === "keys") await page.keyboard.press("?");
      if (name === "rules") await page.keyboard.press("F1");
      if (name === "phrases") await page.getByRole("button", { name: "Say something" }).click();
      await page.locator("dialog").waitFor();
      if (name === "rules") await page.locator("dialog .clause").first().waitFor();
      found.push(...(await findings(page, name)));
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
    }
    await page.keyboard.press("v");
    await page.locator(".text .may").waitFor();
    found.push(...(await findings(page, "text view")));
    await page.goto(`${base}/rules/shanghaien#SH-9`);
    await page.locator("#SH-9").waitFor();
    found.push(...(await findings(page, "rules page")));
    await page.goto(`${base}/t/00000000000000000000`);
    await page.locator(".notice .plate").waitFor();
    found.push(...(await findings(page, "a bad link")));
    assert.deepEqual(found, []);
  });
}
