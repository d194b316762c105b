// The client's words, from the one catalogue: src/portside/locales/<lang>/<area>.ftl. What happens in a match is
// told by the server; here is only what the client says itself. A message's first word names its area.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", fr: "Français", ru: "Русский" } as const;
export type Lang = keyof typeof LANGUAGES;
export type Values = Record<string, string | number>;

const FILES = import.meta.glob<string>("../../../src/portside/locales/*/{web,shanghaien,macao,montego_bay}.ftl", {
  query: "?raw",
  import: "default",
});

export function isLang(word: string | null | undefined): word is Lang {
  return word !== null && word !== undefined && word in LANGUAGES;
}

/** The browser's first language that we speak. */
export function preferred(languages: readonly string[]): Lang {
  for (const language of languages) {
    const short = language.toLowerCase().split("-")[0];
    if (isLang(short)) return short;
  }
  return "en";
}

/** Formats a message; a negative number takes the sign −, which is not a hyphen. */
export function format(bundle: FluentBundle, id: string, values: Values = {}): string {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`The catalogue has no message ${id}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values as Record<string, FluentVariable>, errors);
  if (errors[0]) throw errors[0];
  const negative = Object.values(values).some((value) => typeof value === "number" && value < 0);
  return negative ? text.replace(/(?<![\p{L}\p{N}_])-(?=\d)/gu, "−") : text;
}

class Words {
  lang = $state<Lang>("en");
  #bundle = $state.raw(new FluentBundle("en", { useIsolating: false }));
  #areas = ["web"];

  /** Reads the texts of a language; areas already in use stay in use. */
  async speak(lang: Lang): Promise<void> {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const texts = await Promise.all(this.#areas.map((area) => read(lang, area)));
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Makes an area's words ready, such as a game's. */
  async need(area: string): Promise<void> {
    if (this.#areas.includes(area)) return;
    const text = await read(this.lang, area);
    if (this.#areas.includes(area)) return;
    this.#areas.push(area);
    this.#bundle.addResource(new FluentResource(text));
  }

  say = (id: string, values?: Values): string => format(this.#bundle, id, values);
}

function read(lang: Lang, area: string): Promise<string> {
  const load = FILES[`../../../src/portside/locales/${lang}/${area}.ftl`];
  if (!load) throw new Error(`No texts: ${lang}/${area}.ftl`);
  return load();
}

export const words = new Words();
export const say = words.say;
