import { CONJUNCTIONS } from "./bound-words.ts";
import type { Reading } from "./numbers.ts";
import { isArticle, keysOf, pairs, phraseAt, phraseSet, type Token } from "./tokens.ts";
import type { Meaning } from "./word-table.ts";

/** Before the name of a car that the buyer had or has: `I used to drive a Civic`. */
const OWNED = phraseSet(
  pairs(
    "sold,had,i have,we have,i own,we own,i drive,we drive,used to drive,used to own,used to have,wrecked,crashed,totaled,totalled,scrapped,traded,traded in,trading in,got rid of,getting rid of,selling,replace,replacing,already have,already own,currently have,currently own,currently drive,currently driving,upgrade from,upgrading from,switch from,switching from,moving on from,coming from,downsizing from",
    "a,an,my,our,the",
  ),
  "my old,my last,my previous,my current,my other,our old,our last,our previous",
  pairs("كان,كانت", "عندي,معي,عنا,معنا"),
  "بعت,بعنا,سيارتي القديمة,سيارتي السابقة,سيارتي الحالية",
);
/** `my colleague drives a Jimny`, `my dad's Kia`. */
const OTHERS = new Set(keysOf("my,our,his,her"));
const EVERYONE = new Set(keysOf("everyone,everybody,neighbors,neighbours"));
const THEIR_VERBS = new Set(
  keysOf("s,has,have,had,drives,drive,drove,owns,own,bought,got,sold,loves,crashed,wrecked"),
);

/** The index after a car of which the buyer only tells, or `from`. If the query names no other car, the buyer wants it. */
export function endOfAnecdote(
  tokens: Token[],
  from: number,
  readExactly: (from: number) => Reading,
  isName: (meaning: Meaning) => boolean,
): number {
  const owner = endOfOwner(tokens, from);
  const start = owner > from ? owner : (phraseAt(tokens, from, OWNED)?.end ?? from);
  const isNamed = (at: number) => readExactly(at).meanings.some((one) => isName(one) && !one.beside);
  let [at, names] = [start, 0];
  while (
    at < tokens.length &&
    at > from &&
    !tokens[at - 1]?.isLast &&
    !CONJUNCTIONS.has(tokens[at]?.text ?? "")
  ) {
    const { end } = readExactly(at);
    if (end <= at && !isArticle(tokens[at])) break;
    if (isNamed(at)) names++;
    at = Math.max(end, at + 1);
  }
  const isOther = (_: Token, i: number) => (i < from || i >= at) && isNamed(i);
  return names > 0 && tokens.some(isOther) ? at : from;
}

function endOfOwner(tokens: Token[], from: number): number {
  const textAt = (at: number) => tokens[at]?.text ?? "";
  const person = /^(?:old|big|little|best|late)$/.test(textAt(from + 1)) ? from + 2 : from + 1;
  const verb = EVERYONE.has(textAt(from)) ? from + 1 : OTHERS.has(textAt(from)) ? person + 1 : from;
  if (verb === from || !THEIR_VERBS.has(textAt(verb))) return from;
  return /^an?$/.test(textAt(verb + 1)) ? verb + 2 : verb + 1;
}
