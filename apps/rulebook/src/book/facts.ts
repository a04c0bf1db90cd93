export const KOMANDO_CARDS = 54;
