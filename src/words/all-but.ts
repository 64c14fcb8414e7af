import { ALL_WORDS } from "./bound-words.ts";
import type { Reading } from "./numbers.ts";
import { isArticle, type Token } from "./tokens.ts";
import { type Meaning, negated } from "./word-table.ts";

/** Reads the name that `any Toyota but Yaris` excludes. In `any Kia but automatic` the fact is wanted. */
export function readAllBut(
  tokens: Token[],
  from: number,
  readAt: (from: number) => Reading,
  isName: (meaning: Meaning) => boolean,
): Reading | null {
  if (tokens[from]?.text !== "but") return null;
  let start = from;
  while (start > 0 && !tokens[start - 1]?.isLast && !ALL_WORDS.has(tokens[start]?.text ?? "")) start--;
  const at = isArticle(tokens[from + 1]) || tokens[from + 1]?.text === "a" ? from + 2 : from + 1;
  const { end, meanings } = readAt(at);
  const isNamed = end > at && meanings.length > 0 && meanings.every(isName);
  if (!ALL_WORDS.has(tokens[start]?.text ?? "") || !isNamed) return null;
  return { end, meanings: negated(meanings) };
}
