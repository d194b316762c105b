// What Montego Bay's table says itself: pieces, stores, and the question on the plate.
import type { MontegoBayBoat, MontegoBayLead, MontegoBayPiece, MontegoBayStore, MontegoBayView } from "../../api/schema";
import { say } from "../../words/words.svelte";
import type { Board, Progress, Question } from "../game";
import { handsOf, picks } from "./notation";

export function pieceName(piece: MontegoBayPiece): string {
  if (piece.name === "third") return say(`montego_bay-piece-third-${piece.large ? "large" : "small"}`);
  return say(`montego_bay-piece-${piece.name}`);
}

export const ownedName = (piece: MontegoBayPiece, names: readonly string[]): string =>
  say("montego_bay-owned", { name: names[piece.seat] ?? "", piece: pieceName(piece) });

export function storeName(store: MontegoBayStore | null): string {
  if (!store) return "";
  const parts = [
    store.barrels ? say("montego_bay-store-good", { count: store.barrels }) : "",
    store.damaged ? say("montego_bay-store-damaged", { count: store.damaged }) : "",
    store.coin ? say("montego_bay-store-coin") : "",
  ];
  return parts.filter(Boolean).join(" + ");
}

export const shipName = (boat: MontegoBayBoat): string =>
  boat.capacity ? say("montego_bay-ship", { slots: boat.capacity, points: boat.points.join("-") }) : say("montego_bay-pilot");

/** Where a card leads, in a sentence. */
export function leadText(view: MontegoBayView, lead: MontegoBayLead, names: readonly string[]): string {
  const text = say("montego_bay-lead", { space: lead.end, store: storeName(view.quay[lead.end]?.store ?? null) });
  if (lead.pushed) return `${text} ${say("montego_bay-lead-push", { piece: ownedName(lead.pushed, names) })}`;
  return lead.end === lead.space ? text : `${text} ${say("montego_bay-lead-back", { space: lead.space })}`;
}

const STEPS = ["jack", "cards", "moves", "loading", "sailing"];
const STEP_OF: Record<string, number> = {
  beginning: 0, hiring: 0, hosting: 0, picking: 1, moving: 2, walking: 3, loading: 3, unloading: 3, pouring: 3,
  sailing: 4, turning: 4, shifting: 4, closing: 4, ended: 5,
};

export function progress(view: MontegoBayView): Progress {
  return {
    text: view.round ? say("montego_bay-round", { round: view.round }) : say("montego_bay-setting-up"),
    past: view.round ? (STEP_OF[view.phase] ?? 0) : -1,
    all: STEPS.length,
    steps: STEPS.map((step) => say(`montego_bay-step-${step}`)),
  };
}

const waitText = (view: MontegoBayView): string => {
  const known = ["hiring", "hosting", "picking", "loading", "unloading"];
  return say(`montego_bay-ask-wait-${known.includes(view.phase) ? view.phase : "other"}`);
};

export function question(board: Board<MontegoBayView>): Question {
  const { view } = board;
  const worker = view.worker ? pieceName(view.worker) : "";
  const store = view.tally === null ? "" : storeName(view.quay[view.tally]?.store ?? null);
  if (view.phase === "picking" && picks(board.legal).length) {
    const hands = handsOf(view, board.me);
    const open = hands.filter((hand) => !hand.laid).length;
    if (open) return { title: say("montego_bay-ask-pick", { count: open }), text: say("montego_bay-ask-pick.text") };
    const others = board.seats.filter((seat) => seat.awaited).map((seat) => board.names[seat.seat]!);
    return { title: say("montego_bay-ask-laid"), text: say("montego_bay-ask-laid.text", { names: others.join(", ") }) };
  }
  if (!board.legal.length) {
    const waited = board.seats.filter((seat) => seat.awaited).map((seat) => board.names[seat.seat]!);
    return { title: say("montego_bay-ask-wait", { names: waited.join(", ") || "…" }), text: waitText(view) };
  }
  switch (view.phase) {
    case "hiring":
      return { title: say("montego_bay-ask-hire"), text: say("montego_bay-ask-hire.text") };
    case "hosting":
      return { title: say("montego_bay-ask-host"), text: say("montego_bay-ask-host.text") };
    case "unloading":
      return {
        title: say("montego_bay-ask-unload", { count: view.to_unload }),
        text: say("montego_bay-ask-unload.text", { piece: worker, store }),
      };
    default:
      return {
        title: say("montego_bay-ask-load", { count: view.to_load }),
        text: say("montego_bay-ask-load.text", { piece: worker, store }),
      };
  }
}

/** The guided first rounds: one explanation a step. */
export function guide(board: Board<MontegoBayView>): string | null {
  const { view } = board;
  if (view.round > 2 || view.phase === "ended") return null;
  if (!board.legal.length) return view.phase === "picking" ? null : "montego_bay-guide-wait";
  if (view.phase === "picking") {
    const open = handsOf(view, board.me).some((hand) => !hand.laid);
    if (!open) return "montego_bay-guide-laid";
    return view.round === 1 ? "montego_bay-guide-pick" : "montego_bay-guide-push";
  }
  if (view.phase === "unloading") return "montego_bay-guide-unload";
  if (view.phase === "loading") return view.round === 1 ? "montego_bay-guide-load" : "montego_bay-guide-sail";
  return "montego_bay-guide-jack";
}
