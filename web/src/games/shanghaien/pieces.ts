// Which die and which card is which, so that movement can be shown: the views only count them. A die goes from
// the supply to the roll to a card and back; a card goes from the tavern to the crew of who takes it.
import type { ShanghaienView } from "../../api/schema";

export interface Chip {
  id: string;
  value: number;
  wild: boolean;
}

export interface Pieces {
  supply: string[][]; // by seat: ids of the dice in hand that are not rolled
  rolled: string[]; // ids, as view.rolled
  piles: string[][][]; // by position and seat
  cards: string[]; // by position
  order: Record<string, number>; // of the cards just taken, by their number
  crews: Chip[][][]; // by seat and nation
  tricks: string[][]; // by seat
}

type Before = { view: ShanghaienView; pieces: Pieces } | null;

/** Tells the pieces of a view apart, following those of the view before it. */
export function follow(before: Before, view: ShanghaienView): Pieces {
  return { ...followDice(before, view), ...followCards(before, view) };
}

function followDice(before: Before, view: ShanghaienView): Pick<Pieces, "supply" | "rolled" | "piles"> {
  const free = view.supply.map((hand, seat) => {
    const placed = view.tavern.reduce((sum, spot) => sum + (spot.dice[seat] ?? 0), 0);
    return Array.from({ length: hand + placed }, (_, i) => `d${seat}-${i}`);
  });
  const take = (seat: number, wanted: string | undefined): string => {
    const pool = free[seat]!;
    const at = wanted === undefined ? -1 : pool.indexOf(wanted);
    return pool.splice(at < 0 ? pool.length - 1 : at, 1)[0] ?? "";
  };
  // First those that stay where they are, so that nobody else takes them.
  const piles = view.tavern.map((spot, position) =>
    spot.dice.map((count, seat) => {
      const old = before?.pieces.piles[position]?.[seat] ?? [];
      return old.filter((id) => free[seat]!.includes(id)).slice(0, count).map((id) => take(seat, id));
    }),
  );
  // Then what was rolled and now lies on the card of its value.
  const landed = (seat: number, number: number | null): string | undefined =>
    before?.pieces.rolled.find((id, i) => before.view.rolled[i] === number && free[seat]!.includes(id));
  view.tavern.forEach((spot, position) =>
    spot.dice.forEach((count, seat) => {
      const pile = piles[position]![seat]!;
      while (pile.length < count) pile.push(take(seat, landed(seat, spot.number)));
    }),
  );
  const rolled = view.rolled.map((_, i) => take(view.seat, before?.pieces.rolled[i]));
  return { supply: free, rolled, piles };
}

function followCards(
  before: Before,
  view: ShanghaienView,
): Pick<Pieces, "cards" | "order" | "crews" | "tricks"> {
  const settled = before && view.tavern.length < before.view.tavern.length ? before : null;
  const gone = (settled?.view.tavern ?? []).map((spot, position) => ({ ...spot, id: settled!.pieces.cards[position]! }));
  const used = new Set<string>();
  const claim = (fits: (spot: (typeof gone)[number]) => boolean): string | undefined => {
    const found = gone.find((spot) => !used.has(spot.id) && fits(spot))?.id;
    if (found) used.add(found);
    return found;
  };
  const crews = [0, 1].map((seat) =>
    view.nations.map((nation, n) => {
      const crew = nation.crews[seat]!;
      const old = [...(before?.pieces.crews[seat]?.[n] ?? [])];
      return [...crew.sailors.map((value) => ({ value, wild: false })), ...wilds(crew.wilds)].map((chip, i): Chip => {
        const kept = old.findIndex((other) => other.value === chip.value && other.wild === chip.wild);
        if (kept >= 0) return old.splice(kept, 1)[0]!;
        const id = claim(
          (spot) => spot.taker === seat && spot.card.nation === nation.name && spot.card.value === chip.value,
        );
        return { ...chip, id: id ?? `s${view.round}-${seat}-${nation.name}-${i}` };
      });
    }),
  );
  const tricks = [0, 1].map((seat) => {
    const count = Object.values(view.tricks[seat]!).reduce((sum, some) => sum + some, 0);
    const old = before?.pieces.tricks[seat] ?? [];
    return Array.from({ length: count }, (_, i) => {
      return old[i] ?? claim((spot) => spot.taker === seat && spot.card.trick !== null) ?? `t${view.round}-${seat}-${i}`;
    });
  });
  const cards = view.tavern.map((_, position) => `c${view.round}-${position}`);
  return { cards, order: Object.fromEntries(gone.map((spot) => [spot.id, spot.number ?? 1])), crews, tricks };
}

function wilds(count: number): { value: number; wild: boolean }[] {
  return Array.from({ length: count }, () => ({ value: 2, wild: true }));
}

let last: Before = null;

/** The pieces of the view on display; the table and the rail ask with the same view and get the same. */
export function piecesOf(view: ShanghaienView): Pieces {
  if (last?.view !== view) last = { view, pieces: follow(last, view) };
  return last.pieces;
}
