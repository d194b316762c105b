import assert from "node:assert/strict";
import { test } from "node:test";
import { clickOnce, device, playBot, skip, turn, until, useBrowser } from "./harness.mjs";
import { annaAndBernd, byTurn } from "./tables.mjs";

useBrowser();

/** Puts a notebook in the place of the browser's notifications; `answer` is what the person says when asked. */
async function noteNotifications(page, answer) {
  await page.addInitScript((said) => {
    window.notified = [];
    window.Notification = class {
      static permission = "default";
      static async requestPermission() {
        return (this.permission = said);
      }
      constructor(title, { body }) {
        window.notified.push(`${title}: ${body}`);
      }
    };
  }, answer);
  await page.reload();
  await page.locator(".chart .plate.mine").waitFor();
}

/** Lets a page believe that another tab lies over it. */
const hide = (page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
  });

async function askForNotifications(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  const button = page.getByRole("button", { name: "Call me when it is my turn" });
  await button.click();
  await page.waitForFunction(() => window.Notification.permission !== "default");
  const pressed = await button.getAttribute("aria-pressed");
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  return pressed;
}

/** Plays the rival until it is the watcher's turn. */
async function handOver(rival, watcher) {
  await until(() => watcher.locator("[data-turn=mine]").count(), async () => {
    if (await rival.locator("[data-turn=mine]").count()) await clickOnce(rival);
    await Promise.all([rival, watcher].map(skip));
  });
}

test("your turn in a hidden tab: a notification, a title, a dot on the icon; none while the table is in sight", async () => {
  const { anna, bernd } = await annaAndBernd();
  const [rival, watcher] = await byTurn(anna, bernd);
  await noteNotifications(watcher, "granted");
  assert.equal(await askForNotifications(watcher), "true");
  await handOver(rival, watcher);
  assert.deepEqual(await watcher.evaluate(() => window.notified), [], "the table is in sight");
  assert.match(await watcher.title(), /^Your turn · Shanghaien/);
  assert.match(await watcher.locator("link[rel=icon]").getAttribute("href"), /icon-turn/);
  await handOver(watcher, rival);
  await watcher.waitForFunction(() => !document.title.startsWith("Your turn"));
  await hide(watcher);
  await handOver(rival, watcher);
  assert.deepEqual(await watcher.evaluate(() => window.notified), ["Portside: Your turn"]);
});

test("who refuses notifications is not called", async () => {
  const page = await device();
  await playBot(page);
  await noteNotifications(page, "denied");
  assert.equal(await askForNotifications(page), "false");
});

test("sound is off until asked for, is kept by this device, and can be put off again", async () => {
  const page = await device({ expected: /AudioContext/ }); // after a reload a browser wants a click first
  await page.addInitScript(() => {
    window.sounds = 0;
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const start = kind.prototype.start;
      kind.prototype.start = function (...at) {
        window.sounds += 1;
        return start.apply(this, at);
      };
    }
  });
  const sounds = () => page.evaluate(() => window.sounds);
  const pressSound = async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Sound" }).click();
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  };
  await playBot(page);
  await turn(page);
  await clickOnce(page);
  await turn(page);
  assert.equal(await sounds(), 0, "off until asked for");
  await pressSound();
  await clickOnce(page);
  await page.waitForFunction(() => window.sounds > 0);
  await page.reload();
  await page.locator(".tavern").waitFor();
  await turn(page);
  await clickOnce(page);
  await page.waitForFunction(() => window.sounds > 0);
  await turn(page);
  await pressSound();
  const before = await sounds();
  await clickOnce(page);
  await turn(page);
  assert.equal(await sounds(), before, "off again");
});
