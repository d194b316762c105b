// Which ship is which, so that those behind can be seen moving up: the views only name what lies at each pier.
import type { MontegoBayBoat, MontegoBayView } from "../../api/schema";

interface Before {
  view: MontegoBayView;
  ids: string[];
}

let last: Before | null = null;
let named = 0;

const fresh = (): string => `ship-${(named += 1)}`;

/** Tells whether a boat can be the one of the view before: a barrel more or less at most. */
function goesOn(old: MontegoBayBoat | undefined, boat: MontegoBayBoat): boolean {
  if (!old || old.capacity !== boat.capacity) return false;
  return old.aboard.reduce((sum, count, seat) => sum + Math.abs(count - boat.aboard[seat]!), 0) <= 1;
}

/** Names the ships of a port, following those of the port before: all stay, or one has left and the rest moved up. */
export function follow(before: Before | null, view: MontegoBayView): string[] {
  const old = before?.view.port ?? [];
  const stays = [...view.port.keys(), old.length].map((left) => {
    const kept = old.map((boat, pier) => ({ boat, id: before!.ids[pier]! })).filter((_, pier) => pier !== left);
    return view.port.map((boat, pier) => (goesOn(kept[pier]?.boat, boat) ? kept[pier]!.id : null));
  });
  // The reading in which most ships go on is the true one; a ship that left counts against it.
  const best = stays.toReversed().reduce((one, other) => (count(other) > count(one) ? other : one), view.port.map(() => null as string | null));
  return best.map((id) => id ?? fresh());
}

const count = (ids: (string | null)[]): number => ids.filter(Boolean).length;

/** The ships of the view on display, by pier. */
export function shipsOf(view: MontegoBayView): string[] {
  if (last?.view !== view) last = { view, ids: follow(last, view) };
  return last.ids;
}
