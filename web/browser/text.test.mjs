// The text view through a whole match, against a golden transcript. The server is played by a fixture: the messages
// of a recorded match, made by ../fixtures.py. To make the transcript anew: GOLDEN=write.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { before, test } from "node:test";
import { base, device, useBrowser } from "./harness.mjs";

useBrowser();

const HERE = import.meta.dirname;
// A record of each game, and how many of its pages lie between two that are kept.
const RECORDS = { shanghaien: ["first-wins-2", 1], macao: ["no-tiles-2", 8], montego_bay: ["ships-2", 12] };
const PYTHON = process.env.PYTHON ?? join(HERE, "../../.venv/bin/python");
const matches = {};

before(() => {
  const folder = mkdtempSync(join(tmpdir(), "portside-text-"));
  for (const [game, [record]] of Object.entries(RECORDS)) {
    const file = join(folder, `${game}.json`);
    execFileSync(PYTHON, [join(HERE, "../fixtures.py"), join(HERE, `../../tests/records/${game}/${record}.record`), file]);
    matches[game] = JSON.parse(readFileSync(file, "utf8"));
  }
});

/** Plays the server: the snapshot first, then the news of each action of ours and of what follows it. */
async function fixtureServer(page, lang, game = "shanghaien") {
  const [snapshot, ...news] = matches[game][lang];
  await page.route("**/api/tables/fixture?*", (route) => route.fulfill({ json: snapshot }));
  await page.route("**/api/tables/fixture/why?*", (route) => route.fulfill({ json: [] }));
  await page.routeWebSocket(/\/live/, (socket) => {
    let next = 0;
    const send = (message) => socket.send(JSON.stringify(message));
    const mine = (message) => message.table.match.legal.length > 0 || message.table.status === "over";
    const advance = () => {
      do send(news[next++]);
      while (next < news.length && !mine(news[next - 1]));
    };
    send(snapshot);
    if (!mine(snapshot)) advance();
    socket.onMessage((text) => {
      const command = JSON.parse(text);
      if (command.do !== "act") return;
      send({ type: "done", id: command.id, version: command.version + 1 });
      advance();
    });
  });
}

/** What somebody reads, top to bottom: headings, sentences, tables row by row, numbered choices. */
function reading() {
  const lines = [];
  for (const element of document.querySelectorAll("main.text :is(h2, p, caption, tr, .may li, section > ul > li, .bill li)")) {
    if (!element.checkVisibility() || element.closest(".told, .mine")) continue;
    const cells = element.matches("tr") ? [...element.children] : [element];
    const text = cells.map((cell) => cell.innerText.replace(/\s+/g, " ").trim()).join(" | ");
    if (text) lines.push(element.matches("h2") ? `\n## ${text}` : text);
  }
  return lines.join("\n").trim();
}

for (const [game, [, every]] of Object.entries(RECORDS)) {
  test(`the text view tells a whole match of ${game}, as the golden transcript has it`, async () => {
    const page = await device({ reducedMotion: "reduce" });
    await page.addInitScript(() => localStorage.setItem("portside", JSON.stringify({ text: true })));
    await fixtureServer(page, "en", game);
    await page.goto(`${base}/t/fixture`);
    const pages = [];
    for (let number = 0; ; number++) {
      await page.locator(".text .may button, .text .verdict").first().waitFor();
      const ended = (await page.locator(".text .verdict").count()) > 0;
      if (ended || number % every === 0) pages.push(await page.evaluate(reading));
      if (ended) break;
      const lines = await page.locator(".told li").count();
      await page.locator(".may .btn").first().click(); // the fixture goes on whatever is pressed
      await page.waitForFunction((count) => document.querySelectorAll(".told li").length !== count, lines);
    }
    const log = await page.locator(".told li").allInnerTexts();
    const transcript = `${pages.join("\n\n====\n\n")}\n\n==== The log\n\n${log.join("\n")}\n`;
    const golden = join(HERE, `golden/${game}-text.txt`);
    if (process.env.GOLDEN === "write") writeFileSync(golden, transcript);
    assert.equal(transcript, readFileSync(golden, "utf8"));
  });
}

test("the text view is played by numbers, and its keys lead to its parts", async () => {
  const page = await device({ reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("portside", JSON.stringify({ text: true })));
  await fixtureServer(page, "en");
  await page.goto(`${base}/t/fixture`);
  await page.locator(".may button").first().waitFor();
  const lines = await page.locator(".told li").count();
  await page.keyboard.press("1");
  await page.waitForFunction((count) => document.querySelectorAll(".told li").length > count, lines);
  for (const [key, id] of [["b", "t-board"], ["m", "t-may"], ["l", "t-log"]]) {
    await page.keyboard.press(key);
    assert.equal(await page.evaluate(() => document.activeElement.id), id);
  }
  await page.keyboard.press("v");
  await page.locator(".tavern").waitFor();
  await page.keyboard.press("v");
  await page.locator(".text").waitFor();
});
