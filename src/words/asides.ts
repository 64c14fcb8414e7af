import type { Reading } from "./numbers.ts";
import { endOfLack, endOfNegation } from "./negated.ts";
import { ASIDES, CONJUNCTIONS, NOR } from "./bound-words.ts";
import { keysOf, phraseAt, type Token } from "./tokens.ts";

/** Words before a purpose or a relative clause: `bluetooth for calls`, `an AC that cools`. */
export const INTRODUCERS = new Set(
  keysOf(
    "لانه,لأنها,لاني,لانو,لأن,لانهم,كونها,كونه,بسبب,for,that,which,who,they,because,cause,coz,cuz,so,كما,مثل ما,زي ما,عند,عشان,علشان,منشان,مشان,لاجل,كرمال,3ashan,3shan,mshan,minshan,menshan,la2no",
  ),
);
const FOR_THE = /^لل\p{L}{3,}/u;
const WITH_ARTICLE = /^ال\p{L}{3,}/u;
const MAX_UNREAD = 5;

/**
 * The index after words that ads need not contain, because they say what the buyer wants something for (`for trips`); `from`
 * without such words.
 */
export function endOfAside(
  tokens: Token[],
  from: number,
  readExactly: (from: number) => Reading,
  fillers: Set<string>,
): number {
  const textAt = (at: number) => tokens[at]?.text ?? "";
  const isUnread = (at: number) =>
    at < tokens.length && tokens[at]?.number === null && readExactly(at).end <= at;
  const isNew = (at: number) =>
    isUnread(at) &&
    !fillers.has(textAt(at)) &&
    !CONJUNCTIONS.has(textAt(at)) &&
    endOfNegation(tokens, at) === at;
  const lack = endOfLack(tokens, from);
  if (lack > from) return lack;
  // Before a word that is not understood, `nor` only adds emphasis: `ولا نقطة`.
  if (from > 0 && NOR.has(textAt(from)) && isUnread(from) && isNew(from + 1)) return from + 2;
  const nothing = phraseAt(tokens, from, ASIDES);
  if (nothing?.value === "optional") return endOfOptional(tokens, nothing.end, readExactly, fillers);
  if (nothing) return nothing.end;
  let end = from;
  if (FOR_THE.test(textAt(from)) && isNew(from)) {
    do end++;
    while (WITH_ARTICLE.test(textAt(end)) && isNew(end));
    return end;
  }
  if (!INTRODUCERS.has(textAt(from)) || !isUnread(from)) return from;
  for (let at = from + 1, unread = 0; unread < MAX_UNREAD && isUnread(at); at++)
    if (isNew(at)) [end, unread] = [at + 1, unread + 1];
    else if (!fillers.has(textAt(at)) || CONJUNCTIONS.has(textAt(at))) break;
  return end;
}

const isOr = (token: Token | undefined): boolean => NOR.has(token?.text ?? "") || token?.text === "or";

/** The index after a fact that the buyer can do without, or `from`: makes and models are never optional. */
function endOfOptional(
  tokens: Token[],
  from: number,
  readExactly: (from: number) => Reading,
  fillers: Set<string>,
): number {
  let at = from;
  const isThing = (at: number) => readExactly(at).end > at;
  while (!tokens[at - 1]?.isLast && fillers.has(tokens[at]?.text ?? "") && !isThing(at)) at++;
  if (tokens[at - 1]?.isLast) return at;
  at = endOfNegation(tokens, at);
  const isFact = ({ meanings }: Reading) =>
    meanings.length > 0 && meanings.every(({ column, of }) => !of && column !== "make");
  if (!isFact(readExactly(at))) return from;
  let { end } = readExactly(at);
  // `مو شرط فتحة ولا جلد`
  while (isOr(tokens[end]) && isFact(readExactly(end + 1))) ({ end } = readExactly(end + 1));
  return end;
}
