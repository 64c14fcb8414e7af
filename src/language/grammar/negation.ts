import {
  ASIDES,
  BEFORE_UNWANTED,
  CONJUNCTIONS,
  DENIALS,
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

/** The end of a cue before a thing, or null. */
function endOfCue(query: Query, from: number): number | null {
  const ends = [phraseAt(query.tokens, from, NEGATIONS)?.end, stateAfterVerb(query, from)];
  const known = ends.filter((end) => typeof end === "number");
  return isMinus(query, from) ? from : known.length > 0 ? Math.max(...known) : null;
}

/** `-diesel`. In `toyota -camry` and `cerato -2015` it only separates, but nobody asks for two models: `bmw -316 -318`. */
function isMinus({ text, tokens, readAt }: Query, from: number): boolean {
  const isAfterMinus = (at: number) => /(?:^|\s)[-–!]$/.test(text.slice(0, tokens[at]?.start));
  const [meaning] = isAfterMinus(from) ? readAt(from).meanings : [];
  if (typeof meaning?.value !== "string") return false;
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

/** Reads a cue and the thing after it: `not a kia cerato`. */
export function readExcluded(query: Query, from: number, spans: Span[]): Reading | null {
  if (isEither(query, from, spans)) return null;
  const { readAt } = query;
  const cueEnd = endOfCue(query, from);
  if (cueEnd === null) return alsoExcluded(query, from, spans);
  // `not 5 digits` is longer than `not 5`, but `بدون فحص كيا` does not exclude Kia.
  const plainEnd = readAt(from).end;
  if (cueEnd > from && cueEnd <= plainEnd && readAt(cueEnd).end <= plainEnd) return null;
  return excluded(query, thingAfter(query, from, cueEnd));
}

/** Reads `or diesel` after an exclusion, without a cue of its own. */
function alsoExcluded(query: Query, from: number, spans: Span[]): Reading | null {
  const { tokens } = query;
  const before = spans.findLast(({ isFiller }) => !isFiller)?.meanings.find(({ isNegated }) => isNegated);
  const start = before ? endOfAnd(query, from) : null;
  if (!before || start === null) return null;
  const thing = thingAfter(query, from, start);
  // `خالية من الحوادث والرش` is free of accidents and of paint, but `بدون حوادث ومجمرك` is without accidents, and cleared.
  const isParallel = tokens[from - 1]?.text.startsWith("ال") && tokens[from]?.text.startsWith("وال");
  const isAlike = (one: Meaning): boolean =>
    !isOpen(one) &&
    ([one.column, one.of?.column].includes(before.column) ||
      (isParallel === true && isState(one) && isState(before)));
  return thing?.meanings.some(isAlike) ? excluded(query, thing) : null;
}

/** Excludes a thing. A refused limit stays text: read plainly, `exclude 2010 or older` would ask for what is not wanted. */
function excluded({ readAt }: Query, thing: Reading | null): Reading | null {
  const [first] = thing?.meanings ?? [];
  if (!thing || !first) return null;
  // `not a kia cerato`: the model belongs to the make, and counts without it.
  const own = readAt(thing.end);
  const isOfFirst = ({ of }: Meaning) => of?.column === first.column && of.value === first.value;
  const ofFirst = own.meanings.filter(isOfFirst).map((one) => ({ ...one, beside: undefined }));
  const { end, meanings } = ofFirst.length > 0 ? { end: own.end, meanings: ofFirst } : thing;
  return { end, meanings: negated(meanings.filter((one) => !isOpen(one))) };
}

/** The thing after fillers and words such as `want` in `I don't want to buy a Kia`; null after a comma: `or not, manual`. */
function thingAfter({ tokens, table, readAt }: Query, from: number, start: number): Reading | null {
  for (let at = start; at === from || !tokens[at - 1]?.isLast; at++) {
    const words = [tokens[at]?.text ?? "", tokens[at]?.text.replace(/^ال/, "") ?? ""];
    const isBetween = at + 1 < tokens.length && words.some((word) => BEFORE_UNWANTED.has(word));
    const isFiller = words.some((word) => table.fillers.has(word)) && readAt(at).end === at;
    if (!isBetween && !isFiller) return readAt(at);
  }
  return null;
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
  const denial = phraseAt(tokens, at, DENIALS)?.end ?? null;
  // `not interested in` excludes what follows it.
  const isOfNext = denial !== null && (phraseAt(tokens, at, NEGATIONS)?.end ?? 0) > denial;
  return isOfNext ? null : denial;
}
