// The HTTP API. A refusal comes as {code, text, clause} and is thrown as a Problem.
import { words } from "../words/words.svelte";
import type { GameInfo, Hint, Link, Me, OpenTable, RecordInfo, Rules, Snapshot, Steps, TableSummary, Verified, Why } from "./schema";

/** What went wrong: by the server's code, or "offline" when it did not answer. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    text: string,
    readonly clause: string | null = null,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = new URL(path, location.origin);
  url.searchParams.set("lang", words.lang);
  const init: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    const text = typeof body === "string"; // a record, as it is
    init.body = text ? body : JSON.stringify(body);
    init.headers = { Accept: "application/json", "Content-Type": text ? "text/plain" : "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch {
    throw new Problem("offline", 0, words.say("web-problem-offline"));
  }
  if (response.ok) return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
  throw await problem(response);
}

async function problem(response: Response): Promise<Problem> {
  const text = await response.text();
  try {
    const told = JSON.parse(text) as { code?: string; text?: string; clause?: string | null };
    if (told.code && told.text) return new Problem(told.code, response.status, told.text, told.clause ?? null);
  } catch {
    // Not one of our own answers: a proxy's page, or nothing.
  }
  const code = response.status >= 500 ? "offline" : "unknown";
  return new Problem(code, response.status, words.say("web-problem-answer", { status: response.status }));
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => call<GameInfo[]>("GET", "/api/games"),
  rules: (game: string) => call<Rules>("GET", `/api/games/${encodeURIComponent(game)}/rules`),
  me: () => call<Me>("GET", "/api/me"),
  enter: (name: string) => call<Me>("POST", "/api/me", { name, lang: words.lang }),
  change: (what: { name?: string; lang?: string }) => call<Me>("PATCH", "/api/me", what),
  carry: () => call<Link>("POST", "/api/me/links"),
  claim: (code: string) => call<Me>("POST", `/api/links/${encodeURIComponent(code)}`),
  myTables: () => call<TableSummary[]>("GET", "/api/tables/mine"),
  publicTables: () => call<TableSummary[]>("GET", "/api/tables"),
  open: (table: OpenTable) => call<{ id: string }>("POST", "/api/tables", table),
  table: (id: string) => call<Snapshot>("GET", at(id)),
  steps: (id: string, from: number, to: number, seat: number) =>
    call<Steps>("GET", `${at(id)}/steps?from=${from}&to=${to}&seat=${seat}`),
  moments: (kind: "tables" | "records", id: string, from: number, to: number, seat: number) =>
    call<Steps>("GET", `/api/${kind}/${encodeURIComponent(id)}/steps?from=${from}&to=${to}&seat=${seat}`),
  record: (id: string) => call<RecordInfo>("GET", `/api/records/${encodeURIComponent(id)}`),
  bring: (text: string) => call<{ id: string }>("POST", "/api/records", text),
  verify: (kind: "tables" | "records", id: string) => call<Verified>("GET", `/api/${kind}/${encodeURIComponent(id)}/verify`),
  rematch: (id: string) => call<{ id: string }>("POST", `${at(id)}/rematch`),
  hint: (id: string, seat: number) => call<Hint>("POST", `${at(id)}/hint?seat=${seat}`),
  why: (id: string, seat: number, action: string) =>
    call<Why[]>("GET", `${at(id)}/why?seat=${seat}&action=${encodeURIComponent(action)}`),
  whyNot: (id: string, seat: number) => call<Why[]>("GET", `${at(id)}/why?seat=${seat}`),
};
