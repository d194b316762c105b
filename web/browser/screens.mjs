// Pictures of each state, at 360 and 1440 px, by day and by night, into docs/screens: `make screens`, then look at them.
// The server is played by a recorded match, so that the same pictures come out again.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { isMine, messagesOf, recordPath, showAt, viewOf } from "./fixture.mjs";
import { base, device, useBrowser } from "./harness.mjs";

useBrowser();

const OUT = join(import.meta.dirname, "../../docs/screens");
const OTHERS = { macao: "seven-reds-4", montego_bay: "ships-4" };
const others = {};
let messages;

before(() => {
  messages = messagesOf("shanghaien", "first-wins-2").en;
  for (const [game, record] of Object.entries(OTHERS)) others[game] = messagesOf(game, record).en;
  mkdirSync(OUT, { recursive: true });
});

const at = (fits) => messages.findIndex(fits);
const rich = (message) => viewOf(message).round === 5 && isMine(message);
const WHY = [{ name: "shanghai", action: "Call Shanghai", allowed: false, reason: "You have rolled, so a die must be placed. You may call Shanghai at the start of a turn.", clause: "SH-7" }];
const tableAt = (page, index) => showAt(page, messages, index, WHY);

/** Shows another game in the n-th of its moments that fit, or at the end. */
async function otherAt(page, game, phase, nth) {
  const found = others[game].flatMap((message, index) => (isMine(message) && viewOf(message).phase === phase ? [index] : []));
  await showAt(page, others[game], phase === "end" ? others[game].length - 1 : found[Math.min(nth, found.length - 1)]);
}

const TABLES = [
  { game: "shanghaien", your_turn: true, seats: [{ name: "Mina" }, { name: "Joris" }] },
  { game: "montego_bay", your_turn: false, seats: [{ name: "Mina" }, { name: "Joris" }, { name: "Lucía" }] },
].map((table, i) => ({ id: String(i), status: "running", public: false, clock: { kind: "none" }, yours: true, ...table }));

const SCENES = {
  async start(page) {
    await page.addInitScript(() => localStorage.setItem("portside", JSON.stringify({ known: true, name: "Mina" })));
    await page.route("**/api/me?*", (route) => route.fulfill({ json: { id: "0", name: "Mina", lang: "en" } }));
    await page.route("**/api/tables/mine?*", (route) => route.fulfill({ json: TABLES }));
    await page.goto(base);
    await page.locator(".mine2 li").first().waitFor();
  },
  async sheet(page) {
    await page.goto(base);
    await page.locator(".game .btn.dark").first().click();
    await page.locator("dialog input").first().waitFor({ state: "attached" });
  },
  async first(page) {
    await tableAt(page, at((message) => isMine(message) && viewOf(message).phase === "placing" && !viewOf(message).end));
    await page.getByRole("button", { name: "Explain it" }).click();
  },
  async roll(page) {
    await tableAt(page, at((message) => rich(message) && viewOf(message).phase === "turn" && message.table.match.legal.length > 1));
  },
  async place(page) {
    await tableAt(page, at((message) => rich(message) && viewOf(message).phase === "placing" && viewOf(message).end && viewOf(message).rolled[0] !== viewOf(message).rolled[1]));
    await page.locator(".dieb").nth(1).click();
    await page.locator(".acts .btn.off").last().click({ force: true });
    await page.locator(".why").waitFor();
  },
  async waiting(page) {
    await tableAt(page, at((message) => viewOf(message).round === 6 && !isMine(message) && viewOf(message).phase === "placing"));
  },
  async settling(page) {
    const calls = at((message) => message.steps?.some((step) => step.view.round === 6 && step.view.tavern.length === 0));
    const { next } = await tableAt(page, calls - 1);
    await page.waitForTimeout(300);
    next();
    await page.locator(".lead.told").first().waitFor();
    await page.waitForTimeout(1000); // most are told, none has gone
  },
  async offline(page) {
    await tableAt(page, at((message) => rich(message)));
    await page.context().setOffline(true);
    await page.locator(".banner").waitFor();
  },
  async end(page) {
    await tableAt(page, messages.length - 1);
    await page.locator(".show").click();
  },
  async text(page) {
    await page.addInitScript(() => localStorage.setItem("portside", JSON.stringify({ text: true, guided: { shanghaien: "off" } })));
    await tableAt(page, at((message) => rich(message) && viewOf(message).phase === "placing"));
    await page.locator(".not li").first().waitFor();
  },
  "montego_bay-pick": (page) => otherAt(page, "montego_bay", "picking", 12),
  "montego_bay-load": (page) => otherAt(page, "montego_bay", "loading", 20),
  "montego_bay-end": async (page) => {
    await otherAt(page, "montego_bay", "end", 0);
    await page.locator(".tally-sheet").click();
  },
  "macao-turn": (page) => otherAt(page, "macao", "turn", 14),
  "macao-pay": (page) => otherAt(page, "macao", "paying", 8),
  "macao-end": async (page) => {
    await otherAt(page, "macao", "end", 0);
    await page.locator(".ledgers").click();
  },
  async replay(page) {
    await page.goto(base);
    await page.locator("#record").setInputFiles(recordPath("montego_bay", "ships-4"));
    await page.waitForURL(/replay/);
    await page.goto(`${page.url().split("?")[0]}?at=150`);
    await page.locator(".replay").waitFor();
  },
  async lobby(page) {
    await page.goto(base);
    await page.locator(".game .btn.dark").first().click();
    await page.locator("input[value=friends]").check({ force: true });
    await page.locator("#play-name").fill("Mina");
    await page.locator("dialog .btn.go").click();
    await page.locator(".lobby").waitFor();
  },
  async lost(page) {
    await page.goto(`${base}/t/00000000000000000000`);
    await page.locator(".notice .plate").waitFor();
  },
};

for (const [name, play] of Object.entries(SCENES)) {
  test(`pictures of ${name}`, async () => {
    for (const colorScheme of ["light", "dark"]) {
      for (const [size, viewport] of Object.entries({ wide: { width: 1440, height: 900 }, narrow: { width: 360, height: 780 } })) {
        const page = await device({ colorScheme, viewport, expected: /./ });
        const keep = { known: false, guided: name === "first" ? {} : { shanghaien: "off", macao: "off", montego_bay: "off" } };
        await page.addInitScript((kept) => localStorage.setItem("portside", JSON.stringify(kept)), keep);
        await play(page);
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: join(OUT, `${name}-${size}-${colorScheme}.png`), caret: "hide" });
        await page.context().close();
      }
    }
  });
}
