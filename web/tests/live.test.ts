// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Live, type Line } from "../src/api/live";
import type { Command, ServerMessage } from "../src/api/schema";

class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: { id?: string; do: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const act = (id: string): Command => ({ do: "act", id, seat: 0, action: "roll" });
const last = (): FakeSocket => FakeSocket.made.at(-1)!;

describe("the line", () => {
  let lines: Line[];
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.made = [];
    sessionStorage.clear();
    lines = [];
    live = open();
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function open(): Live {
    return new Live("table", () => "ws://here", { message: () => {}, line: (line) => lines.push(line), lost: () => {} });
  }

  test("a command that was not acknowledged is sent again after a gap, with the same id", () => {
    last().open();
    live.send(act("one"));
    last().close();
    vi.advanceTimersByTime(600);
    last().open();
    expect(FakeSocket.made).toHaveLength(2);
    expect(last().sent.map((message) => message.id)).toEqual(["one"]);
    expect(lines).toEqual(["up", "down", "up"]);
  });

  test("an acknowledged command is not", () => {
    last().open();
    live.send(act("one"));
    last().hear({ type: "done", id: "one", version: 2 });
    last().close();
    vi.advanceTimersByTime(600);
    last().open();
    expect(last().sent).toEqual([]);
  });

  test("what is not yet sent survives a reload", () => {
    live.send(act("one")); // the socket is not open yet
    live.close();
    live = open();
    last().open();
    expect(last().sent.map((message) => message.id)).toEqual(["one"]);
  });

  test("pauses grow, up to a limit, and a line that comes back resets them", () => {
    for (const pause of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      const tries = FakeSocket.made.length;
      last().close();
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.made).toHaveLength(tries);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made).toHaveLength(tries + 1);
    }
    last().open();
    last().close();
    vi.advanceTimersByTime(500);
    expect(last().readyState).toBe(0);
  });

  test("a line that says nothing is dropped", () => {
    last().open();
    vi.advanceTimersByTime(60_000);
    expect(lines).toContain("down");
  });
});
