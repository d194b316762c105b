import type { Values } from "../words/words.svelte";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Writes what is left on a clock: 4:07, 1:12:30, or days and hours. */
export function clockText(left: number, say: (id: string, values?: Values) => string): string {
  if (left >= 2 * DAY) return say("web-clock-days", { days: Math.floor(left / DAY) });
  const seconds = Math.ceil(left / SECOND);
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
