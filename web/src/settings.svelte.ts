// What this device remembers: kept in localStorage, readable by nobody else.
import { isLang, preferred, type Lang } from "./words/words.svelte";

interface Kept {
  lang: Lang | null;
  scheme: "system" | "light" | "dark";
  sound: boolean;
  notify: boolean;
  text: boolean;
  name: string;
  known: boolean; // the server has met this device: it has a key in a cookie
  guided: Record<string, "offered" | "on" | "off">;
}

const KEY = "portside";
const FRESH: Kept = {
  lang: null,
  scheme: "system",
  sound: false,
  notify: false,
  text: false,
  name: "",
  known: false,
  guided: {},
};

function kept(): Kept {
  const stored = localStorage.getItem(KEY);
  if (!stored) return { ...FRESH };
  try {
    return { ...FRESH, ...(JSON.parse(stored) as Partial<Kept>) };
  } catch {
    return { ...FRESH }; // not ours, or cut off
  }
}

class Settings {
  #kept = $state(kept());

  get all(): Readonly<Kept> {
    return this.#kept;
  }

  get lang(): Lang {
    const asked = new URLSearchParams(location.search).get("lang");
    if (isLang(asked)) return asked;
    return this.#kept.lang ?? preferred(navigator.languages);
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.#kept[key] = value;
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }

  guide(game: string, state: "offered" | "on" | "off"): void {
    this.set("guided", { ...this.#kept.guided, [game]: state });
  }
}

export const settings = new Settings();
