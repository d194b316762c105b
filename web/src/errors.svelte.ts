// Errors are shown, never swallowed: at the foot of the page, until they are put away.
import { say } from "./words/words.svelte";

class Errors {
  all = $state<string[]>([]);

  show(text: string): void {
    if (!this.all.includes(text)) this.all = [...this.all.slice(-2), text];
  }

  putAway(text: string): void {
    this.all = this.all.filter((each) => each !== text);
  }
}

export const errors = new Errors();

/** Shows whatever nobody else has caught. */
export function reportErrors(): void {
  addEventListener("error", (event) => errors.show(event.message));
  addEventListener("unhandledrejection", (event) => {
    errors.show(event.reason instanceof Error ? event.reason.message : String(event.reason));
  });
  // A part of the page that is no longer on the server: it was updated under us.
  addEventListener("vite:preloadError", (event) => {
    event.preventDefault();
    errors.show(say("web-outdated"));
  });
}
