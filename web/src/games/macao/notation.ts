// What names of actions say about where to show them, and the drawings of cards. No rule: what may be done is in legal.
import type { ActionView, MacaoOutlook, MacaoView } from "../../api/schema";

export const GOUGE = "M86.1 64L130.7 65.2L130.7 62.8ZM86.1 73.4L134.7 87.3L135.3 85ZM78.4 76.9L124.1 100.1L125.9 96.2ZM74.5 81.9L101.7 103.6L103.5 101.2ZM70.9 90.4L99 130L103.1 126.8ZM65.1 94.6L86.1 143.1L90.6 140.8ZM56.6 94L64.2 137.7L68.2 136.9ZM51.6 96.9L51.4 149.4L56.7 149.2ZM44.4 100L36.7 138L40 138.5ZM38 96.9L22 135.4L25.7 136.8ZM29.2 95.5L2.9 132.1L5.9 134ZM27.3 87L0.4 112.3L2.3 114.3ZM20.7 84.9L-5.9 102.1L-4.3 104.4ZM21 76.8L-12 88.7L-10 93.2ZM12.7 69.1L-32.5 73.2L-32 77.2ZM13.9 62.6L-26.2 58.6L-26.4 63.4ZM19.7 56.8L-32.5 42.8L-33.3 46.1ZM21.4 47.8L-17.9 23.1L-20.1 26.8ZM20.6 41L-3.1 20.2L-5.2 22.9ZM26.4 34.7L-7.3 -9.8L-10.1 -7.6ZM36 33.9L12.4 -21.8L8.6 -20.1ZM41.1 34.2L30.7 -9L26.1 -7.6ZM49.9 30.6L50.9 -23.2L48.5 -23.2ZM55.7 32.3L68.8 -25.5L63.8 -26.5ZM62 30.9L83.1 -21.9L79.5 -23.1ZM69.6 35.2L104.4 -12.7L101.3 -14.8ZM74.2 37.6L100.5 12.6L96.6 9.1ZM78 46L112 25.6L110.5 23.4ZM82.4 52.4L136.5 35.4L135.1 31.3ZM84 58.4L115.1 55.4L114.4 51.1Z";

/** Of all legal actions of a verb, what they name: "pay killer money" -> "killer money". */
export function named(legal: readonly ActionView[], verb: string): Set<string> {
  return new Set(legal.flatMap(({ name }) => (name.startsWith(`${verb} `) ? [name.slice(verb.length + 1)] : [])));
}

export const isCard = (view: MacaoView, target: string): boolean => target in view.cards;

/** The action that a target stands for. */
export const actionFor = (view: MacaoView, target: string): string => `${isCard(view, target) ? "recruit" : "open"} ${target}`;

export const outlookOf = (view: MacaoView, target: string | null): MacaoOutlook | null =>
  view.outlooks.find((outlook) => outlook.target === target) ?? null;

/** A key by which a card is followed as it moves; Widows are alike and are not. */
export const flipOf = (name: string): string | null => (name === "widow" ? null : `card-${name}`);

/** Gives each of several cards of one name an own key for lists. */
export function keyed(names: readonly string[]): { name: string; key: string }[] {
  const seen: Record<string, number> = {};
  return names.map((name) => ({ name, key: `${name}#${(seen[name] = (seen[name] ?? 0) + 1)}` }));
}
