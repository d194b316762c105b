import { describe, expect, test } from "vitest";
import type { ShanghaienView } from "../src/api/schema";
import { follow, type Pieces } from "../src/games/shanghaien/pieces";

const NATIONS = ["american", "french", "german", "chinese", "dutch", "turkish", "spanish", "italian"];

function view(change: Partial<ShanghaienView> = {}): ShanghaienView {
  return {
    phase: "turn", round: 1, rounds: 8, starter: 0, seat: 0, end: "left",
    tavern: [1, 2, 3, 4, 5, 6].map((number) => spot(number)),
    supply: [6, 6], rolled: [], captain: [false, false], tricks: [{}, {}],
    nations: NATIONS.map((name) => ({ name, crews: [crew(), crew()], winner: null, points: 0 })),
    deck: 42, scores: [0, 0], ...change,
  };
}

function spot(number: number, dice = [0, 0], taker: number | null = null): ShanghaienView["tavern"][number] {
  return { card: { nation: "dutch", value: 3, trick: null }, number, dice, taker, reason: "majority" };
}

const crew = (sailors: number[] = []) => ({ sailors, wilds: 0, strength: sailors.reduce((sum, value) => sum + value, 0) });

function through(...views: ShanghaienView[]): Pieces[] {
  let before: { view: ShanghaienView; pieces: Pieces } | null = null;
  return views.map((next) => {
    before = { view: next, pieces: follow(before, next) };
    return before.pieces;
  });
}

describe("dice", () => {
  test("every die is somewhere, once", () => {
    const [pieces] = through(view({ supply: [4, 6], tavern: [spot(1, [2, 0]), ...view().tavern.slice(1)], rolled: [1, 2] }));
    const all = [...pieces!.supply.flat(), ...pieces!.rolled, ...pieces!.piles.flat(2)];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(12);
  });

  test("the die that is placed is the one that was rolled with this value", () => {
    const rolled = view({ phase: "placing", rolled: [2, 4] });
    const placed = view({ supply: [5, 6], seat: 1, tavern: view().tavern.map((each) => (each.number === 4 ? spot(4, [1, 0]) : each)) });
    const [before, after] = through(rolled, placed);
    expect(after!.piles[3]![0]).toEqual([before!.rolled[1]]);
    expect(after!.supply[0]).toContain(before!.rolled[0]);
  });

  test("dice that lie stay the same while others come", () => {
    const one = view({ supply: [5, 6], tavern: view().tavern.map((each) => (each.number === 1 ? spot(1, [1, 0]) : each)) });
    const two = view({ supply: [4, 6], tavern: view().tavern.map((each) => (each.number === 1 ? spot(1, [2, 0]) : each)) });
    const [before, after] = through(one, two);
    expect(after!.piles[0]![0]![0]).toBe(before!.piles[0]![0]![0]);
  });
});

describe("cards", () => {
  test("a card goes to the crew of who takes it", () => {
    const settled = view({ tavern: [spot(1, [1, 0], 0), ...view().tavern.slice(1)] });
    const nations = view().nations.map((nation) => (nation.name === "dutch" ? { ...nation, crews: [crew([3]), crew()] } : nation));
    const [before, after] = through(settled, view({ phase: "dealing", round: 2, tavern: [], nations }));
    expect(after!.crews[0]![4]!.map((chip) => chip.id)).toEqual([before!.cards[0]]);
    expect(after!.order[before!.cards[0]!]).toBe(1);
  });
});
