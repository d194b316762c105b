// What the names of actions say about where to show them. No rule: a name stands here only if the server sent it.
import type { ActionView, ShanghaienView } from "../../api/schema";

export const NATIONS: Record<string, string> = {
  american: "us", french: "fr", german: "de", chinese: "cn", dutch: "nl", turkish: "tr", spanish: "es", italian: "it",
};
export const EFFECT_MARKS: Record<string, string> = { sailors: "a-two", change: "a-pm", again: "a-again", both: "a-both" };

export interface Placing {
  action: string;
  value: number;
  position: number;
  end: "left" | "right" | null; // the end of card 1 that the round's first die chooses
}

/** Reads "place 4", "place 4 left", "place 4 right": which die goes to which position from the left. */
export function placings(legal: readonly ActionView[], view: ShanghaienView): Placing[] {
  const found: Placing[] = [];
  for (const { name } of legal) {
    const parts = /^place ([1-6])(?: (left|right))?$/.exec(name);
    if (!parts) continue;
    const value = Number(parts[1]);
    const end = (parts[2] as "left" | "right" | undefined) ?? null;
    const position = end
      ? end === "left" ? value - 1 : view.tavern.length - value
      : view.tavern.findIndex((spot) => spot.number === value);
    found.push({ action: name, value, position, end });
  }
  return found;
}

export interface Trick {
  pair: string;
  count: number;
  effects: { effect: string; action: string }[];
}

/** A seat's unused tricks, each with the actions its two effects are called. */
export function tricksOf(view: ShanghaienView, seat: number): Trick[] {
  return Object.entries(view.tricks[seat] ?? {}).map(([pair, count]) => ({
    pair,
    count,
    effects: pair.split("/").map((effect) => ({ effect, action: `play ${effect} from ${pair}` })),
  }));
}
