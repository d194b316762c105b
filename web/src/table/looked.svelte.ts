// What the pointer or the focus rests on, told in the plate: whatever carries data-tell="a name and a text".
class Looked {
  text = $state<string | null>(null);

  /** Takes note of where an event happened. */
  at = (event: Event): void => {
    this.text = (event.target as Element).closest<HTMLElement>("[data-tell]")?.dataset.tell ?? null;
  };

  away = (): void => {
    this.text = null;
  };
}

export const looked = new Looked();
