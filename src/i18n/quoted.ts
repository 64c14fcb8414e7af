/** `“big” or “red”`, with a language's quotation marks and its word for `or`. */
export const quoted = (words: string[], [open, close, or]: readonly [string, string, string]): string =>
  words.map((word) => open + word + close).join(or);
