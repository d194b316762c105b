// The table of Les Ombres de Macao, as the frame takes it.
import type { MacaoView, Step } from "../../api/schema";
import { say } from "../../words/words.svelte";
import type { Board, GameModule, Stage } from "../game";
import Rail from "./Rail.svelte";
import Show from "./Show.svelte";
import Table from "./Table.svelte";
import Text from "./Text.svelte";
import "./macao.css";
import { guide, progress, question } from "./words";

const MOVE = 340; // milliseconds: a slide, and a breath
const EFFECT = 700; // time to see whose effect it is

function stages(before: MacaoView, step: Step): Stage[] {
  const view = step.view as MacaoView;
  if (view.phase === "starting" || view.phase === "tiling" || view.phase === "dealing") return [];
  const effect = view.phase !== before.phase && ["killing", "reserving", "contacting"].includes(view.phase);
  if (view.last && !before.last) return [{ view, note: "last", ms: EFFECT, sound: "bell" }];
  return [{ view, note: effect ? view.phase : null, ms: effect ? EFFECT : MOVE, sound: "card" }];
}

function key(board: Board<MacaoView>, pressed: string): string | null {
  if (/^[1-4]$/.test(pressed)) return `${board.view.phase === "choosing" ? "under" : "contact"} ${pressed}`;
  return null;
}

const game: GameModule<MacaoView> = {
  Table,
  Rail,
  Text,
  Show,
  secret: false,
  progress,
  question,
  guide,
  stages,
  key,
  keys: [["1–4", "macao-key-pile"]],
  aside: (view) => say("macao-round", { round: view.round }),
};

export default game;
