// Movement: whatever carries data-flip="key" slides from where that key was to where it is (first, last, invert,
// play); what is new slides from where the key in its data-flip-from was. With reduced motion nothing slides; a moved
// thing keeps a dotted line to where it came from instead.

const MOVE = 280; // milliseconds, as --move
const EASE = "cubic-bezier(.2, .7, .2, 1)";

export function reduced(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export interface Trace {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export class Mover {
  #before = new Map<string, DOMRect>();

  /** Notes where everything is, before the page changes. */
  note(root: HTMLElement): void {
    this.#before.clear();
    for (const element of pieces(root)) this.#before.set(keyOf(element), element.getBoundingClientRect());
  }

  /** Lets everything that moved slide to its new place within `time`; returns where from, for those who want no movement. */
  play(root: HTMLElement, time = MOVE): Trace[] {
    const traces: Trace[] = [];
    const still = reduced();
    const origin = root.getBoundingClientRect();
    for (const element of pieces(root)) {
      const from = this.#before.get(keyOf(element)) ?? this.#before.get(element.dataset.flipFrom ?? "");
      const to = element.getBoundingClientRect();
      if (!from || !to.width) continue;
      const dx = from.x + from.width / 2 - to.x - to.width / 2;
      const dy = from.y + from.height / 2 - to.y - to.height / 2;
      if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue;
      if (still) {
        traces.push({
          x1: from.x + from.width / 2 - origin.x,
          y1: from.y + from.height / 2 - origin.y,
          x2: to.x + to.width / 2 - origin.x,
          y2: to.y + to.height / 2 - origin.y,
        });
        continue;
      }
      const delay = Number(element.dataset.flipDelay ?? 0);
      const scale = Math.min(from.width / to.width, 6);
      element.animate(
        [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 9, position: "relative" }, { transform: "none", zIndex: 9, position: "relative" }],
        { duration: Math.min(time, MOVE), delay, easing: EASE, fill: "backwards" },
      );
    }
    return traces;
  }
}

function pieces(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-flip]")].filter((element) => element.getClientRects().length > 0);
}

const keyOf = (element: HTMLElement): string => element.dataset.flip ?? "";
