import assert from "node:assert/strict";
import { test } from "node:test";
import { base, clickOnce, device, turn, useBrowser } from "./harness.mjs";
import { annaAndBernd, byTurn, openForFriends, sitDown } from "./tables.mjs";

useBrowser();

const LOST = /404|Failed to load resource/;

/** Rolls and places a die, so that the turn passes on; returns how many dice lie on the table. */
async function takeTurn(page) {
  await turn(page);
  const before = await placed(page);
  await clickOnce(page);
  await turn(page);
  await page.locator(".ghost").first().click();
  await page.locator("[data-turn=other]").waitFor();
  await page.waitForFunction((count) => document.querySelectorAll(".pile .die:not(.g)").length === count, before + 1);
  return before + 1;
}

const placed = (page) => page.locator(".pile .die:not(.g)").count();

const dice = (page, count) =>
  page.waitForFunction((wanted) => document.querySelectorAll(".pile .die:not(.g)").length === wanted, count);

test("undo takes a placed die back until the other acts", async () => {
  const { anna, bernd } = await annaAndBernd();
  const [first] = await byTurn(anna, bernd);
  const count = await takeTurn(first);
  await first.getByRole("button", { name: "Undo" }).click();
  await dice(first, count - 1);
  await turn(first);
  assert.equal(await first.locator(".dieb").count(), 2, "both dice are in hand again");
});

test("a take-back is asked for, declined, asked for again, and agreed to", async () => {
  const { anna, bernd } = await annaAndBernd();
  const [first, second] = await byTurn(anna, bernd);
  const count = await takeTurn(first);
  await turn(second);
  await second.getByRole("button", { name: "Roll", exact: true }).click();
  await second.locator(".ghost").first().waitFor();
  const ask = async () => {
    await first.getByRole("button", { name: "Menu" }).click();
    await first.getByRole("button", { name: "Ask to take my last act back" }).click();
    await first.locator(".banner", { hasText: "have not all answered" }).waitFor();
    await second.locator(".banner", { hasText: "asks to take something back" }).waitFor();
  };
  await ask();
  await second.setViewportSize({ width: 360, height: 520 }); // too low for all of the table
  assert.ok(await inSight(second, ".banner"), "on a phone, too, the question is in sight");
  await second.getByRole("button", { name: "No", exact: true }).click();
  await first.locator(".banner").waitFor({ state: "detached" });
  assert.equal(await placed(first), count, "nothing went back");
  await ask();
  await second.getByRole("button", { name: "Agree" }).click();
  for (const page of [first, second]) await dice(page, count - 1);
  await turn(first);
  assert.equal(await first.locator(".dieb").count(), 2, "the die may be placed elsewhere");
});

test("a bot stands in for a player who is away; the player comes back and plays on", async () => {
  const { anna, bernd, link } = await annaAndBernd();
  const [first, second] = await byTurn(anna, bernd);
  await takeTurn(first);
  await turn(second);
  const cookies = await second.context().storageState();
  await second.context().close();
  await first.locator(".state", { hasText: "away" }).waitFor();
  await first.getByRole("button", { name: "Let a bot play" }).click();
  await first.locator(".state", { hasText: "a bot stands in" }).waitFor();
  await turn(first); // the bot has moved
  const back = await device({ storageState: cookies });
  await back.goto(link);
  await back.locator(".banner", { hasText: "A bot plays for you" }).waitFor();
  await back.getByRole("button", { name: "I am back" }).click();
  await back.locator(".banner").waitFor({ state: "detached" });
  await first.locator(".state", { hasText: "a bot stands in" }).waitFor({ state: "detached" });
  await takeTurn(first);
  await takeTurn(back);
});

test("a live clock runs for whoever is to act, and a reload does not set it back", async () => {
  const { anna, bernd } = await annaAndBernd({ choose: (page) => page.locator("input[value=quick]").check({ force: true }) });
  const [first, second] = await byTurn(anna, bernd);
  const clock = (page, whose) => page.locator(`${whose} .clock`);
  const left = async (page, whose) => {
    const [minutes, seconds] = (await clock(page, whose).innerText()).split(":").map(Number);
    return 60 * minutes + seconds;
  };
  const FULL = 600; // seconds
  await first.waitForFunction(() => document.querySelector(".mine .clock")?.textContent !== "10:00");
  await second.waitForFunction(() => document.querySelector(".them .clock")?.textContent !== "10:00");
  assert.equal(await left(first, ".them"), FULL, "the rival's stands still");
  const before = await left(first, ".mine");
  assert.ok(before < FULL);
  await first.reload();
  await clock(first, ".mine").waitFor();
  assert.ok((await left(first, ".mine")) <= before, "the time is the server's");
  await takeTurn(first);
  await second.waitForFunction(() => document.querySelector(".mine .clock")?.textContent !== "10:00");
  const stopped = await left(first, ".mine");
  const rival = await left(second, ".mine");
  await second.waitForFunction((then) => {
    const [minutes, seconds] = document.querySelector(".mine .clock").textContent.split(":").map(Number);
    return 60 * minutes + seconds < then;
  }, rival);
  assert.equal(await left(first, ".mine"), stopped, "who has acted waits without losing time");
});

test("a public table stands on everybody's start page: one joins there, the next may watch", async () => {
  const anna = await device();
  const link = await openForFriends(anna, "Anna", { choose: (page) => page.getByLabel("Strangers may join, too").check() });
  const path = new URL(link).pathname;
  const bernd = await device();
  await bernd.goto(base);
  await bernd.locator(`.public a[href="${path}"]`, { hasText: "Join" }).click();
  await sitDown(bernd, "Bernd");
  await anna.locator(".tavern").waitFor();
  const carla = await device();
  await carla.goto(base);
  await carla.locator(`.public a[href="${path}"]`, { hasText: "Watch" }).click();
  await carla.locator(".why", { hasText: "You look on" }).waitFor();
});

test("a link makes another device mine, once", async () => {
  const page = await device();
  const table = await openForFriends(page, "Anna");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Play on another device" }).click();
  const link = await page.locator("#carry-link").inputValue();
  const phone = await device({ viewport: { width: 390, height: 844 } });
  await phone.goto(link);
  await phone.locator(`.mine2 a[href="${new URL(table).pathname}"]`).click();
  await phone.getByRole("button", { name: "Give this table up" }).waitFor();
  const thief = await device({ expected: LOST });
  await thief.goto(link);
  await thief.locator(".notice h1", { hasText: "Off the chart" }).waitFor();
});

/** Tells whether the middle of something can be seen from the top of the page, and nothing lies over it. */
function inSight(page, selector) {
  return page.evaluate((wanted) => {
    scrollTo(0, 0);
    const { left, top, width, height } = document.querySelector(wanted).getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && seen.closest(wanted) !== null;
  }, selector);
}
