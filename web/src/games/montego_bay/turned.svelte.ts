// The cards turned in a round, by piece: the position forgets them as the pieces move, the table shows them on.
import type { MontegoBayScene } from "../../api/schema";
import { keyOf } from "./notation";

export type Turned = Record<string, number>;

class Cards {
  #round = $state(0);
  #cards = $state.raw<Turned>({});

  /** Takes a round's moves in, once they are known. */
  learn(round: number, scenes: readonly MontegoBayScene[]): void {
    const moved = scenes.filter((scene) => scene.what === "moving");
    if (!moved.length) return;
    this.#round = round;
    this.#cards = Object.fromEntries(moved.map((scene) => [keyOf(scene.piece!), scene.card!]));
  }

  of(round: number): Turned {
    return round === this.#round ? this.#cards : {};
  }
}

export const turned = new Cards();
