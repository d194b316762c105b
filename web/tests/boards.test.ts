import { describe, expect, test } from "vitest";
import type { MontegoBayBoat, MontegoBayScene, MontegoBayView, Step } from "../src/api/schema";
import { keyed, named } from "../src/games/macao/notation";
import { berths, picks } from "../src/games/montego_bay/notation";
import { follow } from "../src/games/montego_bay/pieces";
import { stages, type Note } from "../src/games/montego_bay/story";
import { tellsCards, turnedIn } from "../src/games/montego_bay/turned";

const boat = (capacity: number, ...aboard: number[]): MontegoBayBoat => ({ capacity, points: [], aboard, shares: [], free: 0 });
const port = (...boats: MontegoBayBoat[]): MontegoBayView => ({ port: boats, round: 2, phase: "loading", quay: [] }) as unknown as MontegoBayView;
const piece = { seat: 0, name: "large", large: true };
const scene = (what: string, more: Partial<MontegoBayScene> = {}): MontegoBayScene => ({ what, piece: null, card: null, path: [], pushed: null, pier: null, points: [], view: port(), ...more });
const step = (index: number, view: MontegoBayView, ...scenes: MontegoBayScene[]): Step => ({ index, seat: 0, lines: [], view, scenes });

describe("ships are followed from view to view", () => {
  const view = port(boat(0, 0, 0), boat(8, 1, 0), boat(10, 0, 0), boat(8, 0, 2));
  const before = { view, ids: ["pilot", "a", "b", "c"] };

  test("a barrel more changes no ship", () => {
    expect(follow(before, port(boat(0, 0, 0), boat(8, 1, 1), boat(10, 0, 0), boat(8, 0, 2)))).toEqual(["pilot", "a", "b", "c"]);
  });
  test("when one sails, those behind move up and a new one comes", () => {
    const ids = follow(before, port(boat(8, 1, 0), boat(10, 0, 0), boat(8, 0, 2), boat(14, 0, 0)));
    expect(ids.slice(0, 3)).toEqual(["a", "b", "c"]);
    expect(before.ids).not.toContain(ids[3]);
  });
  test("a ship that sails from the middle leaves those before her", () => {
    const ids = follow(before, port(boat(0, 0, 0), boat(10, 0, 0), boat(8, 0, 2)));
    expect(ids).toEqual(["pilot", "b", "c"]);
  });
});

test("a moved piece steps space by space, and the cards turned so far are shown", () => {
  const view = port();
  const scenes = [scene("acting"), scene("moving", { piece, card: 3, path: [0, 1, 2] }), scene("walking", { piece })];
  const shown = stages({ ...view, phase: "picking" }, step(0, view, ...scenes));
  const notes = shown.map((stage) => (stage.note as Note | undefined) ?? null);
  expect(notes.flatMap((note) => (note?.walker ? [note.walker.space] : []))).toEqual([0, 1, 2]);
  expect(notes.at(-1)?.turned).toEqual({ "0-large": 3 });
});

test("the cards of a round are known from the step that turned them, and no longer than the round", () => {
  const turns = step(4, port(), scene("acting"), scene("moving", { piece, card: 3 }));
  const past = [step(3, { ...port(), phase: "picking" }), turns, step(5, port())];
  expect(past.map(tellsCards)).toEqual([true, true, false]);
  expect(turnedIn(2, past)).toEqual({ "0-large": 3 });
  expect(turnedIn(3, past)).toEqual({});
});

test("names of actions are read", () => {
  const legal = ["pick large 3", "pick jack 1", "load 2", "unload 4", "pay killer money", "hire"].map((name) => ({ name, text: "" }));
  expect(picks(legal).map(({ piece, card }) => [piece, card])).toEqual([["large", 3], ["jack", 1]]);
  expect([...berths(legal)]).toEqual([[2, "load 2"], [4, "unload 4"]]);
  expect([...named(legal, "pay")]).toEqual(["killer money"]);
  expect(keyed(["widow", "widow"]).map(({ key }) => key)).toEqual(["widow#1", "widow#2"]);
});
