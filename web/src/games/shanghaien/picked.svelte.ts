// The rolled die that the player has taken up, by its value: chosen on the plate, or by its key.
export const picked = $state({ value: 0 });
