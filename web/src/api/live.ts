// The line to a table: a WebSocket that comes back by itself. Commands carry an id and are sent again after a
// gap until the server says "done"; the server does not do one twice. What is not yet sent survives a reload.
import type { ClientMessage, Command, ServerMessage } from "./schema";

export type Line = "joining" | "up" | "down";

export interface Listener {
  message(message: ServerMessage): void;
  line(line: Line, retryAt: number): void;
  /** Asked after a failed try, to learn whether the table is still there. */
  lost(): void;
}

const FIRST_PAUSE = 500; // milliseconds, doubled at each failed try
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 15_000;
const SILENCE = 40_000; // a line that says nothing for so long is dead

export class Live {
  #socket: WebSocket | null = null;
  #outbox: Command[];
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(
    private readonly id: string,
    private readonly url: () => string,
    private readonly listener: Listener,
  ) {
    this.#outbox = JSON.parse(sessionStorage.getItem(this.#key) ?? "[]") as Command[];
    addEventListener("online", this.#now);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  /** Commands that the server has not acknowledged. */
  get unsent(): readonly Command[] {
    return this.#outbox;
  }

  send(command: Command): void {
    this.#outbox.push(command);
    this.#keep();
    this.#post(command);
  }

  /** Says something that needs no acknowledgement. */
  post(message: ClientMessage): void {
    this.#post(message);
  }

  /** Tries again at once. */
  retry(): void {
    this.#now();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  get #key(): string {
    return `portside-outbox-${this.id}`;
  }

  #keep(): void {
    if (this.#outbox.length) sessionStorage.setItem(this.#key, JSON.stringify(this.#outbox));
    else sessionStorage.removeItem(this.#key);
  }

  #post(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.url());
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#message(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#gone();
    };
  }

  #opened(): void {
    this.#pause = FIRST_PAUSE;
    this.#heard = Date.now();
    clearInterval(this.#beat);
    this.#beat = setInterval(() => {
      if (Date.now() - this.#heard > SILENCE) this.#drop();
      else this.#post({ do: "ping" });
    }, PING_EVERY);
    this.listener.line("up", 0);
    for (const command of this.#outbox) this.#post(command);
  }

  #message(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === "done" || message.type === "denied") {
      this.#outbox = this.#outbox.filter((command) => command.id !== message.id);
      this.#keep();
    }
    this.listener.message(message);
  }

  #gone(): void {
    this.#socket = null;
    clearInterval(this.#beat);
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.listener.line("down", Date.now() + this.#pause);
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    if (this.#pause > FIRST_PAUSE) this.listener.lost();
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #now = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === "hidden") return;
    this.#connect();
  };

  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    this.#gone(); // a close handshake needs the line that is gone
  };
}
