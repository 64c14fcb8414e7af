import type { Reading } from "./numbers.ts";
import { keysOf, pairs, phraseAt, phraseSet, type Token } from "./tokens.ts";
import { type Meaning, negated } from "./word-table.ts";

export const TIRED = phraseSet(
  pairs("sick,tired,bored,fed up,weary,sick and tired", "of,with"),
  pairs("زهقت,مليت,تعبت,قرفت,طفشت,شبعت,طهقت", "من"),
  "had enough of",
);
const PREPOSITIONS = new Set(keysOf("of,on,to,in,from,with,for,the,a,my,at,about,في,على,ع,تبع"));
const MAX_UNREAD = 2;

/** Reads what a tiring thing is about: `زهقت من مشاوير عمان`, `sick of paying for petrol`. */
export function readTiredOf(
  tokens: Token[],
  from: number,
  readAt: (from: number) => Reading,
  isName: (meaning: Meaning) => boolean,
): Reading | null {
  const start = phraseAt(tokens, from, TIRED)?.end ?? from;
  if (start === from) return null;
  let unread = 0;
  for (let at = start; at < tokens.length && !tokens[at - 1]?.isLast; at++) {
    const { end, meanings } = readAt(at);
    if (end > at)
      return meanings.length === 0 || meanings.some((one) => isName(one) || typeof one.value !== "string")
        ? null
        : { end, meanings: negated(meanings) };
    if (!PREPOSITIONS.has(tokens[at]?.text ?? "") && ++unread > MAX_UNREAD) return null;
  }
  return null;
}
