import assert from "node:assert/strict";
import { test } from "node:test";
import { clickOnce, device, over, useBrowser } from "./harness.mjs";
import { annaAndBernd } from "./tables.mjs";

useBrowser();

const LOST = /ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to load resource/;

/** Plays one step for whoever is to act. */
async function step(players) {
  for (const page of players) {
    if (await page.locator("[data-turn=mine]").count()) return clickOnce(page);
    await page.keyboard.press("Shift"); // skips the movements
  }
  await players[0].waitForTimeout(30);
  return !(await over(players[0]));
}

test("two browsers and a spectator: one goes offline for a while, one loads anew, nothing is lost", async () => {
  const { anna, bernd, link } = await annaAndBernd({}, LOST);

  // All seats are taken: who comes now looks on.
  const carla = await device();
  await carla.goto(link);
  await carla.locator(".tavern").waitFor();
  assert.equal(await carla.locator(".acts .btn").count(), 0);

  const players = [anna, bernd];
  for (let i = 0; i < 12; i++) await step(players);

  await bernd.context().setOffline(true);
  await bernd.locator(".banner", { hasText: "The line is down" }).waitFor();
  await anna.locator(".state", { hasText: "away" }).waitFor();
  for (let i = 0; i < 3; i++) await step([anna]);
  await bernd.context().setOffline(false);
  await bernd.locator(".banner").waitFor({ state: "detached" });
  await anna.locator(".state", { hasText: "away" }).waitFor({ state: "detached" });

  await anna.reload();
  await anna.locator(".tavern").waitFor();
  for (let i = 0; await step(players); i++) assert.ok(i < 2000);

  const totals = [];
  for (const page of [anna, bernd, carla]) {
    await page.keyboard.press("Shift");
    await page.locator(".verdict").waitFor();
    await page.locator(".show").click();
    totals.push((await page.locator(".show .total b").allInnerTexts()).sort().join(" "));
  }
  assert.equal(new Set(totals).size, 1, `all see the same result: ${totals}`);
});
