// Moves play in order, and never take more than 2.5 s for a turn: what would take longer is hurried in proportion.
import type { Stage } from "../games/game";

const LONGEST = 2500; // milliseconds

export function paced<S extends Stage>(stages: readonly S[]): S[] {
  const all = stages.reduce((sum, stage) => sum + stage.ms, 0);
  const pace = Math.min(1, LONGEST / Math.max(1, all));
  return stages.map((stage) => ({ ...stage, ms: stage.ms * pace }));
}
