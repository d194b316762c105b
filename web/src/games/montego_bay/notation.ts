// What names of actions and pieces say about where to show them. No rule: an action stands here only if the server sent it.
import type { ActionView, MontegoBayHand, MontegoBayPiece, MontegoBayView } from "../../api/schema";

/** A piece's own key: "0-large", "1-third"; Lazy Jack is the same whoever hired him. */
export const keyOf = (piece: MontegoBayPiece): string => (piece.name === "jack" ? "jack" : `${piece.seat}-${piece.name}`);

export const same = (one: MontegoBayPiece | null, other: MontegoBayPiece | null): boolean =>
  one !== null && other !== null && keyOf(one) === keyOf(other);

export const markOf = (piece: MontegoBayPiece): string =>
  piece.name === "jack" ? "lazy-jack" : `docker-${piece.large ? "l" : "s"}-${piece.seat + 1}`;

export interface Pick {
  action: string;
  piece: string; // its name: large, small, third, jack
  card: number;
}

/** Reads "pick large 3". */
export function picks(legal: readonly ActionView[]): Pick[] {
  return legal.flatMap(({ name }) => {
    const parts = /^pick (\w+) ([1-5])$/.exec(name);
    return parts ? [{ action: name, piece: parts[1]!, card: Number(parts[2]) }] : [];
  });
}

/** Reads "load 2" and "unload 2": pier -> action. */
export function berths(legal: readonly ActionView[]): Map<number, string> {
  return new Map(
    legal.flatMap(({ name }) => {
      const parts = /^(?:un)?load ([1-4])$/.exec(name);
      return parts ? [[Number(parts[1]), name] as const] : [];
    }),
  );
}

/** The hands of the seat from which one looks. */
export const handsOf = (view: MontegoBayView, seat: number): MontegoBayHand[] => view.hands[seat] ?? [];

/** The piece whose cards are to be picked: the one chosen, else the first without a card, else the first. */
export function toPick(view: MontegoBayView, seat: number, chosen: string | null): MontegoBayHand | null {
  const hands = handsOf(view, seat);
  return hands.find((hand) => hand.piece.name === chosen) ?? hands.find((hand) => !hand.laid) ?? hands[0] ?? null;
}
