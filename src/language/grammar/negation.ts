import {
  ASIDES,
  BEFORE_UNWANTED,
  CONJUNCTIONS,
  DENIALS,
  LAST_NO,
  LINKS,
  NEGATIONS,
  NOR,
  ONES,
  OPTIONAL,
  VERB_NEGATIONS,
} from "./words.ts";
import type { Query, Reading, Span } from "../engine/query.ts";
import { phraseAt, type Token } from "../engine/tokens.ts";
import type { Meaning } from "../engine/word-table.ts";

/* How a query excludes a thing. A cue stands before it (`not a Kia`, `-diesel`) or after it (`diesel not wanted`). */

/** Whether a range has only one end. `not` reverses it, as it reverses `over 8000`; it excludes other values. */
export const isOpen = ({ value }: Meaning): boolean =>
  typeof value !== "string" && (value.min === null || value.max === null);

const negated = (meanings: Meaning[]): Meaning[] =>
  meanings.map((meaning) => ({ ...meaning, isNegated: true }));

/** What `not` with these words asks for: the opposite, or any other value. */
export function denied({ opposite, ...meaning }: Meaning): Meaning {
  if (opposite === undefined) return { ...meaning, isNegated: true };
  const [value, ...also] = typeof opposite === "string" ? [opposite] : opposite;
  return { column: meaning.column, value, ...(also.length > 0 && { also }) };
}

const isOneOf = (words: Set<string> | Map<string, unknown>, token: Token | undefined): boolean =>
  words.has(token?.text ?? "");

/**
 * Words that ask for nothing: those that exclude nothing although they begin with a cue (`no rush`), or mean "only" (`ما بدي غير`,
 * I want nothing but), and `I don't need a sunroof` with its thing.
 */
export function readAside({ tokens, readAt }: Query, from: number): Reading | null {
  const aside = phraseAt(tokens, from, ASIDES)?.end ?? from;
  const optional = phraseAt(tokens, from, OPTIONAL)?.end ?? from;
  const end = optional > aside ? Math.max(optional, readAt(optional).end) : aside;
  return end > from && readAt(from).end <= end ? { end, meanings: [], isAside: true } : null;
}

/** Whether a word that negates excludes nothing here: `ولا مرة`, or `not` at the end of a clause. */
export function isIdleNegation({ tokens, table: { fillers } }: Query, from: number): boolean {
  const [word, next] = [tokens[from], tokens[from + 1]];
  const isNegation = isOneOf(NEGATIONS, word) || isOneOf(VERB_NEGATIONS, word);
  return isNegation && (word?.isLast === true || next === undefined || isOneOf(fillers, next));
}

/** The end of a cue before a thing, or null. After a comma nothing is excluded: `or not, manual`. */
function endOfCue(query: Query, from: number): number | null {
  const { tokens } = query;
  const cue = phraseAt(tokens, from, NEGATIONS);
  if (cue && tokens[cue.end - 1]?.isLast) return null;
  if (isMinus(query, from)) return from;
  const stateAt = stateAfterVerb(query, from);
  return stateAt !== null && stateAt > (cue?.end ?? from) ? stateAt : (cue?.end ?? null);
}

/** `-diesel`. In `toyota -camry` and `cerato -2015` it only separates, but nobody asks for two models: `bmw -316 -318`. */
function isMinus({ text, tokens, readAt }: Query, from: number): boolean {
  const isAfterMinus = (at: number) => /(?:^|\s)[-–!]$/.test(text.slice(0, tokens[at]?.start));
  const [meaning] = isAfterMinus(from) ? readAt(from).meanings : [];
  if (!meaning || typeof meaning.value !== "string") return false;
  const isAlike = (at: number) => readAt(at).meanings[0]?.column === meaning.column;
  const isListed = tokens.some((_, at) => at !== from && isAfterMinus(at) && isAlike(at));
  return isListed || (meaning.column !== "make" && meaning.of === undefined);
}

const MOST_VERBS = 2;

/** The index of a state that a car never had: `ما انضربت` (was not hit), `لم يسبق لها حوادث` (had no accidents before). */
function stateAfterVerb({ tokens, readAt }: Query, from: number): number | null {
  const start = phraseAt(tokens, from, VERB_NEGATIONS)?.end;
  if (start === undefined) return null;
  for (let at = start; at <= start + MOST_VERBS && !tokens[at - 1]?.isLast; at++) {
    const { end, meanings } = readAt(at);
    if (end > at || tokens[at]?.number !== null) return meanings.some(isState) ? at : null;
  }
  return null;
}

const isState = (meaning: Meaning): boolean => meaning.opposite !== undefined && !isOpen(meaning);

/** Reads a cue and the thing after it: `not a kia cerato`; after an exclusion also `or diesel`, without a cue of its own. */
export function readExcluded(query: Query, from: number, spans: Span[]): Reading | null {
  if (isEither(query, from, spans)) return null;
  const { tokens, readAt } = query;
  const cueEnd = endOfCue(query, from);
  const before =
    spans.findLast(({ isFiller }) => !isFiller)?.meanings.filter(({ isNegated }) => isNegated) ?? [];
  const start = cueEnd ?? (before.length > 0 ? endOfAnd(query, from) : null);
  if (start === null) return null;
  // `not 5 digits` is longer than `not 5`, but `بدون فحص كيا` does not exclude Kia.
  const plainEnd = readAt(from).end;
  if (cueEnd !== null && cueEnd > from && cueEnd <= plainEnd && readAt(cueEnd).end <= plainEnd) return null;
  const thing = thingAfter(query, start);
  if (!thing || thing.meanings.length === 0) return null;
  // A refused limit stays text; read plainly, it would ask for what is not wanted: `exclude 2010 or older`.
  if (thing.meanings.every(isOpen)) return cueEnd === null ? null : { end: thing.end, meanings: [] };
  const [first] = thing.meanings;
  // `خالية من الحوادث والرش` is free of accidents and of paint, but `بدون حوادث ومجمرك` is without accidents, and cleared.
  const words = [tokens[from - 1]?.text, tokens[from]?.text.slice(1)];
  const isParallel = words.every((text) => text?.startsWith("ال"));
  const isAlike =
    [first?.column, first?.of?.column].includes(before[0]?.column) ||
    (isParallel && [first, before[0]].every((one) => one && isState(one)));
  if (cueEnd === null && !isAlike) return null;
  // `not a kia cerato`: the model belongs to the make, and counts without it.
  const isOfFirst = ({ of }: Meaning) => of?.column === first?.column && of?.value === first?.value;
  const own = readAt(thing.end);
  const ofFirst = own.meanings.filter(isOfFirst).map((one) => ({ ...one, beside: undefined }));
  const { end, meanings } = ofFirst.length > 0 ? { end: own.end, meanings: ofFirst } : thing;
  return { end, meanings: negated(meanings.filter((one) => !isOpen(one))) };
}

/** The thing after fillers and words such as `want` in `I don't want to buy a Kia`. */
function thingAfter({ tokens, table, readAt }: Query, start: number): Reading | null {
  const isPassed = ({ text }: Token, words: Set<string>) =>
    words.has(text) || words.has(text.replace(/^ال/, ""));
  for (let at = start; ; at++) {
    const token = tokens[at];
    const isEnd = at > start && tokens[at - 1]?.isLast;
    if (!token || isEnd) return null;
    const hasNext = tokens[at + 1] !== undefined && !token.isLast;
    if (hasNext && isPassed(token, BEFORE_UNWANTED)) continue;
    if (readAt(at).end > at || !isPassed(token, table.fillers)) return readAt(at);
  }
}

/** Where the thing after `or` or `and` begins, or null. */
function endOfAnd({ text, tokens, table }: Query, from: number): number | null {
  const word = tokens[from]?.text ?? "";
  if (CONJUNCTIONS.has(word)) return from + 1;
  const isSlashed = text[(tokens[from]?.start ?? 0) - 1] === "/";
  return isSlashed || (word.startsWith("و") && !table.fillers.has(word)) ? from : null;
}

/** Whether `ولا` means "or", as in `ازرق ولا اسود` (blue or black), and not "nor", as after a negation. */
function isEither({ tokens, readAt }: Query, from: number, spans: Span[]): boolean {
  const [one, other] = [spans.at(-1)?.meanings[0], readAt(from + 1).meanings[0]];
  const isOther = one !== undefined && one.column === other?.column && one.value !== other.value;
  return isOneOf(NOR, tokens[from]) && isOther && !one.isNegated;
}

/** Reads a thing and the cue after it: `sunroof not needed`, `accident-free`. A refused limit stays text: `over 8000 excluded`. */
export function readDenied({ text, tokens, readAt }: Query, from: number): Reading | null {
  const { end, meanings } = readAt(from);
  if (meanings.length === 0) return null;
  if (/^-(?:free|less)\b/i.test(text.slice(tokens[end - 1]?.end)))
    return { end: end + 1, meanings: negated(meanings) };
  const cueEnd = cueAfter(tokens, end);
  return cueEnd === null ? null : { end: cueEnd, meanings: meanings.some(isOpen) ? [] : negated(meanings) };
}

function cueAfter(tokens: Token[], from: number): number | null {
  let at = from;
  while (!tokens[at - 1]?.isLast && (isOneOf(LINKS, tokens[at]) || isOneOf(ONES, tokens[at]))) at++;
  if (tokens[at - 1]?.isLast) return null;
  const isEnd = tokens[at]?.isLast === true || at + 1 === tokens.length;
  if (isEnd && isOneOf(LAST_NO, tokens[at])) return at + 1;
  const denial = phraseAt(tokens, at, DENIALS)?.end ?? null;
  // `not interested in` excludes what follows it.
  const isOfNext = denial !== null && (phraseAt(tokens, at, NEGATIONS)?.end ?? 0) > denial;
  return isOfNext ? null : denial;
}
