import subsetFont from "subset-font";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

// The server that `npm run dev` talks to: `portside serve` on its usual port.
const SERVER = process.env.PORTSIDE_SERVER ?? "http://127.0.0.1:8088";

// The weights that the style sheets use: 600 to 900 of the display face, 400 to 700 of the text face.
const WEIGHTS = { sofia: { min: 600, max: 900 }, bitter: { min: 400, max: 700 } };
const span = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");
const LETTERS = span(0x20, 0x24f) + span(0x300, 0x301) + span(0x400, 0x491) + span(0x2009, 0x2027) + "′″‹›€№™←↑→↓−";

const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"]; // how letters stand together, and figures in tables

// Most pages need no accents: the Latin faces are cut in two, and a browser fetches the half with accents when it meets one.
const PLAIN = { letters: span(0x20, 0x7e) + "\u00a0«°±·»×" + span(0x2009, 0x2027) + "′″‹›€™←↑→↓−", range: "U+20-7E,U+A0,U+AB,U+B0-B1,U+B7,U+BB,U+D7,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212" };
const ACCENTED = { letters: span(0xa1, 0x153), range: "U+A1-AA,U+AC-AF,U+B2-B6,U+B8-BA,U+BC-D6,U+D8-FF,U+131,U+152-153" };

/** Cuts the fonts down to the letters, weights and features in use: a third of their bytes. */
function lightFonts(): Plugin {
  const cut = (name: string, font: Buffer, letters: string): Promise<Buffer> =>
    subsetFont(font, letters, { targetFormat: "woff2", variationAxes: { wght: name.includes("bitter") ? WEIGHTS.bitter : WEIGHTS.sofia }, keepFeatures: FEATURES });
  return {
    name: "portside-light-fonts",
    apply: "build",
    async generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === "asset");
      const sheets = files.filter((file) => file.fileName.endsWith(".css"));
      for (const file of files.filter((each) => each.fileName.endsWith(".woff2"))) {
        const font = Buffer.from(file.source);
        if (!file.fileName.includes("-latin-wght")) {
          file.source = await cut(file.fileName, font, LETTERS);
          continue;
        }
        const accented = file.fileName.replace("-latin-wght", "-accents-wght");
        this.emitFile({ type: "asset", fileName: accented, source: await cut(file.fileName, font, ACCENTED.letters) });
        file.source = await cut(file.fileName, font, PLAIN.letters);
        const face = new RegExp(`@font-face\\{[^}]*${file.fileName}[^}]*\\}`);
        const ranged = (rule: string, range: string): string => rule.replace(/unicode-range:[^;}]*/, `unicode-range:${range}`);
        for (const sheet of sheets) {
          sheet.source = String(sheet.source).replace(face, (rule) => ranged(rule, PLAIN.range) + ranged(rule, ACCENTED.range).replace(file.fileName, accented));
        }
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), lightFonts()],
  build: { target: "es2022", outDir: "../src/portside/web", emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: true },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"] },
});
