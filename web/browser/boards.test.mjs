import assert from "node:assert/strict";
import { test } from "node:test";
import { findings } from "./axe.mjs";
import { isMine, messagesOf, recordPath, showAt, viewOf } from "./fixture.mjs";
import { base, device, useBrowser } from "./harness.mjs";

useBrowser();

const RECORDS = { montego_bay: "ships-4", macao: "seven-reds-4" };

/** The last position of each phase in which we act, and the end. */
function telling(messages) {
  const phases = messages.map((message, i) => [isMine(message) || message.table.status === "over" ? viewOf(message).phase : null, i]);
  return Object.entries(Object.fromEntries(phases)).filter(([phase]) => phase !== "null");
}

for (const [game, record] of Object.entries(RECORDS)) {
  for (const [colorScheme, width, locale] of [["light", 360, "ru"], ["dark", 1440, "fr"]]) {
    test(`${game}: no finding of axe and no sideways scroll in any phase, ${colorScheme}, ${width} px, in ${locale}`, async () => {
      const page = await device({ colorScheme, locale, viewport: { width, height: 800 }, reducedMotion: "reduce", expected: /404/ }); // a record is no table
      const messages = messagesOf(game, record)[locale];
      const found = [];
      for (const [phase, i] of telling(messages)) {
        await showAt(page, messages, i);
        found.push(...(await findings(page, phase)));
      }
      await showAt(page, messages, messages.findLastIndex(isMine));
      if (game === "macao") {
        await page.locator(".opp .who").first().click();
        await page.locator("dialog .mc").first().waitFor();
        found.push(...(await findings(page, "a rival's cards, large")));
        await page.keyboard.press("Escape");
      }
      await page.keyboard.press("v");
      await page.locator(".text table").first().waitFor();
      found.push(...(await findings(page, "text view")));
      await page.keyboard.press("v");
      await bring(page, game, record);
      found.push(...(await findings(page, "replay")));
      assert.deepEqual(found, []);
    });
  }
}

/** Brings a record to the server, and opens its replay at the moment of which most is told. */
async function bring(page, game, record) {
  await page.goto(base);
  await page.locator("#record").setInputFiles(recordPath(game, record));
  await page.waitForURL(/replay/);
  const { pathname } = new URL(page.url());
  const moment = await page.evaluate(async (path) => {
    const all = [];
    for (let total = 1; all.length < total; ) {
      const told = await (await fetch(`/api${path}/steps?from=${all.length}`)).json();
      total = told.total;
      all.push(...told.steps.map((step) => step.lines.join(" ").length));
    }
    return all.indexOf(Math.max(...all));
  }, pathname.replace("/replay", "/records"));
  await page.goto(`${base}${pathname}?at=${moment}`);
  await page.locator(".replay .line-now").waitFor();
}

test("Montego Bay is played by keys: a piece is taken up, a card picked, a barrel loaded", async () => {
  const messages = messagesOf("montego_bay", "ships-4").en;
  const page = await device();
  const picking = await showAt(page, messages, messages.findIndex((message) => isMine(message) && viewOf(message).phase === "picking"));
  await page.locator(".pickrow").first().waitFor();
  const rows = page.locator(".pickrow");
  assert.equal(await page.locator(".pickrow.now").count(), 1);
  const first = await rows.evaluateAll((all) => all.findIndex((row) => row.matches(".now")));
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction((before) => !document.querySelectorAll(".pickrow")[before].matches(".now"), first);
  await page.keyboard.press("3");
  assert.match(await picking.acted, /^pick small 3$/);
  const loading = await showAt(page, messages, messages.findIndex((message) => isMine(message) && viewOf(message).phase === "loading"));
  const pier = await page.locator(".ship.legal").last().getAttribute("data-pier");
  await page.keyboard.press(pier);
  assert.equal(await loading.acted, `load ${pier}`);
});

test("a card of Macao is aimed at, its bill shown, and what is missing said", async () => {
  const messages = messagesOf("macao", "seven-reds-4").en;
  const short = ({ target, may }, view) => !may && view.players[0].blue.includes(target);
  const moment = messages.findIndex((message) => isMine(message) && viewOf(message).outlooks.some((outlook) => short(outlook, viewOf(message))));
  const why = [{ name: "recruit", action: "Recruit", allowed: false, reason: "You can’t pay for it.", clause: "OM-10" }];
  const page = await device();
  await showAt(page, messages, moment, why);
  await page.locator(".contacts .mc.cannot").first().click({ force: true }); // disabled for readers; it answers why
  await page.locator(".dues .due").first().waitFor();
  await page.locator(".why", { hasText: "You can’t pay for it." }).waitFor();
  assert.match(await page.locator(".ask").innerText(), /short|help/i);
  // The answer is of that card: beside a proposal to take another it would be misread.
  await page.locator(".pilerow .mc.legal").first().click();
  await page.locator(".acts .btn.go", { hasText: /contact|take/i }).waitFor();
  assert.equal(await page.locator(".why").count(), 0);
});

test("after a reload in the middle of a round Montego Bay still shows the cards that were turned", async () => {
  const messages = messagesOf("montego_bay", "ships-4").en;
  const turning = messages.findIndex(({ steps }) => steps?.some((step) => step.scenes.some((scene) => scene.what === "moving")));
  const later = messages.findIndex((message, i) => i > turning + 2 && isMine(message) && viewOf(message).phase === "loading");
  assert.equal(viewOf(messages[turning]).round, viewOf(messages[later]).round, "of one round");
  const page = await device();
  await showAt(page, messages, later);
  await page.locator(".order b.up").first().waitFor();
  const wanted = messages[turning].steps.flatMap((step) => step.scenes).filter((scene) => scene.what === "moving" && scene.piece.name !== "jack").map((scene) => String(scene.card));
  assert.deepEqual((await page.locator(".order b.up").allInnerTexts()).sort(), wanted.sort());
});
