/** What deck files of all games have in common. */

/** The first key of every deck file. */
export const DECK_FORMAT = 'komradery/deck@1';

/** Of a deck's name, in characters as a string counts them. */
export const DECK_NAME_LENGTH = 80;
