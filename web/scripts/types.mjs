// Makes src/api/schema.json and schema.ts from the Python structs (../schema.py). With --from-json: schema.ts alone.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const JSON_FILE = new URL("../src/api/schema.json", import.meta.url);
const TS_FILE = new URL("../src/api/schema.ts", import.meta.url);

export async function typescript() {
  return compile(JSON.parse(readFileSync(JSON_FILE, "utf8")), "Wire", {
    bannerComment: "// Made by `npm run types` from the server's structs. Not to be edited.",
    ignoreMinAndMaxItems: true,
    style: { printWidth: 120 },
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  if (!process.argv.includes("--from-json")) {
    const python = process.env.PYTHON ?? new URL("../../.venv/bin/python", import.meta.url).pathname;
    const script = new URL("../schema.py", import.meta.url).pathname;
    writeFileSync(JSON_FILE, execFileSync(python, [script]));
  }
  writeFileSync(TS_FILE, await typescript());
}
