/* Controls, bidi marks, overrides and isolates, and invisible characters; ZWNJ and ZWJ shape Arabic and emoji. */
const UNSEEN =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const BREAK = /[\t-\r\u0085\u2028\u2029]/g;
const LOOSE_JOINER = /(?<![^\s\u200c\u200d])[\u200c\u200d]+|[\u200c\u200d]+(?=\s|$)/g;

/** One line of typed text as it is stored: NFC, unseen characters gone, white space single and trimmed. */
export const cleanLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(BREAK, " ")
    .replace(UNSEEN, "")
    .replace(LOOSE_JOINER, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();

/** Typed paragraphs as they are stored: each line as `cleanLine`, at most one blank line in a row. */
export const cleanParagraphs = (text: string): string =>
  text
    .split(/\r\n|[\n-\r\u0085\u2028\u2029]/)
    .map(cleanLine)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
