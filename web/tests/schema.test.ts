import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
// @ts-expect-error a script without types
import { typescript } from "../scripts/types.mjs";

test("schema.ts is made from schema.json", { timeout: 30_000 }, async () => {
  expect(readFileSync(join(import.meta.dirname, "../src/api/schema.ts"), "utf8")).toBe(await typescript());
});
