// The cards turned in a round, by piece: the position forgets them as the pieces move, the table shows them on.
import type { MontegoBayScene, MontegoBayView, Step } from "../../api/schema";
import { keyOf } from "./notation";

export type Turned = Record<string, number>;

const moves = (step: Step): MontegoBayScene[] => (step.scenes as MontegoBayScene[]).filter((scene) => scene.what === "moving");

/** Whether a step tells all about the cards that were turned lately: it turned them, or they are being picked. */
export const tellsCards = (step: Step): boolean => (step.view as MontegoBayView).phase === "picking" || moves(step).length > 0;

/** The cards that the steps so far have turned in a round. */
export function turnedIn(round: number, past: readonly Step[]): Turned {
  const last = past.findLast((step) => moves(step).length > 0);
  const scenes = last ? moves(last).filter((scene) => scene.view.round === round) : [];
  return Object.fromEntries(scenes.map((scene) => [keyOf(scene.piece!), scene.card!]));
}
