/* Control, bidi and invisible characters, but not ZWNJ and ZWJ, which shape Arabic and emoji. */
const INVISIBLE =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const BREAK = /[\t-\r\u0085\u2028\u2029]/g;
const LOOSE_JOINER = /(^|\s)[\u200c\u200d]+|[\u200c\u200d]+(?=\s|$)/g;

/** A line of typed text in the form that is stored: NFC, without invisible characters and extra white space. */
export const cleanLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(BREAK, " ")
    .replace(INVISIBLE, "")
    .replace(LOOSE_JOINER, "$1")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();

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
    .replace(/\p{Cf}/gu, "")
    .trim();

/** Replaces Arabic-Indic (٠–٩) and Persian (۰–۹) digits by 0–9. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** The first words of a text, on one line. */
export function shortened(text: string, maxLength: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength).replace(/\s+\S*$|[\ud800-\udbff]$/, "")}…`;
}

/** Text with Arabic letters reads right to left, also if a Latin name comes first ("BMW الفئة 5"). */
export const directionOf = (text: string): "rtl" | "ltr" => (/\p{Script=Arabic}/u.test(text) ? "rtl" : "ltr");
