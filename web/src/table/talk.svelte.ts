// Phrases that were said at the table lately, each shown for a while beside its seat.
import type { TalkView } from "../api/schema";

const SHOWN = 6000; // milliseconds

class Talk {
  texts = $state.raw<Record<string, string>>({}); // phrase -> its text, in the language in use
  #said = $state<Record<number, string>>({});
  #seen = 0;

  /** Takes a table's talk in; what was said before this page was opened is not shown. */
  hear(talk: readonly TalkView[], first: boolean): void {
    for (const { seat, phrase, at } of talk) {
      if (at <= this.#seen) continue;
      this.#seen = at;
      if (first) continue;
      this.#said[seat] = phrase;
      setTimeout(() => {
        if (this.#said[seat] === phrase) delete this.#said[seat];
      }, SHOWN);
    }
  }

  of(seat: number): string | null {
    const phrase = this.#said[seat];
    return phrase ? (this.texts[phrase] ?? phrase) : null;
  }
}

export const talk = new Talk();
