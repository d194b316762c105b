import { expect, test } from "vitest";
import type { ShanghaienView } from "../src/api/schema";
import { placings, tricksOf } from "../src/games/shanghaien/notation";

const legal = (...names: string[]) => names.map((name) => ({ name, text: "" }));
const tavern = (numbers: (number | null)[]) => ({ tavern: numbers.map((number) => ({ number })) }) as unknown as ShanghaienView;

test("a placing action names its card, also when card 1 lies at the right", () => {
  expect(placings(legal("roll", "place 2"), tavern([6, 5, 4, 3, 2, 1]))).toEqual([
    { action: "place 2", value: 2, position: 4, end: null },
  ]);
});

test("the round's first die has a card at either end", () => {
  const found = placings(legal("place 3 left", "place 3 right"), tavern([null, null, null, null, null, null]));
  expect(found.map(({ position, end }) => [position, end])).toEqual([[2, "left"], [3, "right"]]);
});

test("a trick has two effects, each an action", () => {
  const view = { tricks: [{ "sailors/again": 2 }, {}] } as unknown as ShanghaienView;
  expect(tricksOf(view, 0)).toEqual([
    {
      pair: "sailors/again",
      count: 2,
      effects: [
        { effect: "sailors", action: "play sailors from sailors/again" },
        { effect: "again", action: "play again from sailors/again" },
      ],
    },
  ]);
});
