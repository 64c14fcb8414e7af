/* Control, bidi and invisible characters, but not ZWNJ, ZWJ and two variation selectors, which shape Arabic and emoji. */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]/gu;
/* Line breaks, and signs that are drawn as an empty space: Hangul fillers, the empty Braille cell, note and hieroglyphs. */
const BLANK = /[\t-\r\u0085\u115f\u1160\u2028\u2029\u2800\u3164\uffa0\u{13441}\u{13442}\u{1d159}]/gu;
/* Accents and variation selectors are not seen without a letter; fonts have no private and no unassigned letters. */
const VISIBLE = /[^\s\p{M}\p{C}]/u;
const LOOSE_JOINER = /(^|\s)[\u200c\u200d]+|[\u200c\u200d]+(?=\s|$)/g;

/** NFC, without invisible characters and extra white space; empty if there is nothing to see in it. */
export function cleanLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(BLANK, " ")
    .replace(INVISIBLE, "")
    .replace(LOOSE_JOINER, "$1")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
  return VISIBLE.test(line) ? line : "";
}

export const cleanParagraphs = (text: string): string =>
  text
    .split(/\r\n|[\n-\r\u0085\u2028\u2029]/)
    .map(cleanLine)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** Latin digits, without spaces and dashes between them: `١٢-٣٤٥` becomes `12345`. */
export const joinedDigits = (text: string): string =>
  typedDigits(text).replace(/(\d)[\s\p{Pd}−]+(?=\d)/gu, "$1");

/** Latin digits, without the invisible marks that Arabic keyboards and copied texts add. */
export const typedDigits = (text: string): string =>
  toLatinDigits(text)
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, "")
    .trim();

export const toLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

export const linesIn = (text: string): string[] => text.trim().split("\n");

export function shortened(text: string, maxLength: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength).replace(/\s+\S*$|[\ud800-\udbff]$/, "")}…`;
}

/** Arabic letters make a text right-to-left, also after a Latin name: "BMW الفئة 5" (BMW 5 Series). */
export const directionOf = (text: string): "rtl" | "ltr" => (/\p{Script=Arabic}/u.test(text) ? "rtl" : "ltr");
