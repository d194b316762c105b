// Ways to play Les Ombres de Macao and Montego Bay with the mouse, as somebody does who takes what is marked.
import { base, over, turn } from "./harness.mjs";

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
