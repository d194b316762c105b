// The text view through a whole match, against a golden transcript. To make the transcript anew: GOLDEN=write.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { messagesOf, playThrough } from "./fixture.mjs";
import { device, useBrowser } from "./harness.mjs";

useBrowser();

const HERE = import.meta.dirname;
// A record of each game, and how many of its pages lie between two that are kept.
const RECORDS = { shanghaien: ["first-wins-2", 1], macao: ["no-tiles-2", 8], montego_bay: ["ships-2", 12] };
const matches = {};

before(() => {
  for (const [game, [record]] of Object.entries(RECORDS)) matches[game] = messagesOf(game, record).en;
});

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
    await playThrough(page, matches[game]);
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
  await playThrough(page, matches.shanghaien);
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
