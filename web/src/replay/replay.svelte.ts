// A match to look back at: a table's or a record's, moment by moment, from one seat's knowledge or everybody's.
import { api, Problem } from "../api/http";
import type { ResultView, SeatView, Step } from "../api/schema";
import { loadGame } from "../games";
import type { Board, GameModule, Stage } from "../games/game";
import { reduced } from "../table/motion";
import { paced } from "../table/pace";

export const ALL = -2; // who looks knows everything
export const SPECTATOR = -1;
export const SPEEDS = [0.5, 1, 2, 4];

const CHUNK = 100; // steps asked for at once
const PAST = 100; // steps that the game's table may look back at
const PAUSE = 900; // milliseconds between two steps at speed 1

/** A match as it is told to whoever looks back. */
interface Told {
  kind: "tables" | "records";
  game: string;
  names: string[];
  seats: readonly SeatView[];
  over: boolean;
  result: ResultView | null;
  total: number;
  viewpoint: number;
}

export class Replay {
  told = $state.raw<Told | null>(null);
  game = $state.raw<GameModule | null>(null);
  problem = $state.raw<Problem | null>(null);
  at = $state(0); // the index of the event last seen
  jumped = $state(false); // there at once, not by a step that could be shown
  seat = $state(SPECTATOR);
  playing = $state(false);
  speed = $state(1);
  stage = $state.raw<Stage | null>(null);
  #steps = $state.raw<(Step | undefined)[]>([]);
  #asked = new Map<number, Promise<void>>();
  #run = 0; // the play or movement under way; a newer one ends it

  constructor(readonly id: string) {}

  readonly step = $derived(this.#steps[this.at] ?? null);
  readonly view = $derived(this.stage?.view ?? this.step?.view ?? null);
  readonly steps = $derived(this.#steps);
  readonly atEnd = $derived(this.told !== null && this.at >= this.told.total - 1);

  /** What a game's components get: a position that can only be looked at. */
  readonly board: Board = $derived({
    view: this.view,
    note: this.stage?.note ?? null,
    me: this.seat === ALL ? SPECTATOR : this.seat,
    seats: this.told?.seats ?? [],
    names: this.told?.names ?? [],
    legal: [],
    asked: null,
    tip: null,
    result: this.atEnd && !this.stage ? (this.told?.result ?? null) : null,
    past: this.#steps.slice(Math.max(0, this.at - PAST), this.at + 1).filter((step) => step !== undefined),
    act: () => {},
    why: () => {},
    forget: () => {},
    text: () => null,
    may: () => false,
  });

  async open(at: number | null, seat: number | null): Promise<void> {
    await this.#try(async () => {
      const told = (await this.#table()) ?? (await this.#record());
      this.game = await loadGame(told.game);
      this.seat = seat !== null && this.knowledge(told).includes(seat) ? seat : told.viewpoint;
      this.at = Math.max(0, Math.min(at ?? 0, told.total - 1));
      this.told = told;
      this.#steps = Array.from({ length: told.total });
      await this.go(this.at);
      for (let from = 0; from < told.total; from += CHUNK) await this.#need(from);
    });
  }

  /** From where one may look: one's own seats and none; after the end from all seats, and all at once. */
  knowledge(told: Told | null = this.told): number[] {
    if (!told) return [];
    const seats = told.names.map((_, seat) => seat);
    if (told.over || told.kind === "records") return [ALL, ...seats, SPECTATOR];
    return [...seats.filter((seat) => told.seats[seat]?.yours), SPECTATOR];
  }

  async look(seat: number): Promise<void> {
    this.stop();
    this.seat = seat;
    await this.#again();
  }

  /** Reads the steps anew, from another seat or in another language; the moment stays. */
  async #again(): Promise<void> {
    if (!this.told) return;
    this.#asked.clear();
    const shown = this.at;
    await this.#try(() => this.#need(shown, true));
    const total = this.told.total;
    for (let from = 0; from < total; from += CHUNK) await this.#try(() => this.#need(from));
  }

  async speak(): Promise<void> {
    await this.#again();
  }

  /** Goes to a moment at once. */
  async go(at: number): Promise<void> {
    if (!this.told) return;
    this.stop();
    const index = Math.max(0, Math.min(at, this.told.total - 1));
    await this.#try(() => this.#need(index));
    this.jumped = true;
    this.at = index;
  }

  /** Shows the next step with its movements. */
  async forward(): Promise<void> {
    this.playing = false;
    await this.#forward((this.#run += 1));
  }

  async play(): Promise<void> {
    if (!this.told) return;
    if (this.atEnd) await this.go(0);
    this.playing = true;
    const run = (this.#run += 1);
    while (this.playing && run === this.#run && !this.atEnd) {
      await this.#forward(run);
      if (run === this.#run) await sleep(this.step?.lines.length ? PAUSE / this.speed : 0);
    }
    if (run === this.#run) this.playing = false;
  }

  stop(): void {
    this.playing = false;
    this.#run += 1;
    this.stage = null;
  }

  async #forward(run: number): Promise<void> {
    if (!this.told || this.atEnd) return;
    const next = this.at + 1;
    await this.#try(() => this.#need(next));
    const [before, step] = [this.#steps[this.at], this.#steps[next]];
    if (!before || !step || run !== this.#run) return;
    this.jumped = false;
    for (const stage of reduced() ? [] : paced(this.game!.stages(before.view, step))) {
      this.stage = stage;
      await sleep(stage.ms / this.speed);
      if (run !== this.#run) return;
    }
    this.at = next;
    this.stage = null;
  }

  async #table(): Promise<Told | null> {
    try {
      const { table } = await api.table(this.id);
      if (!table.match) return null;
      return {
        kind: "tables",
        game: table.game,
        names: table.seats.map((seat) => seat.called),
        seats: table.seats.map((seat) => ({ ...seat, awaited: false, pending: false, here: true, clock: null })),
        over: table.status === "over",
        result: table.result,
        total: table.match.events,
        viewpoint: table.status === "over" ? ALL : table.viewpoint,
      };
    } catch (error) {
      if (error instanceof Problem && error.code === "no-table") return null;
      throw error;
    }
  }

  async #record(): Promise<Told> {
    const info = await api.record(this.id);
    const result = info.places ? { places: info.places, scores: info.scores, resigned: [], bill: "" } : null;
    const seats = info.names.map((name, seat) => seatOf(seat, name));
    return { kind: "records", game: info.game, names: info.names, seats, over: info.over, result, total: info.events, viewpoint: ALL };
  }

  /** Makes sure that a step is known; `anew` forgets what was known from another seat once the answer is there. */
  async #need(index: number, anew = false): Promise<void> {
    const from = index - (index % CHUNK);
    if (!this.#asked.has(from)) this.#asked.set(from, this.#ask(from, anew));
    await this.#asked.get(from);
  }

  async #ask(from: number, anew: boolean): Promise<void> {
    const { kind } = this.told!;
    const seat = this.seat;
    const { steps } = await api.moments(kind, this.id, from, from + CHUNK, seat);
    if (seat !== this.seat) return;
    const known = anew ? Array.from<Step | undefined>({ length: this.told!.total }) : [...this.#steps];
    for (const step of steps) known[step.index] = step;
    this.#steps = known;
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error;
    }
  }
}

function seatOf(seat: number, name: string): SeatView {
  return { seat, kind: "person", name, called: name, level: null, yours: false, here: true, pending: false, awaited: false, resigned: false, clock: null };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
