import assert from "node:assert/strict";
import { test } from "node:test";
import { base, clickOnce, device, turn, useBrowser } from "./harness.mjs";

useBrowser();

const SIZES = [[360, 640], [390, 844], [740, 360], [844, 390], [768, 1024], [1440, 900], [3840, 2160]];
const TOUCH = 44; // CSS pixels
// Beside these lies a larger target that does the same: the whole column, the row of the log, the text around a link.
const SMALL = ".ghost, .target, .why button, .link, .clause a, .lang, input[type=checkbox]";

async function checkPage(page, name) {
  const found = await page.evaluate(
    ([touch, small]) => {
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      const little = [...document.querySelectorAll("button, a[href], input:not([type=radio]), select")]
        .filter((element) => element.checkVisibility() && !element.matches(small) && !element.closest(".skip, .log"))
        .map((element) => [element.className || element.textContent, element.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && box.height < touch - 0.5 && box.bottom > 0)
        .map(([label, box]) => `${label} ${Math.round(box.width)}x${Math.round(box.height)}`);
      return { wide, little };
    },
    [TOUCH, SMALL],
  );
  assert.ok(found.wide <= 0, `${name} scrolls sideways by ${found.wide}`);
  assert.deepEqual(found.little, [], `${name} has targets below ${TOUCH} px`);
}

for (const [width, height] of SIZES) {
  for (const locale of width === 360 ? ["en", "fr", "ru"] : ["en"]) {
    test(`${width} x ${height}, ${locale}: nothing scrolls sideways, every target can be touched`, async () => {
      const page = await device({ viewport: { width, height }, locale, hasTouch: width < 800, reducedMotion: "reduce" });
      await page.goto(base);
      await page.locator(".game .btn.dark").first().waitFor();
      await checkPage(page, "the start page");
      await page.locator(".game .btn.dark").first().click();
      const start = await page.locator("dialog .btn.go").boundingBox();
      assert.ok(start.y >= 0 && start.y + start.height <= height, "the sheet's button is in sight");
      await page.locator("input[value=device]").check({ force: true });
      await checkPage(page, "the sheet");
      await page.locator("dialog .btn.go").click();
      await page.locator(".tavern").waitFor();
      await turn(page);
      await checkPage(page, "the table");
      await clickOnce(page);
      await turn(page);
      await checkPage(page, "the table with a roll");
      assert.ok(await page.locator(".ghost").first().isVisible());
      const plate = await page.locator(".mine.plate").boundingBox();
      assert.ok(plate.height < 0.5 * height || height > 480, "a phone on its side keeps half its screen for the table");
    });
  }
}
