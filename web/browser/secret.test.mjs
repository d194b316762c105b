import assert from "node:assert/strict";
import { test } from "node:test";
import { device, until, useBrowser } from "./harness.mjs";
import { openForFriends, sitDown } from "./tables.mjs";

useBrowser();

/** Everything a page is told: answers of the server, and what comes over the line. */
function overhear(page) {
  const heard = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  page.on("response", async (response) => {
    if (new URL(response.url()).pathname.startsWith("/api/")) heard.push(await response.text().catch(() => ""));
  });
  return heard;
}

/** All hands of seat 0 anywhere in a message. */
function hands(message, found = []) {
  if (message && typeof message === "object") {
    if (message.piece?.seat === 0 && "laid" in message) found.push(message);
    for (const part of Object.values(message)) hands(part, found);
  }
  return found;
}

test("between two browsers no pick is told before it is turned", async () => {
  const anna = await device();
  const link = await openForFriends(anna, "Anna", { game: "Montego Bay" });
  const bernd = await device();
  const heard = overhear(bernd);
  await bernd.goto(link);
  await sitDown(bernd, "Bernd");
  await anna.locator(".bay").waitFor();

  const picks = { large: 4, small: 2, third: 5 };
  for (const [piece, card] of Object.entries(picks)) {
    await anna.locator(".pickrow").nth(Object.keys(picks).indexOf(piece)).locator(".pcard").nth(card - 1).click();
    await anna.locator(".pickrow").nth(Object.keys(picks).indexOf(piece)).locator(".pcard.on").waitFor();
  }
  await anna.locator(".ask h2", { hasText: /your cards lie/i }).waitFor();
  // She thinks better of one, and both see who is ready.
  await anna.locator(".pickrow").nth(1).locator(".pcard").nth(2).click();
  await anna.locator(".pickrow").nth(1).locator(".pcard.on").nth(0).waitFor();
  await bernd.locator(".crew4 .p1 .sr", { hasText: "ready" }).waitFor({ state: "attached" });
  for (const row of [0, 1]) await bernd.locator(".pickrow").nth(row).locator(".pcard").first().click();
  await bernd.locator(".pickrow .pcard.on").nth(1).waitFor();

  const before = heard.filter((text) => text.startsWith("{") || text.startsWith("[")).map((text) => JSON.parse(text));
  const seen = before.flatMap((message) => hands(message));
  assert.ok(seen.some((hand) => hand.laid), "Bernd has been told that cards lie there");
  assert.deepEqual(seen.filter((hand) => hand.card !== null || hand.leads.length), [], "and no more");
  assert.ok(!heard.some((text) => /changes a card[^"]*\d/.test(text)));

  const count = heard.length;
  await bernd.locator(".pickrow").nth(2).locator(".pcard").first().click();
  const moves = () =>
    heard.slice(count).map((text) => JSON.parse(text)).flatMap((message) => message.steps ?? []).flatMap((step) => step.scenes).filter((scene) => scene.what === "moving");
  await until(() => moves().length > 0);
  const cards = Object.fromEntries(moves().filter((scene) => scene.piece.seat === 0).map((scene) => [scene.piece.name, scene.card]));
  assert.deepEqual(cards, { large: 4, small: 3, third: 5 }, "all are turned as the dockers move");
});
