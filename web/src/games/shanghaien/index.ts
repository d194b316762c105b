// Shanghaien's table, as the frame takes it.
import type { ShanghaienView, Step } from "../../api/schema";
import { say } from "../../words/words.svelte";
import type { Board, GameModule, Stage } from "../game";
import Crews from "./Crews.svelte";
import Show from "./Show.svelte";
import Table from "./Table.svelte";
import Text from "./Text.svelte";
import { placings } from "./notation";
import { picked } from "./picked.svelte";
import "./shanghaien.css";
import { guide, progress, question } from "./words";

const MOVE = 300; // milliseconds: a slide, and a breath
const ROLL = 560; // the faces change for 420
const DEAL = 50;
const REASONS = 1500; // time to read who takes which card, and why
const TAKING = 1080; // six cards, 160 apart

function stages(before: ShanghaienView, step: Step): Stage[] {
  const view = step.view as ShanghaienView;
  if (view.phase === "rolling") return []; // the dice tell it
  if (before.tavern.length === 6 && view.tavern.length === 0) {
    return [
      { view: { ...before, rolled: [] }, note: "settling", ms: REASONS, sound: "bell" },
      { view, ms: TAKING, sound: "card" },
    ];
  }
  if (view.phase === "dealing" || view.tavern.length > before.tavern.length) return [{ view, ms: DEAL, sound: "card" }];
  if (step.seat === null) return [{ view, note: "rolled", ms: ROLL, sound: "roll" }];
  return [{ view, ms: MOVE, sound: "place" }];
}

/** A digit places that die; before the round's first die it takes it up, and an arrow chooses the end of card 1. */
function key(board: Board<ShanghaienView>, pressed: string): string | null {
  if (pressed === "r") return "roll";
  if (pressed === "s") return "shanghai";
  const places = placings(board.legal, board.view);
  if (/^[1-6]$/.test(pressed)) {
    const found = places.filter((place) => place.value === Number(pressed));
    if (found.length === 1) return found[0]!.action;
    if (found.length > 1) picked.value = Number(pressed);
    return found.length || !places.length ? null : `place ${pressed}`;
  }
  if (pressed === "ArrowLeft" || pressed === "ArrowRight") {
    const end = pressed === "ArrowLeft" ? "left" : "right";
    const both = `both ${end}`;
    if (board.may(both)) return both;
    return places.find((place) => place.end === end && place.value === picked.value)?.action ?? null;
  }
  return null;
}

const game: GameModule<ShanghaienView> = {
  Table,
  Rail: Crews,
  Text,
  Show,
  secret: false,
  progress,
  question,
  guide,
  stages,
  key,
  keys: [
    ["r", "shanghaien-key-roll"],
    ["1–6", "shanghaien-key-place"],
    ["← →", "shanghaien-key-end"],
    ["s", "shanghaien-key-shanghai"],
  ],
  aside: (view) => say("shanghaien-deck", { cards: view.deck }),
};

export default game;
