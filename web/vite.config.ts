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

/** Cuts the fonts down to the letters, weights and features in use: a third of their bytes. */
function lightFonts(): Plugin {
  return {
    name: "portside-light-fonts",
    apply: "build",
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".woff2")) continue;
        const wght = file.fileName.includes("bitter") ? WEIGHTS.bitter : WEIGHTS.sofia;
        file.source = await subsetFont(Buffer.from(file.source), LETTERS, { targetFormat: "woff2", variationAxes: { wght }, keepFeatures: FEATURES });
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
