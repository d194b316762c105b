import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { format, LANGUAGES, preferred } from "../src/words/words.svelte";

const SRC = join(import.meta.dirname, "../src");
const LOCALES = join(import.meta.dirname, "../../src/portside/locales");
const GAMES = readdirSync(join(SRC, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
const AREAS = ["web", ...GAMES];

function bundle(lang: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const area of AREAS) made.addResource(new FluentResource(readFileSync(join(LOCALES, lang, `${area}.ftl`), "utf8")));
  return made;
}

const SOURCES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith("schema.ts"))
  .map((name) => readFileSync(join(SRC, name), "utf8"))
  .join("\n");

/** Message ids in the sources: literals, and the fixed beginnings of those that are put together. */
const pattern = `(?:${AREAS.join("|")})-[a-z0-9_-]+(?:\\.[a-z]+)?`;
const literals = [...new Set([...SOURCES.matchAll(new RegExp(`"(${pattern})"`, "g"))].map((match) => match[1]!))];
const prefixes = [...new Set([...SOURCES.matchAll(new RegExp(`\`((?:${AREAS.join("|")})-[a-z0-9-]*)\\$\\{`, "g"))].map((match) => match[1]!))];

describe("every message that the client names exists", () => {
  test.each(Object.keys(LANGUAGES))("%s", (lang) => {
    const speaks = bundle(lang);
    const missing = literals.filter((id) => {
      const [name = "", attribute] = id.split(".");
      const message = speaks.getMessage(name);
      return !(attribute ? message?.attributes[attribute] : message?.value);
    });
    expect(missing).toEqual([]);
  });

  test("and every message of web.ftl is named", () => {
    const text = readFileSync(join(LOCALES, "en", "web.ftl"), "utf8");
    const ids = [...text.matchAll(/^(web-[a-z0-9_-]+) =/gm)].map((match) => match[1]!);
    const named = (id: string) => literals.some((each) => each.split(".")[0] === id) || prefixes.some((each) => id.startsWith(each));
    expect(ids.filter((id) => !named(id))).toEqual([]);
  });
});

test("the browser's first language that we speak is taken", () => {
  expect(preferred(["de-DE", "fr-CA", "ru"])).toBe("fr");
  expect(preferred(["de"])).toBe("en");
});

test("numbers take the right plural, and a negative one the sign −", () => {
  const say = (lang: string, seconds: number) => format(bundle(lang), "web-line-retry", { seconds });
  expect(say("en", 1)).toBe("Trying again in 1 second.");
  expect([1, 2, 5].map((seconds) => say("ru", seconds).split(" ").at(-1))).toEqual(["секунду.", "секунды.", "секунд."]);
  expect(say("en", -3)).toContain("−3");
});

test("an unknown message is an error, not an empty label", () => {
  expect(() => format(bundle("en"), "web-nonsense")).toThrow("web-nonsense");
});
