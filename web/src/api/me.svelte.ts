// Who plays on this device. Nobody is asked before the first table.
import { settings } from "../settings.svelte";
import { words } from "../words/words.svelte";
import { api, Problem } from "./http";
import type { Me } from "./schema";

class Player {
  me = $state.raw<Me | null>(null);
  #asked: Promise<void> | null = null;

  /** Learns who we are, once; nobody, before the first table. */
  know(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  /** Makes us somebody, under the kept name. */
  async become(name = settings.all.name): Promise<Me> {
    await this.know();
    const wanted = name.trim() || words.say("web-name-default");
    if (!this.me) this.me = await api.enter(wanted);
    else if (this.me.name !== wanted) this.me = await api.change({ name: wanted });
    settings.set("name", wanted);
    settings.set("known", true);
    return this.me;
  }

  /** Asks anew when next asked: this device may be somebody else's now. */
  forget(): void {
    this.#asked = null;
  }

  async #ask(): Promise<void> {
    if (!settings.all.known) return;
    try {
      this.me = await api.me();
    } catch (error) {
      this.#asked = null;
      if (!(error instanceof Problem) || error.status !== 401) throw error;
    }
  }
}

export const player = new Player();
