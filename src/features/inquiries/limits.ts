/** Characters of a message to a seller. */
export const MIN_MESSAGE = 10;
export const MAX_MESSAGE = 2000;
