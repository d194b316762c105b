// What Shanghaien's table says itself: cards, and the question on the plate.
import type { ShanghaienCard, ShanghaienView } from "../../api/schema";
import { say } from "../../words/words.svelte";
import type { Board, Progress, Question } from "../game";

export function trickName(pair: string): string {
  const [first = "", second = ""] = pair.split("/").map((effect) => say(`shanghaien-effect-${effect}`));
  return say("shanghaien-trick", { first, second });
}

export function cardName(card: ShanghaienCard): string {
  if (card.trick) return trickName(card.trick);
  return say("shanghaien-sailor", { nation: say(`shanghaien-nation-${card.nation}`), value: card.value ?? 0 });
}

/** A card with where it would go and what it does, in sentences. */
export function cardText(card: ShanghaienCard, outlook: string): string {
  const effects = card.trick?.split("/") ?? [];
  return [`${cardName(card)}${outlook ? `: ${outlook}` : ""}.`, ...effects.map((effect) => say(`shanghaien-effect-${effect}.help`))].join(" ");
}

export function progress(view: ShanghaienView): Progress {
  const all = view.rounds;
  const past = view.phase === "ended" ? all : view.round - 1;
  return { text: say("shanghaien-progress", { round: view.round, rounds: all }), past, all };
}

/** The question on the plate: ours as an imperative, another's as what they must do. */
export function question(board: Board<ShanghaienView>): Question {
  const { view } = board;
  if (board.note === "settling") return ask("settle");
  if (view.phase === "dealing" || view.phase === "starting") return ask("deal");
  const [low = 0, high = 0] = view.rolled;
  if (view.seat !== board.me) {
    const title = say("shanghaien-ask-wait", { name: board.names[view.seat] ?? "" });
    if (view.phase === "turn") return { title, text: say("shanghaien-ask-wait-turn") };
    if (view.phase === "placing") return { title, text: say("shanghaien-ask-wait-place", { low, high }) };
    return { title, text: say("shanghaien-ask-wait-trick") };
  }
  if (view.phase === "turn") {
    if (!board.may("shanghai")) return ask("roll");
    return ask(board.may("roll") ? "either" : "shanghai");
  }
  if (view.phase === "placing") {
    const text = say(view.end ? "shanghaien-ask-place.text" : "shanghaien-ask-place.first", { low, high });
    return { title: say("shanghaien-ask-place"), text };
  }
  return ask(view.phase === "joining" ? "join" : view.phase === "turning" ? "turn" : "both");
}

function ask(what: string): Question {
  return { title: say(`shanghaien-ask-${what}`), text: say(`shanghaien-ask-${what}.text`) };
}

/** The guided first round: one explanation a step. */
export function guide(board: Board<ShanghaienView>): string | null {
  const { view } = board;
  if (view.round > 1 || view.phase === "ended") return null;
  if (view.seat !== board.me) return "shanghaien-guide-wait";
  if (view.phase === "turn") return board.may("shanghai") ? "shanghaien-guide-shanghai" : "shanghaien-guide-roll";
  if (view.phase === "placing") return view.end ? "shanghaien-guide-place" : "shanghaien-guide-first";
  return "shanghaien-guide-trick";
}
