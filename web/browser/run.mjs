// Runs the tests in a browser: one server on a store of its own, warm bots, then all files two at a time.
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
const LEVELS = ["deckhand", "mate"]; // the bot of the tests, and who stands in for the absent
const STARTS_WITHIN = 600_000; // milliseconds; the first start compiles the rules

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
  for (const level of LEVELS) await botActs(level);
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

/** Lets a bot begin a match and waits for its move, so that no test waits for its compiled rules. */
async function botActs(level) {
  const url = process.env.PORTSIDE_URL;
  const headers = { "Content-Type": "application/json", Origin: url };
  const me = await fetch(`${url}/api/me`, { method: "POST", headers, body: JSON.stringify({ name: "Warm", lang: "en" }) });
  headers.Cookie = me.headers.getSetCookie()[0].split(";")[0];
  const seats = [{ kind: "me" }, { kind: "bot", level }];
  const body = JSON.stringify({ game: "shanghaien", seats, first: 1 });
  const { id } = await (await fetch(`${url}/api/tables`, { method: "POST", headers, body })).json();
  for (const last = Date.now() + STARTS_WITHIN; Date.now() < last; ) {
    const { log } = await (await fetch(`${url}/api/tables/${id}`)).json();
    if (log.some((line) => line.seat === 1)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The bot does not act: ${level}.`);
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
