import { toLatinDigits } from "#src/core/digits.ts";
import { foldTokens } from "#src/core/fold.ts";

/** A word or number of a query, folded, and where in it it stands. */
export interface Token {
  text: string;
  start: number;
  end: number;
  /** What a number says, `12,500` and `12.5` read as people mean them; null for a word. */
  number: number | null;
}

const PIECE =
  /(?<number>\p{Nd}+(?:[.,،٫٬]\p{Nd}+)*)|(?<=\p{L})\+|(?:(?!\p{Nd})[\p{L}\p{M}\p{N}\p{Cf}])+|(?!\+)\p{S}/gu;
const SCRIPT_JOIN = /(?<=\p{sc=Arabic}\p{Cf}*)(?=\p{sc=Latin})|(?<=\p{sc=Latin}\p{Cf}*)(?=\p{sc=Arabic})/u;

/** The words and numbers of a query in order; `+` after a letter is a word of its own (`Prius+`). */
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

/** `12,500` and `12.500` are thousands, `12.5` has a decimal; null for what is neither, such as `1.2.3`. */
function numberIn(piece: string): number | null {
  const latin = toLatinDigits(piece.normalize("NFKC")).replaceAll(/[,،٫٬]/g, ".");
  if (/^\d{1,3}(\.\d{3})+$/.test(latin)) return Number(latin.replaceAll(".", ""));
  return /^\d{1,12}(\.\d{1,2})?$/.test(latin) ? Number(latin) : null;
}

/** The tokens from `from` to before `to` in one word, as spellings are compared: `CR-V`, `cr v` and `crv` are one. */
export const joined = (tokens: Token[], from = 0, to = tokens.length): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join("");
