// Ways to open tables, and to play Les Ombres de Macao and Montego Bay with the mouse, as somebody does who takes what
// is marked.
import { base, device, over, skip, turn, until } from "./harness.mjs";

/** Opens a table for friends from the start page; returns its link. `choose` sets more on the sheet. */
export async function openForFriends(page, name, { game = "Shanghaien", choose = async () => {} } = {}) {
  await page.goto(base);
  await page.locator(".game", { hasText: game }).locator(".btn.dark").click();
  await page.locator("input[value=friends]").check({ force: true });
  await page.locator("#play-name").fill(name);
  await choose(page);
  await page.locator("dialog .btn.go").click();
  await page.locator(".lobby").waitFor();
  return page.locator("#invite-link").inputValue();
}

/** Sits down at the first empty seat of the table that the page shows. */
export async function sitDown(page, name) {
  await page.locator("#lobby-name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.locator(".chart .plate.mine").waitFor();
}

/** Two devices at a table: Anna opened it, Bernd came by the link. */
export async function annaAndBernd(options = {}, expected = null) {
  const anna = await device({ expected });
  const link = await openForFriends(anna, "Anna", options);
  const bernd = await device({ expected });
  await bernd.goto(link);
  await sitDown(bernd, "Bernd");
  await anna.locator(".chart .plate.mine").waitFor();
  return { anna, bernd, link };
}

/** Of several pages, the one whose turn it is first, then the others. */
export async function byTurn(...pages) {
  const isTurn = (page) => page.locator("[data-turn=mine]").count();
  const turns = () => Promise.all(pages.map(isTurn));
  await until(async () => (await turns()).some(Boolean), () => Promise.all(pages.map(skip)));
  const now = pages[(await turns()).findIndex(Boolean)];
  return [now, ...pages.filter((page) => page !== now)];
}

/** Opens a table against bots, and the browser upon it. */
export async function openTable(page, game, seats, level = "random") {
  await page.goto(base);
  const id = await page.evaluate(
    async ({ game, seats, level }) => {
      const post = async (path, body) =>
        (await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).json();
      await post("/api/me", { name: "Mina", lang: "en" });
      localStorage.setItem("portside", JSON.stringify({ known: true, name: "Mina", guided: { [game]: "off" } }));
      const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level }));
      return (await post("/api/tables", { game, seats: [{ kind: "me" }, ...bots] })).id;
    },
    { game, seats, level },
  );
  await page.goto(`${base}/t/${id}`);
  await page.locator(".chart").waitFor();
  return id;
}

/** Clicks the first of several things that is there; tells whether one was. */
async function clickFirst(page, ...selectors) {
  for (const selector of selectors) {
    const found = page.locator(selector);
    if (await found.count()) {
      await found.first().click({ timeout: 5000 }).catch((error) => {
        // What was marked may be gone by now: a bot's last card sets everything moving.
        if (!/detached|not visible|Timeout/.test(String(error))) throw error;
      });
      return true;
    }
  }
  return false;
}

const MARKED = {
  montego_bay: [
    ".pickrow:not(:has(.pcard.on)) .pcard:not(.off)",
    ".ship.legal .berth",
    ".acts .btn.go",
    ".acts .btn:not(.off)",
  ],
  macao: [
    ".acts .btn.go",
    ".acts .btn:not(.off, .quiet)",
    ".contacts .mc.legal",
    ".tile.legal",
    ".pilerow .mc.legal",
  ],
};

/** Waits until it is our turn or the end, and does one thing; false at the end. */
export async function doOne(page, game) {
  await turn(page);
  if (await over(page)) return false;
  await clickFirst(page, ...MARKED[game]);
  await page.waitForTimeout(20);
  return true;
}
