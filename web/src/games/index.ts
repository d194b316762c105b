// The games that have a table in the browser; each is a chunk of its own, loaded when its table is opened.
import { words } from "../words/words.svelte";
import type { GameModule } from "./game";

const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  macao: () => import("./macao"),
  montego_bay: () => import("./montego_bay"),
  shanghaien: () => import("./shanghaien"),
};

export const hasTable = (name: string): boolean => name in GAMES;

/** Loads a game's components and words. */
export async function loadGame(name: string): Promise<GameModule | null> {
  const load = GAMES[name];
  if (!load) return null;
  const [module] = await Promise.all([load(), words.need(name)]);
  return module.default;
}
