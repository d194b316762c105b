// Runs the tests in a browser: one server on a store of its own, one warm bot, then all files two at a time.
// node browser/run.mjs [file …]
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const PORTSIDE = process.env.PORTSIDE ?? join(HERE, "../../.venv/bin/portside");
const STARTS_WITHIN = 300_000; // milliseconds; the first start compiles the rules

const folder = mkdtempSync(join(tmpdir(), "portside-web-"));
const port = await freePort();
const server = spawn(PORTSIDE, ["serve", "--port", String(port), "--thinkers", "1", "--database", `sqlite+aiosqlite:///${folder}/tables.db`], {
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, PORTSIDE_LOG: "error", PORTSIDE_WRITES: "1000", PORTSIDE_SOCKETS: "1000" },
});
process.env.PORTSIDE_URL = `http://127.0.0.1:${port}`;

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => (server.kill(), process.exit(130)));

let failed = false;
try {
  await answers();
  const asked = process.argv.slice(2);
  const files = asked.length ? asked : readdirSync(HERE).filter((name) => name.endsWith(".test.mjs")).map((name) => join(HERE, name));
  const tests = run({ files, concurrency: 2 });
  tests.on("test:fail", () => (failed = true));
  await new Promise((resolve) => tests.compose(new spec()).on("end", resolve).pipe(process.stdout));
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}

async function answers() {
  const last = Date.now() + STARTS_WITHIN;
  while (Date.now() < last) {
    if (server.exitCode !== null) throw new Error("The server did not start.");
    const response = await fetch(`${process.env.PORTSIDE_URL}/health`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The server does not answer.");
}
