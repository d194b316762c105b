// The pictures of a step: a card is turned, its piece walks space by space, pushes or backs up; Tally-Man walks;
// a full ship is scored where she lies and sails.
import type { MontegoBayPiece, MontegoBayScene, MontegoBayView, Step } from "../../api/schema";
import type { Stage } from "../game";
import { keyOf } from "./notation";
import type { Turned } from "./turned";

/** What the table shows besides a view. */
export interface Note {
  walker: { piece: MontegoBayPiece; space: number } | null; // drawn there, not where the view has it
  mover: string | null; // the piece whose card has just been turned
  pushed: string | null; // the piece that is being pushed across
  turned: Turned | null; // cards turned so far this round
  scored: { pier: number | null; points: number[] } | null; // a ship, or (no pier) the pub
  leaving: boolean; // that ship is on her way out
}

const NOTHING: Note = { walker: null, mover: null, pushed: null, turned: null, scored: null, leaving: false };
const SPACE = 90; // milliseconds from space to space
const MOVE = 300;
const READ = 700; // to read what a ship brings
const SAIL = 640;

export function stages(before: MontegoBayView, step: Step): Stage[] {
  const view = step.view as MontegoBayView;
  const scenes = step.scenes as MontegoBayScene[];
  if (scenes.length) return told(before, scenes);
  if (view.phase === "laying" || view.phase === "ordering" || view.phase === "berthing" || view.phase === "picking") return [];
  return [{ view, ms: MOVE, sound: "place" }];
}

function told(before: MontegoBayView, scenes: MontegoBayScene[]): Stage[] {
  const shown: Stage[] = [];
  const cards: Turned = {};
  let last = before;
  for (const scene of scenes) {
    const known = { ...NOTHING, turned: Object.keys(cards).length ? { ...cards } : null };
    switch (scene.what) {
      case "acting":
        if (before.phase !== "picking") shown.push({ view: scene.view, ms: MOVE, sound: "place" });
        break;
      case "moving": {
        const piece = scene.piece!;
        cards[keyOf(piece)] = scene.card!;
        const note: Note = { ...known, turned: { ...cards }, mover: keyOf(piece) };
        shown.push({ view: last, note, ms: SPACE, sound: "card" });
        for (const space of scene.path) shown.push({ view: last, note: { ...note, walker: { piece, space } }, ms: SPACE });
        const straight = !scene.pushed && last.quay[scene.path.at(-1)!]?.piece === null;
        shown.push({ view: scene.view, note: { ...note, pushed: scene.pushed ? keyOf(scene.pushed) : null }, ms: straight ? SPACE : MOVE, sound: "place" });
        break;
      }
      case "sailing":
      case "closing": {
        const scored = { pier: scene.pier, points: scene.points };
        if (scene.points.some(Boolean)) shown.push({ view: last, note: { ...known, scored }, ms: READ, sound: "bell" });
        if (scene.pier) shown.push({ view: last, note: { ...known, scored, leaving: true }, ms: SAIL });
        shown.push({ view: scene.view, note: known, ms: MOVE });
        break;
      }
      default:
        shown.push({ view: scene.view, note: known, ms: MOVE });
    }
    last = scene.view;
  }
  return shown;
}

export const noteOf = (note: unknown): Note => (note as Note | null) ?? NOTHING;
