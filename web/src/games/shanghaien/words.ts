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

export function progress(view: ShanghaienView): Progress {
  const all = view.rounds;
  const past = view.phase === "ended" ? all : view.round - 1;
  return { text: say("shanghaien-progress", { round: view.round, rounds: all }), past, all };
}

/** The question on the plate: ours as an imperative, another's as what they must do. */
export function question(board: Board<ShanghaienView>): Question {
  const { view } = board;
  const [low = 0, high = 0] = view.rolled;
  if (board.legal.length === 0) {
    const name = board.names[view.seat] ?? "";
    const title = say("shanghaien-ask-wait", { name });
    const texts: Record<string, string> = {
      turn: say("shanghaien-ask-wait-turn"),
      placing: say("shanghaien-ask-wait-place", { low, high }),
    };
    return { title, text: texts[view.phase] ?? say("shanghaien-ask-wait-trick") };
  }
  if (view.phase === "turn") {
    if (board.may("roll") && board.may("shanghai")) return ask("either");
    return ask(board.may("roll") ? "roll" : "shanghai");
  }
  if (view.phase === "placing") {
    const values = { low, high };
    const text = say(view.end ? "shanghaien-ask-place.text" : "shanghaien-ask-place.first", values);
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
  if (board.legal.length === 0) return "shanghaien-guide-wait";
  if (view.phase === "turn") return board.may("shanghai") ? "shanghaien-guide-shanghai" : "shanghaien-guide-roll";
  if (view.phase === "placing") return view.end ? "shanghaien-guide-place" : "shanghaien-guide-first";
  return "shanghaien-guide-trick";
}
