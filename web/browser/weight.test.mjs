import assert from "node:assert/strict";
import { test } from "node:test";
import { device, playBot, turn, useBrowser } from "./harness.mjs";
import { measure, pagePaths } from "./pages.mjs";

useBrowser();

const FIRST_LOAD = 200_000; // bytes over the line, fonts and art included

test(`the first load of every page stays below ${FIRST_LOAD} bytes, in every language`, async (t) => {
  const found = [];
  for (const [name, path] of Object.entries(await pagePaths())) {
    for (const locale of ["en", "fr", "ru"]) {
      const { bytes, first } = await measure(path, locale);
      t.diagnostic(`${name}, ${locale}: ${bytes} bytes, first content after ${Math.round(first)} ms`);
      if (bytes >= FIRST_LOAD) found.push(`${name}, ${locale}: ${bytes}`);
    }
  }
  assert.deepEqual(found, []);
});

test("the page keeps to the server's policy: nothing from elsewhere, no inline script or style", async () => {
  const page = await device();
  const broken = [];
  await page.exposeFunction("brokenPolicy", (what) => broken.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => window.brokenPolicy(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
  });
  await playBot(page);
  await turn(page);
  await page.keyboard.press("v");
  await page.locator(".text").waitFor();
  assert.deepEqual(broken, []);
});
