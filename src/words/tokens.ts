import { toLatinDigits } from "#src/core/text.ts";
import { foldTokens } from "#src/core/fold.ts";

/** A folded word or number of a query, and its place in the query. */
export interface Token {
  text: string;
  start: number;
  end: number;
  /** The value of a number (`12,500` is 12500); null for a word. */
  number: number | null;
}

const PIECE =
  /(?<number>\p{Nd}+(?:[.,،٫٬]\p{Nd}+)*)|(?<=\p{L})\+|(?:(?!\p{Nd})[\p{L}\p{M}\p{N}\p{Cf}])+|(?!\+)\p{S}/gu;
const SCRIPT_JOIN = /(?<=\p{sc=Arabic}\p{Cf}*)(?=\p{sc=Latin})|(?<=\p{sc=Latin}\p{Cf}*)(?=\p{sc=Arabic})/u;

/** The words and numbers of a query in order; `+` after a letter is a word (`Prius+`). */
export function tokensOf(query: string): Token[] {
  return [...query.matchAll(PIECE)].flatMap(({ 0: piece, index, groups }) => {
    if (groups?.number !== undefined) {
      const end = index + piece.length;
      return [{ text: foldTokens(piece).join(""), start: index, end, number: numberIn(piece) }];
    }
    let start = index;
    return piece.split(SCRIPT_JOIN).flatMap((part) => {
      const [from, end] = [start, start + part.length];
      start = end;
      const text = part === "+" ? "plus" : foldTokens(part).join("");
      return text ? [{ text, start: from, end, number: null }] : [];
    });
  });
}

/** `12,500` and `12.500` are thousands, `12.5` is a decimal, `1.2.3` is null. */
function numberIn(piece: string): number | null {
  const latin = toLatinDigits(piece.normalize("NFKC")).replaceAll(/[,،٫٬]/g, ".");
  if (/^\d{1,3}(\.\d{3})+$/.test(latin)) return Number(latin.replaceAll(".", ""));
  return /^\d{1,12}(\.\d{1,2})?$/.test(latin) ? Number(latin) : null;
}

/** Tokens as one word, which is how spellings are compared: `CR-V` and `cr v` are `crv`. */
export const joined = (tokens: Token[], from = 0, to = tokens.length): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join("");

export const keyOf = (spelling: string): string => joined(tokensOf(spelling));

export const keysOf = (list: string): string[] => list.split(",").map(keyOf).filter(Boolean);

/** The words of some tokens as typed. */
export const typedWords = (query: string, tokens: Token[], from: number, to: number): string =>
  query.slice(tokens[from]?.start, tokens[to - 1]?.end);

export const isArticle = (token: Token | undefined): boolean => token?.text === "ال";
