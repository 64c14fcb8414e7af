import { CONJUNCTIONS, LINKS } from "./link-words.ts";
import {
  ASIDES,
  BEFORE_UNWANTED,
  DENIALS,
  END_DENIALS,
  LAST_NO,
  LONE_NO,
  NEGATIONS,
  NOR,
  ONES,
  ONLY,
  OPTIONAL,
  VERB_NEGATIONS,
} from "./negation-words.ts";
import type { Reading } from "./numbers.ts";
import { phraseAt, type Token, typedWords } from "../engine/tokens.ts";
import type { Meaning } from "../engine/word-table.ts";

/* How a query excludes a thing. A cue stands before it (`not a Kia`), between (`-diesel`) or after it (`diesel not wanted`). */

/** Whether a range has only one end. `not` reverses it, as it reverses `over 8000`; it excludes other values. */
export const isOpen = ({ value }: Meaning): boolean =>
  typeof value !== "string" && (value.min === null || value.max === null);

export const negated = (meanings: Meaning[]): Meaning[] =>
  meanings.map((meaning) => ({ ...meaning, isNegated: true }));

/** What `not` with these words asks for: the opposite, or any other value. */
export function denied({ opposite, ...meaning }: Meaning): Meaning {
  if (opposite === undefined) return { ...meaning, isNegated: true };
  if (typeof opposite === "object" && "min" in opposite) return { column: meaning.column, value: opposite };
  const [value, ...also] = typeof opposite === "string" ? [opposite] : opposite;
  return { column: meaning.column, value, ...(also.length > 0 && { also }) };
}

type ReadAt = (from: number) => Reading;

/** The index after a cue that starts here, or `from`. After a comma nothing is excluded: `or not, manual`. */
export function endOfCue(tokens: Token[], from: number): number {
  const longest = phraseAt(tokens, from, NEGATIONS);
  // `not a4` is `not` and not `not a`.
  const isGlued = longest && tokens[longest.end - 1]?.end === tokens[longest.end]?.start;
  const cue = isGlued ? phraseAt(tokens.slice(0, longest.end - 1), from, NEGATIONS) : longest;
  const isNone = !cue || tokens[cue.end - 1]?.isLast || endOfAside(tokens, from) >= cue.end;
  return isNone ? from : cue.end;
}

/** The index after words that exclude nothing although they begin with a cue: `not a problem`, `no rush`. */
export const endOfAside = (tokens: Token[], from: number): number =>
  phraseAt(tokens, from, ASIDES)?.end ?? from;

const isCue = (tokens: Token[], at: number): boolean =>
  VERB_NEGATIONS.has(tokens[at]?.text ?? "") || endOfCue(tokens, at) > at;

/** The index after words that mean "only", as `ما بدي غير` (I want nothing but). Before a number they are a bound: `معيش الا` (I only have). */
export function endOfOnly(tokens: Token[], from: number): number {
  const end = phraseAt(tokens, from, ONLY)?.end ?? from;
  return tokens[end]?.number === null ? end : from;
}

/** The index after `I don't need a sunroof`, which neither asks for the thing nor excludes it, or `from`. */
export function endOfOptional(tokens: Token[], from: number, readAt: ReadAt): number {
  const at = phraseAt(tokens, from, OPTIONAL)?.end ?? from;
  const { end, meanings } = at > from ? readAt(at) : { end: at, meanings: [] };
  return meanings.length > 0 ? end : at;
}

/** Reads a thing and the cue after it: `sunroof not needed`, `accident-free`. */
export function readExcludedBefore(
  query: string,
  tokens: Token[],
  { end, meanings }: Reading,
): Reading | null {
  // `over 9000 excluded`, but `under 9000, don't call` is wanted.
  const isRange = ({ opposite }: Meaning) => opposite !== undefined && !tokens[end - 1]?.isLast;
  if (meanings.length === 0 || !meanings.every((one) => !isOpen(one) || isRange(one))) return null;
  const after = query.slice(tokens[end - 1]?.end);
  const isFree = tokens[end]?.text === "free" && /^ (?!zone)/.test(after);
  const isEnding =
    /^-(?:free|less)\b/i.test(after) || (isFree && meanings.every(({ opposite }) => opposite !== undefined));
  const cueEnd = isEnding ? end + 1 : endOfCueAfter(query, tokens, end);
  // In `2012 and up not interested in sedans` the cue is before the next thing.
  const isEnd = cueEnd === tokens.length || tokens[(cueEnd ?? 0) - 1]?.isLast;
  if (cueEnd === undefined || (!isEnd && meanings.some(isOpen))) return null;
  return { end: cueEnd, meanings: negated(meanings) };
}

function endOfCueAfter(query: string, tokens: Token[], from: number): number | undefined {
  let at = from;
  const isBetween = ({ text }: Token) => LINKS.has(text) || ONES.has(text);
  while (tokens[at] && isBetween(tokens[at] as Token) && !tokens[at - 1]?.isLast) at++;
  const last = phraseAt(tokens, at, END_DENIALS)?.end ?? at;
  if (last > at && (last === tokens.length || tokens[last - 1]?.isLast)) return last;
  const no = tokens[at];
  const isAsked = /^\s*[?؟:=]/.test(query.slice(tokens[at - 1]?.end));
  if (!no || (tokens[at - 1]?.isLast && !isAsked)) return undefined;
  const isEnd = no.isLast || at + 1 === tokens.length;
  if (LONE_NO.test(typedWords(query, tokens, at, at + 1)) || (isEnd && LAST_NO.has(no.text))) return at + 1;
  return phraseAt(tokens, at, DENIALS)?.end;
}

/** `-diesel`. In `toyota -camry` and `cerato -2015` it only separates, but nobody asks for two models: `bmw -316 -318`. */
function isMinus(query: string, tokens: Token[], from: number, readAt: ReadAt): boolean {
  const isAfterMinus = (at: number) => /(?:^|\s)[-–!]$/.test(query.slice(0, tokens[at]?.start));
  const { meanings } = readAt(from);
  if (!isAfterMinus(from) || meanings.length === 0 || meanings.some(isOpen)) return false;
  const isAlike = (at: number) =>
    readAt(at).meanings.some((one) => meanings.some(({ column }) => column === one.column));
  const isListed = tokens.some((_, at) => at !== from && isAfterMinus(at) && isAlike(at));
  const isFact = ({ column, value, of }: Meaning) =>
    typeof value === "string" && column !== "make" && of === undefined;
  return isListed || meanings.every(isFact);
}

const MOST_VERBS = 2;

/** The index of a state that a car never had, or `from`: `ما انضربت` (was not hit), `لم يسبق لها حوادث` (had no accidents before). */
function stateAfterNot(tokens: Token[], from: number, readAt: ReadAt): number {
  const start = phraseAt(tokens, from, VERB_NEGATIONS)?.end ?? from;
  if (start === from || endOfAside(tokens, from) > from) return from;
  for (let at = start; at <= start + MOST_VERBS && !tokens[at - 1]?.isLast; at++) {
    const { end, meanings } = readAt(at);
    const isState = meanings.some((one) => one.opposite !== undefined && !isOpen(one));
    if (end > at || tokens[at]?.number !== null) return isState ? at : from;
  }
  return from;
}

/**
 * Reads a cue and the thing after it: `not a kia cerato`. `or diesel` after `not hybrid` has no cue of its own; `before` then has
 * the meanings of `hybrid`.
 */
export function readExcluded(
  query: string,
  tokens: Token[],
  from: number,
  readAt: ReadAt,
  fillers: Set<string>,
  before: Meaning[],
): Reading | null {
  const hasMinus = isMinus(query, tokens, from, readAt);
  const stateAt = stateAfterNot(tokens, from, readAt);
  const cueEnd = hasMinus ? from : Math.max(endOfCue(tokens, from), stateAt);
  const hasCue = hasMinus || cueEnd > from;
  const word = tokens[from]?.text ?? "";
  const isNext = CONJUNCTIONS.has(word);
  const isSlashed = query[(tokens[from]?.start ?? 0) - 1] === "/";
  const isJoined = isNext || isSlashed || (word.startsWith("و") && !fillers.has(word));
  if (!hasCue && (before.length === 0 || !isJoined)) return null;
  const start = hasCue ? cueEnd : isNext ? from + 1 : from;
  const isEmpty = (text: string) =>
    fillers.has(text) || fillers.has(text.replace(/^ال/, "")) || BEFORE_UNWANTED.has(text);
  let at = start;
  const isEnd = () => at > start && tokens[at - 1]?.isLast;
  // `ما يكون كبير وبنزين` (not big, and petrol) does not exclude petrol.
  const isOther = () => at > start && CONJUNCTIONS.has(tokens[at]?.text ?? "");
  const isPassed = () => readAt(at).end <= at || isPronoun(tokens, at);
  while (isEmpty(tokens[at]?.text ?? "") && !isOther() && isPassed() && !isEnd()) at++;
  const reading = at < tokens.length && !isEnd() ? readAt(at) : null;
  if (!reading || reading.meanings.every(isOpen)) return null;
  const [first] = reading.meanings;
  // `خالية من الحوادث والرش` is free of accidents and of paint, but `بدون حوادث ومجمرك` is without accidents, and cleared.
  const isParallel = word.startsWith("وال") && tokens[from - 1]?.text.startsWith("ال") === true;
  if (!hasCue && !isAlike(first, before, isParallel)) return null;
  // `not a kia cerato`: the model belongs to the make.
  const own = readAt(reading.end);
  const isOfFirst = ({ of }: Meaning) => of?.column === first?.column && of?.value === first?.value;
  const ofFirst = own.meanings.filter(isOfFirst);
  const { end, meanings } = ofFirst.length > 0 ? { end: own.end, meanings: ofFirst } : reading;
  const isAnother = ({ of }: Meaning) => !hasCue && of !== undefined && of.value === before[0]?.of?.value;
  // A model usually counts only beside its make. Here the make has been read already.
  const named = meanings
    .filter((one) => !isOpen(one) && (stateAt === from || one.opposite !== undefined))
    .map((one) => (isOfFirst(one) || isAnother(one) ? { ...one, beside: undefined } : one));
  return { end, meanings: negated(named) };
}

/** Whether an exclusion goes on with `next`: another value of the column, or the second of two parallel states. */
const isAlike = (next: Meaning | undefined, [before]: Meaning[], isParallel: boolean): boolean =>
  (isParallel && next?.opposite !== undefined && before?.opposite !== undefined) ||
  (before !== undefined && [next?.column, next?.of?.column].includes(before.column));

/**
 * Whether a word that is also a car's name is a pronoun here: `one` in `don't want one with a sunroof`. At the end, as in
 * `mini not one`, it is a name.
 */
function isPronoun(tokens: Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return ONES.has(token?.text ?? "") && !token?.isLast && next !== undefined && !CONJUNCTIONS.has(next.text);
}

/** Whether `ولا` means "or", as in `ازرق ولا اسود` (blue or black), and not "nor", as after a negation. */
export const isEither = (
  tokens: Token[],
  from: number,
  readAt: ReadAt,
  last: Meaning[],
  lastFrom: number,
): boolean => {
  if (!NOR.has(tokens[from]?.text ?? "") || isCue(tokens, lastFrom)) return false;
  const [one, other] = [last[0], readAt(from + 1).meanings[0]];
  return one !== undefined && !one.isNegated && one.column === other?.column && one.value !== other.value;
};
