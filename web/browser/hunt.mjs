import { test } from "node:test";
import { findings } from "./axe.mjs";
import { isMine, messagesOf, showAt } from "./fixture.mjs";
import { device, useBrowser } from "./harness.mjs";
useBrowser();
const [games, widths, langs] = [(process.env.GAMES ?? "montego_bay/ships-4").split(","), (process.env.WIDTHS ?? "360").split(",").map(Number), (process.env.LANGS ?? "ru").split(",")];
const STEP = Number(process.env.STEP ?? 5);
test("hunt", async (t) => {
  const seen = new Map();
  for (const game of games) {
    const all = messagesOf(...game.split("/"));
    for (const lang of langs) for (const width of widths) {
      const messages = all[lang];
      const page = await device({ colorScheme: "light", locale: lang, viewport: { width, height: 800 }, reducedMotion: "reduce", expected: /./ });
      await page.addInitScript(() => localStorage.setItem("portside", JSON.stringify({ guided: { macao: "off", montego_bay: "off", shanghaien: "off" } })));
      for (let i = Number(process.env.FROM ?? 0); i < messages.length; i += STEP) {
        await showAt(page, messages, i);
        const found = await findings(page, `${game} ${lang} ${width} #${i} ${messages[i].table.match.view.phase}`);
        for (const line of found) {
          const kind = line.replace(/#\d+/, "").slice(0, 170);
          seen.set(kind, (seen.get(kind) ?? 0) + 1);
          if (seen.get(kind) <= 2) { console.log(line.slice(0, 700)); await page.screenshot({ path: `/tmp/web/hunt-${i}-${lang}-${width}.png`, fullPage: false }); }
        }
        await page.unrouteAll();
      }
      await page.context().close();
    }
  }
  console.log([...seen].map(([kind, count]) => `${count} ${kind}`).join("\n") || "nothing");
});
