import assert from "node:assert/strict";
import { test } from "node:test";
import { base, device, playBot, turn, useBrowser } from "./harness.mjs";

useBrowser();

const FIRST_LOAD = 200_000; // bytes over the line, fonts and art included

/** Adds up what came over the line, as it came: compressed. */
async function weigh(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const loaded = { bytes: 0 };
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (loaded.bytes += encodedDataLength));
  return loaded;
}

for (const locale of ["en", "fr", "ru"]) {
  test(`the first load of the start page and of a table stays below ${FIRST_LOAD} bytes each: ${locale}`, async (t) => {
    const page = await device({ locale });
    const start = await weigh(page);
    await page.goto(base, { waitUntil: "networkidle" });
    t.diagnostic(`start page: ${start.bytes} bytes`);
    assert.ok(start.bytes < FIRST_LOAD, `${start.bytes}`);
    await playBot(page);
    await turn(page);
    const fresh = await device({ locale });
    const table = await weigh(fresh);
    await fresh.goto(page.url(), { waitUntil: "networkidle" });
    await fresh.locator(".tavern").waitFor();
    t.diagnostic(`table: ${table.bytes} bytes`);
    assert.ok(table.bytes < FIRST_LOAD, `${table.bytes}`);
  });
}

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
