// What the player has taken up: the piece whose card is to be picked, and the card that is being looked at.
export const picked = $state<{ piece: string | null; card: number }>({ piece: null, card: 0 });
