// What a game brings to the frame. The frame does everything else: seats, log, undo, hint, resign, phrases, rules,
// text view, line, sounds, notifications, movement, keys. No rule is written here: what may be clicked is `legal`.
import type { Component, Snippet } from "svelte";
import type { ActionView, ResultView, SeatView, Step } from "../api/schema";
import type { Sound } from "../table/sound";

/** What a game's components get to show. `view` is the game's own, as `seat` may know it. */
export interface Board<View = unknown> {
  readonly view: View;
  /** What the stage on display says besides the view; null at rest. */
  readonly note: unknown;
  /** The seat from which one looks, −1 for a spectator. */
  readonly me: number;
  readonly seats: readonly SeatView[];
  readonly names: readonly string[];
  /** What may be done now; empty while one waits, looks back, or the line is down. */
  readonly legal: readonly ActionView[];
  /** The last action of which somebody asked "why not?", marked until one acts or looks at something else. */
  readonly asked: string | null;
  /** What the bot would do, once it was asked. */
  readonly tip: string | null;
  readonly result: ResultView | null;
  /** The steps that led here, oldest first, at least as far back as the game's `enough` says. */
  readonly past: readonly Step[];
  act(name: string): void;
  /** Asks why an action is not allowed; the plate answers. */
  why(name: string): void;
  /** Takes such an answer off the plate: one looks at something else now, of which it would be misread. */
  forget(): void;
  text(name: string): string | null;
  may(name: string): boolean;
}

/** One picture of a movement: shown for `ms`, then the next. */
export interface Stage {
  view: unknown;
  note?: unknown;
  ms: number;
  sound?: Sound;
}

/** The question on the plate: an imperative, and a sentence. */
export interface Question {
  title: string;
  text: string;
}

export interface Progress {
  text: string;
  past: number;
  all: number;
  /** Names of the steps, where they are more than a count. */
  steps?: string[];
}

export interface GameModule<View = any> {
  /** The chart and the plate upon it; renders the frame's <Plate>, <SeatStrip>. */
  Table: Component<{ board: Board<View>; plate: PlateSnippet }>;
  /** Slips of the rail, above the log. */
  Rail: Component<{ board: Board<View> }>;
  /** The position in words and tables, for the text view. */
  Text: Component<{ board: Board<View> }>;
  /** The final scoring as a short show, on the plate of a finished match. */
  Show: Component<{ board: Board<View> }>;
  /** Whether seats have secrets: a device that is handed on is then covered. */
  secret: boolean;
  progress(view: View): Progress;
  question(board: Board<View>): Question;
  /** A message for the guided first round, or null when there is nothing to explain (any more). */
  guide(board: Board<View>): string | null;
  /** The pictures of a step, from the view before it; most need one. */
  stages(before: View, step: Step): Stage[];
  /** Whether the table needs no step before this one; without it, it needs none at all. */
  enough?(step: Step): boolean;
  /** A key's action, if it means one: "r" rolls. Digits and common keys are the frame's. */
  key(board: Board<View>, key: string): string | null;
  /** A few words beside the log's heading. */
  aside(view: View): string;
  /** The keys, for the sheet: key and message id. */
  keys: [string, string][];
}

/** The frame's plate, with what the game puts upon it. */
export type PlateSnippet = Snippet<[middle: Snippet | null, acts: Snippet | null]>;
