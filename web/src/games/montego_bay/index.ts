// Montego Bay's table, as the frame takes it.
import type { MontegoBayView } from "../../api/schema";
import { say } from "../../words/words.svelte";
import type { Board, GameModule } from "../game";
import { handsOf, picks, toPick } from "./notation";
import { picked } from "./picked.svelte";
import Rail from "./Rail.svelte";
import Show from "./Show.svelte";
import { stages } from "./story";
import Table from "./Table.svelte";
import Text from "./Text.svelte";
import { tellsCards } from "./turned";
import "./montego_bay.css";
import { guide, progress, question } from "./words";

/** A digit picks that card for the piece in hand, or names a pier; arrows take up another piece. */
function key(board: Board<MontegoBayView>, pressed: string): string | null {
  if (pressed === "y" && board.may("hire")) return "hire";
  if (pressed === "n" && board.may("decline")) return "decline";
  const number = /^[1-5]$/.test(pressed) ? Number(pressed) : 0;
  if (picks(board.legal).length) {
    const hands = handsOf(board.view, board.me);
    const now = toPick(board.view, board.me, picked.piece);
    if (number && now) return `pick ${now.piece.name} ${number}`;
    if (pressed === "ArrowLeft" || pressed === "ArrowRight") {
      const at = hands.findIndex((hand) => hand === now) + (pressed === "ArrowRight" ? 1 : -1);
      picked.piece = hands.at(at % hands.length)?.piece.name ?? null;
    }
    return null;
  }
  if (number && number <= 4) {
    if (board.view.phase === "loading") return `load ${number}`;
    if (board.view.phase === "unloading") return `unload ${number}`;
  }
  return null;
}

const game: GameModule<MontegoBayView> = {
  Table,
  Rail,
  Text,
  Show,
  secret: true,
  progress,
  question,
  guide,
  stages,
  enough: tellsCards,
  key,
  keys: [
    ["1–5", "montego_bay-key-pick"],
    ["← →", "montego_bay-key-piece"],
    ["1–4", "montego_bay-key-pier"],
    ["y n", "montego_bay-key-jack"],
  ],
  aside: (view) => say("montego_bay-round", { round: view.round }),
};

export default game;
