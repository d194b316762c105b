// What the player has in view before deciding: a target or a pile; and a payment to be made step by step.
class Aim {
  target = $state<string | null>(null); // a card or tile to recruit or open
  pile = $state(0); // from 1
  plan = $state.raw<string[]>([]); // actions to be sent one after the other

  at(target: string | null, pile = 0): void {
    this.target = target;
    this.pile = pile;
  }

  clear(): void {
    this.at(null);
    this.plan = [];
  }
}

export const aim = new Aim();
