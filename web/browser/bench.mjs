// Measures every page in every language, best of three loads, and writes bench/web.md: `make bench-web`.
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { useBrowser } from "./harness.mjs";
import { measure, pagePaths } from "./pages.mjs";

useBrowser();

const LOADS = 3;
const OUT = join(import.meta.dirname, "../../bench/web.md");

test("every page is measured", async () => {
  const rows = [];
  for (const [name, path] of Object.entries(await pagePaths())) {
    for (const locale of ["en", "fr", "ru"]) {
      const loads = [];
      for (let i = 0; i < LOADS; i++) loads.push(await measure(path, locale));
      const { bytes, requests } = loads[0];
      const first = Math.min(...loads.map((load) => load.first));
      rows.push(`| ${name} | ${locale} | ${(bytes / 1000).toFixed(1)} | ${requests} | ${Math.round(first)} |`);
    }
  }
  const machine = `${cpus().length} cores (${cpus()[0].model.trim()}), load average ${loadavg()[0].toFixed(1)}`;
  const text = `# The browser client, measured

\`make bench-web\`, headless Chromium on loopback with an empty cache, ${machine}. Bytes as they come over the line, without the steps of the match; the first content is the browser's first contentful paint, the best of ${LOADS} loads.

| page | language | kB | requests | first content, ms |
|---|---|---:|---:|---:|
${rows.join("\n")}
`;
  writeFileSync(OUT, text);
});
