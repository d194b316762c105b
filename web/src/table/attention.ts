// "Your turn": before the page's title, as a dot on its icon, and, if allowed, as a notification.
import { settings } from "../settings.svelte";
import { play } from "./sound";

export function title(text: string, lit: boolean): void {
  document.title = text;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = lit ? "/icon-turn.svg" : "/icon.svg";
  if (icon && new URL(icon.href).pathname !== wanted) icon.href = wanted;
}

export function callFor(text: string): void {
  play("turn");
  const allowed = settings.all.notify && "Notification" in window && Notification.permission === "granted";
  if (allowed && document.hidden) new Notification("Portside", { body: text, icon: "/icon-turn.svg", tag: "turn" });
}

/** Asks the browser for leave to notify; tells whether it was given. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
