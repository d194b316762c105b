// A table as this browser has it: the newest view, the log, what is on display, and the line to the server.
import { api, Problem } from "../api/http";
import { Live, type Line } from "../api/live";
import type { Command, HintAction, LogLine, News, ServerMessage, Snapshot, Step, TableView, Why } from "../api/schema";
import { loadGame } from "../games";
import type { Board, GameModule, Stage } from "../games/game";
import { words } from "../words/words.svelte";
import { callFor } from "./attention";
import { reduced } from "./motion";
import { paced } from "./pace";
import { play } from "./sound";

const BACK = 2; // steps asked for first, looking for those that led here; then twice as many each time

export interface Answer {
  action: string | null;
  text: string;
  clause: string | null;
}

type Without<T> = T extends unknown ? Omit<T, "id"> : never;

export class Session {
  table = $state.raw<TableView | null>(null);
  game = $state.raw<GameModule | null>(null);
  log = $state.raw<LogLine[]>([]);
  line = $state<Line>("joining");
  retryAt = $state(0);
  problem = $state.raw<Problem | null>(null);
  outdated = $state(false);
  stage = $state.raw<Stage | null>(null);
  moment = $state.raw<Step | null>(null);
  still = $state(true); // the view is another moment's, not moved to: after a snapshot, or looking back
  answer = $state.raw<Answer | null>(null);
  tip = $state.raw<HintAction | null>(null);
  thinking = $state(false);
  refusals = $state.raw<Why[]>([]);
  covered = $state(false);
  spectators = $state(0);
  waiting = $state(0); // commands not yet acknowledged
  #upTo = $state(0); // the step on display
  #past = $state.raw<Step[]>([]); // the latest steps, from the last that is enough on
  #snapped: TableView | null = null; // the last that came as a snapshot
  #momentPast = $state.raw<Step[]>([]); // those before the moment that is looked at
  #queue: (Stage & { index: number })[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #live: Live | null = null;
  #closed = false;

  constructor(readonly id: string) {
    void this.#open();
  }

  // --- what is on display -------------------------------------------------------------------------

  readonly me = $derived(this.table?.viewpoint ?? -1);
  readonly names = $derived(
    (this.table?.seats ?? []).map((seat) => seat.called),
  );
  readonly busy = $derived(this.stage !== null);
  readonly view = $derived(this.moment?.view ?? this.stage?.view ?? this.table?.match?.view ?? null);
  readonly legal = $derived(
    this.moment || this.busy || this.line !== "up" || this.covered || this.waiting > 0
      ? []
      : (this.table?.match?.legal ?? []),
  );
  /** Hints are given only where no other person plays. */
  readonly mayHint = $derived(this.legal.length > 0 && this.table!.seats.every((seat) => seat.yours || seat.kind === "bot"));
  readonly myTurn = $derived(this.table?.status === "running" && this.table.match!.legal.length > 0);

  /** Our last act, as the number of events before it: what one may ask the others to take back. */
  readonly lastAct = $derived(
    this.log.findLast((line) => line.index !== null && line.seat === this.me && this.me >= 0)?.index ?? null,
  );

  /** The log up to the moment on display: what is still to be shown is not told before. */
  readonly told = $derived(
    this.stage ? this.log.filter((line) => line.index === null || line.index <= this.#upTo) : this.log,
  );

  /** What a game's components get. */
  readonly board: Board = $derived({
    view: this.view,
    note: this.moment ? null : (this.stage?.note ?? null),
    me: this.me,
    seats: this.table?.seats ?? [],
    names: this.names,
    legal: this.legal,
    asked: this.answer?.action ?? null,
    tip: this.tip?.name ?? null,
    result: this.busy || this.moment ? null : (this.table?.result ?? null),
    past: this.moment ? this.#momentPast : this.#past.filter((step) => step.index < (this.stage ? this.#upTo + 1 : (this.table?.match?.events ?? 0))),
    act: (name: string) => this.act(name),
    why: (name: string) => void this.why(name),
    forget: () => (this.answer = null),
    text: (name: string) => this.legal.find((action) => action.name === name)?.text ?? null,
    may: (name: string) => this.legal.some((action) => action.name === name),
  });

  /** Ends all movement at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.stage = null;
  }

  // --- acting -------------------------------------------------------------------------------------

  /** Plays an action of ours; one that is not legal is asked about instead. */
  act(name: string): void {
    if (!this.board.may(name)) {
      if (this.table?.status === "running" && this.me >= 0) void this.why(name);
      return;
    }
    this.answer = null;
    this.tip = null;
    this.send({ do: "act", seat: this.me, action: name, version: this.table!.version });
  }

  send(command: Without<Command>): void {
    this.#live?.send({ ...command, id: crypto.randomUUID() } as Command);
    this.waiting = this.#live?.unsent.length ?? 0;
  }

  /** Sends after coming anew: who has just become somebody is a stranger to the old line. */
  reopen(command: Without<Command>): void {
    this.#live?.close();
    this.#live = this.#connect();
    this.send(command);
  }

  async why(name: string): Promise<void> {
    await this.#try(async () => {
      const [told] = await api.why(this.id, this.me, name);
      if (told && !told.allowed) this.answer = { action: name, text: told.reason ?? "", clause: told.clause };
    });
  }

  /** Learns all that is refused now, for the text view. */
  async whyNot(): Promise<void> {
    if (this.me < 0 || this.table?.status !== "running") this.refusals = [];
    else await this.#try(async () => void (this.refusals = await api.whyNot(this.id, this.me)));
  }

  async hint(): Promise<void> {
    const version = this.table?.version;
    this.thinking = true;
    await this.#try(async () => {
      const told = await api.hint(this.id, this.me);
      if (this.table?.version !== version) return;
      const [only, ...others] = this.legal;
      const forced = only && others.length === 0 ? { ...only, chance: 0, points: 0 } : null; // nothing to weigh
      this.tip = told.actions[0] ?? forced;
    });
    this.thinking = false;
  }

  async lookAt(index: number): Promise<void> {
    this.skip();
    await this.#try(async () => {
      const told = await api.steps(this.id, index, index + 1, this.me);
      this.#momentPast = await this.#back(index + 1);
      this.still = true;
      this.moment = told.steps[0] ?? null;
    });
  }

  backToNow(): void {
    this.still = true;
    this.moment = null;
  }

  /** Asks for everything anew: from another seat of ours, in another language. */
  look(): void {
    this.#live?.post({ do: "look", lang: words.lang });
  }

  retry(): void {
    this.#live?.retry();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#live?.close();
  }

  // --- what comes over the line ---------------------------------------------------------------------

  async #open(): Promise<void> {
    await this.#try(async () => {
      const snapshot = await api.table(this.id);
      this.game = await loadGame(snapshot.table.game);
      if (this.#closed) return;
      this.#snapshot(snapshot);
      this.#live = this.#connect();
      this.waiting = this.#live.unsent.length;
    }, true);
  }

  #connect(): Live {
    return new Live(this.id, () => this.#address(), {
      message: (message) => this.#message(message),
      line: (line, retryAt) => this.#line(line, retryAt),
      lost: () => void this.#look(),
    });
  }

  #address(): string {
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("lang", words.lang);
    url.searchParams.set("version", String(this.table?.version ?? 0));
    return url.href;
  }

  #line(line: Line, retryAt: number): void {
    const back = line === "up" && this.line === "down";
    this.line = line;
    this.retryAt = retryAt;
    if (back) void this.#checkBuild();
  }

  /** Learns after a lost line whether the table is still there. */
  async #look(): Promise<void> {
    try {
      await api.table(this.id);
    } catch (error) {
      if (error instanceof Problem && error.code !== "offline") this.problem = error;
    }
  }

  /** A page that was open while the server was updated says so, and goes on: the start page names another script. */
  async #checkBuild(): Promise<void> {
    try {
      const response = await fetch("/", { cache: "no-store" });
      const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
      if (!response.ok || !script) return;
      this.outdated = !(await response.text()).includes(new URL(script.src).pathname);
    } catch {
      // the line says it already
    }
  }

  #message(message: ServerMessage): void {
    this.waiting = this.#live?.unsent.length ?? 0;
    switch (message.type) {
      case "snapshot":
        return this.#snapshot(message);
      case "news":
        return this.#news(message);
      case "presence":
        this.spectators = message.spectators;
        if (this.table) {
          const seats = this.table.seats.map((seat, i) => ({ ...seat, here: message.here[i] ?? seat.here }));
          this.table = { ...this.table, seats };
        }
        return;
      case "denied":
        this.answer = { action: null, text: message.text, clause: message.clause };
        if (message.code === "stale") this.look();
    }
  }

  #snapshot(message: Snapshot): void {
    this.skip();
    this.still = true;
    this.#take(message.table);
    this.log = message.log;
    void this.#recall();
  }

  /** Learns what led to the position that a snapshot shows; what happens meanwhile comes after it. */
  async #recall(): Promise<void> {
    const table = this.table;
    const known = this.#snapped;
    if (known && known.match?.events === table?.match?.events && known.viewpoint === table?.viewpoint) return;
    this.#snapped = table;
    this.#past = [];
    await this.#try(async () => {
      const before = await this.#back(table?.match?.events ?? 0);
      if (this.#snapped === table) this.#past = [...before, ...this.#past];
    });
  }

  #remember(steps: readonly Step[]): void {
    const enough = this.game?.enough;
    const first = steps[0];
    if (!enough || !first) return;
    const all = [...this.#past.filter((step) => step.index < first.index), ...steps];
    this.#past = all.slice(Math.max(0, all.findLastIndex(enough)));
  }

  /** The steps up to one, newest last, back to where the game's table needs no more. */
  async #back(to: number): Promise<Step[]> {
    const enough = this.game?.enough;
    let found: Step[] = [];
    for (let from = to, count = BACK; enough && from > 0 && !found.some(enough); count *= 2) {
      const next = Math.max(0, from - count);
      found = [...(await api.steps(this.id, next, from, this.me)).steps, ...found];
      from = next;
    }
    return found;
  }

  #news(message: News): void {
    const before = this.#queue.at(-1)?.view ?? this.stage?.view ?? this.table?.match?.view;
    this.still = false;
    this.#take(message.table);
    this.log = [...this.log, ...message.log];
    this.#remember(message.steps);
    if (message.steps.length && before && !this.moment && !document.hidden) this.#show(before, message.steps);
  }

  #take(table: TableView): void {
    const before = this.table;
    const wasMine = this.myTurn;
    const handedOn = before !== null && before.viewpoint !== table.viewpoint && before.viewpoint >= 0;
    this.table = table;
    if (!before || before.match?.events !== table.match?.events) {
      this.answer = null;
      this.tip = null;
    }
    if (handedOn && this.game?.secret && table.status === "running") this.covered = true;
    if (this.myTurn && !wasMine && before) callFor(words.say("web-your-turn"));
  }

  #show(before: unknown, steps: Step[]): void {
    if (!this.game) return;
    const stages: (Stage & { index: number })[] = [];
    for (const step of steps) {
      stages.push(...this.game.stages(before, step).map((stage) => ({ ...stage, index: step.index })));
      before = step.view;
    }
    if (reduced()) return;
    this.#queue.push(...paced(stages));
    if (!this.stage) this.#next();
  }

  #next(): void {
    const stage = this.#queue.shift() ?? null;
    this.stage = stage;
    if (!stage) return;
    this.#upTo = stage.index;
    if (stage.sound) play(stage.sound);
    this.#timer = setTimeout(() => this.#next(), stage.ms);
  }

  async #try(work: () => Promise<void>, whole = false): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (whole) this.problem = error;
      else this.answer = { action: null, text: error.message, clause: error.clause };
    }
  }
}
