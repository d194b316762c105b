// Keys of the frame; the game's own come first. Nothing is taken from a field or from a sheet.
import { settings } from "../settings.svelte";
import { sheets } from "./sheets.svelte";
import type { Session } from "./session.svelte";

export function onKey(event: KeyboardEvent, session: Session): void {
  const target = event.target as HTMLElement;
  const typing = target.closest("input, textarea, select, dialog") !== null;
  if (typing || event.ctrlKey || event.metaKey || event.altKey || !session.game || !session.view) return;
  if (handle(event.key, session)) event.preventDefault();
}

function handle(key: string, session: Session): boolean {
  const action = settings.all.text ? null : session.game!.key(session.board, key);
  if (action) {
    session.act(action);
    return true;
  }
  const number = /^[1-9]$/.test(key) ? session.legal[Number(key) - 1] : undefined;
  if (settings.all.text && number) {
    session.act(number.name);
    return true;
  }
  switch (key) {
    case "u":
      if (session.table?.match?.may_take_back) session.send({ do: "take-back", seat: session.me });
      return true;
    case "h":
      if (session.mayHint) void session.hint();
      return true;
    case "v":
      settings.set("text", !settings.all.text);
      return true;
    case "?":
      sheets.open("keys");
      return true;
    case "F1":
      sheets.rules(session.answer?.clause ?? null);
      return true;
    case "Escape":
      session.backToNow();
      return false;
    case "b":
      return focus("#t-board, .row button, .chart");
    case "m":
      return focus("#t-may, .acts button");
    case "l":
      return focus("#t-log, .log .lines");
    default:
      return false;
  }
}

function focus(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  found?.scrollIntoView({ block: "nearest" });
  return found !== null;
}
