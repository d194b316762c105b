// What the tests in a browser share: pages that fail a test on any error, and ways to play Shanghaien.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { launch } from "../scripts/browser.mjs";

export const base = process.env.PORTSIDE_URL;
const PATIENCE = 120_000; // milliseconds; a bot's first move may wait for its compiled rules

let browser;
const complaints = [];

/** Opens a browser for a file's tests; errors of its pages fail the file. */
export function useBrowser() {
  before(async () => {
    browser = await launch();
  });
  after(async () => {
    await browser.close();
    assert.deepEqual(complaints, [], "pages complained");
  });
}

/** A page in a context of its own: another device. `expected` matches errors that belong to the test. */
export async function device({ expected = null, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complain = (text, address = "") => expected?.test(text) || complaints.push(`${text} ${address}`);
  page.on("pageerror", (error) => complain(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complain(message.text(), message.location().url);
  });
  return page;
}

/** From the start page to a table against a bot, in one click and one more. */
export async function playBot(page, level = "deckhand") {
  await page.goto(base);
  await page.locator(".game .btn.dark").first().click();
  await page.locator(`input[value=${level}]`).check({ force: true });
  await page.locator("dialog .btn.go").click();
  await page.locator(".tavern").waitFor();
}

/** Waits until something holds, and does something meanwhile. */
export async function until(holds, meanwhile = () => {}) {
  for (const last = Date.now() + PATIENCE; !(await holds()); ) {
    assert.ok(Date.now() < last, `it never holds: ${holds}`);
    await meanwhile();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Any key skips the movements; Shift means nothing else. */
export const skip = (page) => page.keyboard.press("Shift");

/** Waits until it is our turn or the end. */
export async function turn(page) {
  await until(() => page.locator("[data-turn=mine], .verdict").count(), () => skip(page));
}

export const over = async (page) => (await page.locator(".verdict").count()) > 0;

/** Waits until it is our turn or the end, and does one thing with the mouse: the quickest way to the end. */
export async function clickOnce(page) {
  await turn(page);
  if (await over(page)) return false;
  const shanghai = page.locator(".acts .btn:not(.off):has(use[href='#a-shanghai'])");
  const ghost = page.locator(".ghost");
  const version = await page.locator(".log li").count();
  if (await shanghai.count()) await shanghai.click();
  else if (await ghost.count()) await ghost.first().click();
  else await page.locator(".acts .btn:not(.off)").first().click();
  await settled(page, version);
  return true;
}

/** Waits until the server has answered a click: the log has grown, or the question has changed. */
async function settled(page, lines) {
  await page.waitForFunction(
    (before) => document.querySelectorAll(".log li").length !== before || document.querySelector(".verdict"),
    lines,
  );
}
