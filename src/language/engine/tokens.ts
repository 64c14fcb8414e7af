import { toLatinDigits } from "#src/core/text.ts";
import { foldTokens, isFolded } from "#src/core/fold.ts";

/** A word or number of a query, folded, with its position in the query. */
export interface Token {
  text: string;
  start: number;
  end: number;
  /** The value of a number (`12,500` is 12500); null for a word. */
  number: number | null;
  /** A year in two digits: `08`, `'98`. */
  isPadded?: true;
  /** Followed by punctuation, so that the next word belongs to something else: `V8 or not, above 2012`. */
  isLast?: true;
}

const PIECE =
  /(?<number>\p{Nd}+(?:(?:[.,،٫٬]\p{Nd}{1,3}|\s[0٠]{3})(?!\p{Nd})|(?<=(?<!\p{Nd})\p{Nd}{1,2})\s\p{Nd}[05٠٥][0٠](?!\s?\p{Nd}))*)|(?<=\p{L})\+|(?:(?!\p{Nd})[\p{L}\p{M}\p{N}\p{Cf}])+(?:(?<=n)['’]t(?!\p{L}))?|(?!\+)\p{S}/gu;
/** `فئات`, "classes", would be folded to `فيات`, Fiat. */
const SAID_AS = new Map([
  ["+", "plus"],
  ["<", "under"],
  [">", "over"],
  ["≤", "under"],
  ["≥", "over"],
  ["~", "around"],
  ["فئات", "فئة"],
]);
/** A letter three times or more: `حمرااا`. */
const DRAWN_OUT = /(\p{L})\1{2,}/gu;
const SCRIPT_JOIN = /(?<=\p{sc=Arabic}\p{Cf}*)(?=\p{sc=Latin})|(?<=\p{sc=Latin}\p{Cf}*)(?=\p{sc=Arabic})/u;

/** The words and numbers of a query in order; `+` after a letter is a word of its own (`Prius+`). */
export function tokensOf(query: string): Token[] {
  return [...query.matchAll(PIECE)].flatMap(({ 0: piece, index, groups }) => {
    let end = index;
    return piece.split(SCRIPT_JOIN).flatMap((part) => {
      const start = end;
      end += part.length;
      const short = part.replaceAll(DRAWN_OUT, "$1");
      const text = foldTokens(SAID_AS.get(part) ?? (short.length > 2 ? short : part)).join("");
      const number = groups?.number === undefined ? null : numberIn(part);
      const isPadded = /^\d\d$/.test(text) && (text.startsWith("0") || /['’‘]/.test(query[start - 1] ?? ""));
      return text ? [{ text, start, end, number, ...(isPadded && { isPadded }), ...lastIn(query, end) }] : [];
    });
  });
}

const lastIn = (query: string, end: number) =>
  /^\s*[,،;!?()\n]|^\.(?:\s|$)/.test(query.slice(end, end + 4)) ? ({ isLast: true } as const) : {};

/** `12,500`, `12.500` and `12 500` are thousands, `12.5` is a decimal, `1.2.3` is null. */
function numberIn(piece: string): number | null {
  const latin = toLatinDigits(piece.normalize("NFKC")).replaceAll(/[,،٫٬\s]/g, ".");
  if (/^\d{1,3}(\.\d{3})+$/.test(latin)) return Number(latin.replaceAll(".", ""));
  return /^\d{1,12}(\.\d{1,2})?$/.test(latin) ? Number(latin) : null;
}

/** Joins tokens to one word, the form in which spellings are compared: `CR-V` and `cr v` are both `crv`. */
export function joined(tokens: Token[], from = 0, to = tokens.length): string {
  let word = "";
  for (let at = from; at < to; at++) word += tokens[at]?.text ?? "";
  return word;
}

const LETTER_THREE_TIMES = /(.)\1\1/;

/** Most spellings need no tokens; reading these as queries too took 22 of 178 ms of a start. */
export function keyOf(spelling: string): string {
  const word = spelling.replaceAll(" ", "");
  return isFolded(word) && !LETTER_THREE_TIMES.test(word) ? word : joined(tokensOf(spelling));
}

/** The words of some tokens as typed. */
export const typedWords = (query: string, tokens: Token[], from: number, to: number): string =>
  query.slice(tokens[from]?.start, tokens[to - 1]?.end);

/** Longer phrases are not looked for. */
export const MAX_PHRASE_TOKENS = 6;

/** Joined once, because twenty lists of phrases are looked up at each token: reading a query took 0.49 ms without it, 0.40 with it. */
const joinedPhrases = new WeakMap<Token[], string[][]>();

/** The first token, the first two, and so on, within a clause. */
function phrasesFrom(tokens: Token[], at: number): string[] {
  const known = joinedPhrases.get(tokens) ?? [];
  joinedPhrases.set(tokens, known);
  return (known[at] ??= joinPhrases(tokens, at));
}

function joinPhrases(tokens: Token[], at: number): string[] {
  const phrases: string[] = [];
  let phrase = "";
  for (const token of tokens.slice(at, at + MAX_PHRASE_TOKENS)) {
    phrases.push((phrase += token.text));
    if (token.isLast) break;
  }
  return phrases;
}

/** The longest of the `known` phrases that starts at a token. */
export function phraseAt<T>(tokens: Token[], at: number, known: Map<string, T>) {
  const phrases = phrasesFrom(tokens, at);
  for (let count = phrases.length; count > 0; count--) {
    const value = known.get(phrases[count - 1] as string);
    if (value !== undefined) return { value, end: at + count };
  }
  return null;
}
