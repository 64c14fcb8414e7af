import {
  ALL_EXCEPTIONS,
  ALL_WORDS,
  ASIDES,
  BOUND_NEGATIONS,
  CONJUNCTIONS,
  DENIALS,
  END_DENIALS,
  EXCEPTIONS,
  LAST_NO,
  LINKS,
  LONE_NO,
  NEGATIONS,
  NOTS,
  OUTSIDE,
  VERB_NEGATIONS,
} from "./bound-words.ts";
import type { Reading } from "./numbers.ts";
import { REFUSED_ACTIONS } from "./english-refusals.ts";
import { PEOPLE } from "./refusal-words.ts";
import { keysOf, phraseAt, type Token, typedWords } from "./tokens.ts";
import { isOpen, type Meaning, negated } from "./word-table.ts";

/** A negation, unless a comma follows it: `or not, manual`. */
const negationAt = (tokens: Token[], from: number): { end: number } | null => {
  const longest = phraseAt(tokens, from, NEGATIONS) ?? exceptionAt(tokens, from);
  // `not a4` is `not` and not `not a`.
  const isGlued = longest && tokens[longest.end - 1]?.end === tokens[longest.end]?.start;
  const negation = isGlued ? phraseAt(tokens.slice(0, longest.end - 1), from, NEGATIONS) : longest;
  if (!negation || tokens[negation.end - 1]?.isLast) return null;
  return (phraseAt(tokens, from, ASIDES)?.end ?? from) >= negation.end ? null : negation;
};

/** A word such as `bar`, if a word for all comes before it. */
function exceptionAt(tokens: Token[], from: number): { end: number } | null {
  const exception = phraseAt(tokens, from, ALL_EXCEPTIONS);
  if (!exception) return null;
  for (let at = from - 1; at >= 0 && !tokens[at]?.isLast; at--)
    if (ALL_WORDS.has(tokens[at]?.text ?? "")) return exception;
  return null;
}

/** Words between a thing and its denial: `diesel ones excluded`. */
const ONES = new Set(
  keysOf("one,ones,car,cars,vehicles,models,sellers,seller,owners,people,guys,ads,listings,offers"),
);

/** Reads a thing and words that exclude it: `sunroof not needed`, `accident-free`. */
export function readDenial(query: string, tokens: Token[], { end, meanings }: Reading): Reading | null {
  // `over 9000 excluded`, but `under 9000, don't call` is wanted.
  const isRange = ({ opposite }: Meaning) => opposite !== undefined && !tokens[end - 1]?.isLast;
  if (meanings.length === 0 || !meanings.every((one) => !isOpen(one) || isRange(one))) return null;
  const after = query.slice(tokens[end - 1]?.end);
  const isFree = tokens[end]?.text === "free" && /^ (?!zone)/.test(after);
  const isDeniable =
    /^-(?:free|less)\b/i.test(after) || (isFree && meanings.every(({ opposite }) => opposite !== undefined));
  const denialEnd = isDeniable ? end + 1 : endOfDenial(query, tokens, end);
  // `2012 and up not interested in sedans`
  const isEnd = denialEnd === tokens.length || tokens[(denialEnd ?? 0) - 1]?.isLast;
  if (denialEnd === undefined || (!isEnd && meanings.some(isOpen))) return null;
  return { end: denialEnd, meanings: negated(meanings) };
}

function endOfDenial(query: string, tokens: Token[], at: number): number | undefined {
  const isBetween = ({ text }: Token) => LINKS.has(text) || ONES.has(text);
  while (tokens[at] && isBetween(tokens[at] as Token) && !tokens[at - 1]?.isLast) at++;
  const last = phraseAt(tokens, at, END_DENIALS)?.end ?? at;
  if (last > at && (last === tokens.length || tokens[last - 1]?.isLast)) return last;
  const [no, verb] = [tokens[at], tokens[at + 1]];
  const isAsked = /^\s*[?؟:=]/.test(query.slice(tokens[at - 1]?.end));
  if (!no || (tokens[at - 1]?.isLast && !isAsked)) return undefined;
  const isEnd = no.isLast || !verb;
  if (LONE_NO.test(typedWords(query, tokens, at, at + 1)) || (isEnd && LAST_NO.has(no.text))) return at + 1;
  return phraseAt(tokens, at, DENIALS)?.end;
}

/** The index after the negation at `from`, or `from` without one. */
export const endOfNegation = (tokens: Token[], from: number): number => negationAt(tokens, from)?.end ?? from;

export const isNegation = (tokens: Token[], at: number): boolean =>
  VERB_NEGATIONS.has(tokens[at]?.text ?? "") || endOfNegation(tokens, at) > at;

/**
 * The index after words that mean "only", because one negation cancels the other (`ما بدي غير`, `ما بركب الا`); `from`
 * without them.
 */
export function endOfOnly(
  tokens: Token[],
  from: number,
  readAt: (from: number) => Reading,
  fillers: Set<string>,
): number {
  const exceptionAt = (at: number) =>
    (at > from && phraseAt(tokens, at, EXCEPTIONS)) || (at > start && phraseAt(tokens, at, NOTS)) || null;
  const start = Math.max(endOfNegation(tokens, from), phraseAt(tokens, from, BOUND_NEGATIONS)?.end ?? from);
  let at = start;
  if (at === from || phraseAt(tokens, from, ASIDES)) return from;
  const isUnread = () => tokens[at]?.number === null && !tokens[at]?.isLast && readAt(at).end <= at;
  if (!exceptionAt(at) && isUnread() && endOfNegation(tokens, at) === at) at++;
  const isPassed = (text: string) => fillers.has(text) || ACTIONS.has(text);
  while (!exceptionAt(at) && isUnread() && isPassed(tokens[at]?.text ?? "")) at++;
  const end = exceptionAt(at)?.end ?? from;
  // `معيش الا 3500` is a bound.
  return tokens[end]?.number === null ? end : from;
}

/** What sellers say a car does not have, which no field knows: `ولا ملاحظة`, `بدون مشاكل`. */
const FAULTS = new Set(
  keysOf(
    "ملاحظة,ملاحظات,مشكلة,مشاكل,غلطة,غلط,شكوى,علة,علل,نقص,خلل,كذب,لف,وجع راس,تعب,غلبة,issues,issue,problems,problem,trouble,faults,fault,mashakel,mashakil,mushkile",
  ),
);

/** The index after words such as `ولا ملاحظة`, or `from` without them. */
export function endOfLack(tokens: Token[], from: number): number {
  const at = endOfNegation(tokens, from);
  return at > from && (FAULTS.has(tokens[at]?.text ?? "") || PEOPLE.test(tokens[at]?.text ?? ""))
    ? at + 1
    : from;
}

/** Words between a negation and what it excludes: `ولا نقطة رش`. */
const MEASURES = new Set(keysOf("نقطة,قطعة,ذرة,شوية,نوع,حبة,ولا,no2ta"));
const AND_ALSO = new Set(keysOf("وكمان,وكذلك,وايضا,وبرضه,وبرضو,ومثلها,وزيها"));
const ACTIONS = new Set(keysOf(REFUSED_ACTIONS));

const BEFORE_IS = new Set(["that", "it", "which", "who"]);

/**
 * Whether a word that is also a car's name is a pronoun or an ending here: `one` in `don't want one with a sunroof`, `s` in
 * `that's`. At the end, as in `mini not one`, it is a name.
 */
function isPronoun(tokens: Token[], at: number): boolean {
  const [last, token, next] = [tokens[at - 1]?.text ?? "", tokens[at], tokens[at + 1]];
  if (!token || !next || token.isLast || CONJUNCTIONS.has(next.text)) return false;
  const isEnding = (token.text === "s" && BEFORE_IS.has(last)) || (token.text === "m" && last === "i");
  return ONES.has(token.text) || isEnding;
}

/** `-diesel`. In `toyota -camry` and `cerato -2015` it only separates, but nobody asks for two models: `bmw -316 -318`. */
function isMinus(query: string, tokens: Token[], from: number, readAt: (from: number) => Reading): boolean {
  const isAfterMinus = (at: number) => /(?:^|\s)[-–]$/.test(query.slice(0, tokens[at]?.start));
  const { meanings } = readAt(from);
  if (!isAfterMinus(from) || meanings.some(isOpen)) return false;
  const isAlike = (at: number) =>
    readAt(at).meanings.some((one) => meanings.some(({ column }) => column === one.column));
  const isListed = tokens.some((_, at) => at !== from && isAfterMinus(at) && isAlike(at));
  const isFact = ({ column, value, of }: Meaning) =>
    typeof value === "string" && column !== "make" && of === undefined;
  return meanings.length > 0 && (isListed || meanings.every(isFact));
}

/** Reads `not a kia cerato`; after `not hybrid` also `or diesel`, a value of the same column. */
export function readNegated(
  query: string,
  tokens: Token[],
  from: number,
  readAt: (from: number) => Reading,
  fillers: Set<string>,
  before: Meaning[],
): Reading | null {
  if (endOfLack(tokens, from) > from) return null;
  const minus = isMinus(query, tokens, from, readAt) ? { end: from } : null;
  const negation = negationAt(tokens, from) ?? notAt(tokens, from, readAt) ?? minus;
  const denied = readDenied(tokens, from, readAt, fillers);
  if (denied) return denied;
  const isNext = CONJUNCTIONS.has(tokens[from]?.text ?? "") || AND_ALSO.has(tokens[from]?.text ?? "");
  const isSlashed = query[(tokens[from]?.start ?? 0) - 1] === "/";
  const word = tokens[from]?.text ?? "";
  const isJoined = isSlashed || (word.startsWith("و") && !fillers.has(word));
  if (!negation && (before.length === 0 || (!isNext && !isJoined))) return null;
  let at = negation?.end ?? (isNext ? from + 1 : from);
  const isEmpty = (text: string) =>
    [text, text.replace(/^ال/, "")].some((word) => fillers.has(word)) ||
    MEASURES.has(text) ||
    ACTIONS.has(text);
  const negationEnd = at;
  // `ما يكون كبير وبنزين` does not exclude petrol.
  const isOther = (at: number) => at > negationEnd && CONJUNCTIONS.has(tokens[at]?.text ?? "");
  const isPassed = (at: number) => readAt(at).end <= at || isPronoun(tokens, at);
  const isEnd = () => at > negationEnd && tokens[at - 1]?.isLast;
  while (isEmpty(tokens[at]?.text ?? "") && !isOther(at) && isPassed(at) && !isEnd()) at++;
  const reading = at < tokens.length && !isEnd() ? readAt(at) : null;
  if (!reading || reading.meanings.every(isOpen)) return null;
  const [first] = reading.meanings;
  // `غير التسلا والليف` excludes a make and a model.
  const isOpposable = [first, before[0]].every((one) => one?.opposite !== undefined);
  // `خالية من الحوادث والرش`
  const isParallel =
    isOpposable && word.startsWith("وال") && tokens[from - 1]?.text.startsWith("ال") === true;
  const isAlike = isParallel || [first?.column, first?.of?.column].includes(before[0]?.column);
  if (!negation && !isAlike) return null;
  const own = readAt(reading.end);
  const isOfFirst = ({ of }: Meaning) => of?.column === first?.column && of?.value === first?.value;
  const ofFirst = own.meanings.filter(isOfFirst);
  const { end, meanings } = ofFirst.length > 0 ? { end: own.end, meanings: ofFirst } : reading;
  const isAnother = ({ of }: Meaning) => !negation && of !== undefined && of.value === before[0]?.of?.value;
  // A model needs no make beside it if that is read already, as in `مش مرسيدس السي 200` or, with the first model, in
  // `بدون الفوج والسبورت`.
  const isFree = (one: Meaning) => isOfFirst(one) || isAnother(one);
  const named = meanings
    .filter((one) => !isOpen(one))
    .map((one) => (isFree(one) ? { ...one, beside: undefined } : one));
  // `السودا ما بحبها والخمري ما بحبه`
  const isOutside = phraseAt(tokens, from, OUTSIDE) !== null;
  const denialEnd = negation && !isOutside ? undefined : endOfDenial(query, tokens, end);
  // `outside Amman need not apply` asks for Amman.
  return { end: denialEnd ?? end, meanings: isOutside && denialEnd ? named : negated(named) };
}

/** After these words `ما` is no negation: `وين ما كانت`, `كل ما`. */
const BEFORE_RELATIVES = new Set(keysOf("وين,كل,زي,مثل,متل,قد,بعد,قبل,عند,مهما,كيف,اي,شو,حسب,اول,ليش"));

/** Reads `ما` before a thing: `ما مرشوشة`, `ما بدها شغل`. */
function notAt(tokens: Token[], from: number, readAt: (from: number) => Reading): { end: number } | null {
  const isNot = VERB_NEGATIONS.has(tokens[from]?.text ?? "") && !tokens[from]?.isLast;
  if (!isNot || phraseAt(tokens, from, ASIDES) || BEFORE_RELATIVES.has(tokens[from - 1]?.text ?? ""))
    return null;
  const { end, meanings } = readAt(from + 1);
  const isThing =
    end > from + 1 && meanings.length > 0 && meanings.every(({ value }) => typeof value === "string");
  return isThing ? { end: from + 1 } : null;
}

/** Between a verb and a state: `لم يسبق لها حوادث`. */
const OF_HER = new Set(keysOf("لها,له,عليها,عليه,فيها,فيه,معها,معه,ان,وان"));

/** Reads a state that did not happen, whatever the verb: `لم تشهد أي حادث`. */
function readDenied(
  tokens: Token[],
  from: number,
  readAt: (from: number) => Reading,
  fillers: Set<string>,
): Reading | null {
  if (phraseAt(tokens, from, ASIDES)) return null;
  const whole = phraseAt(tokens, from, NEGATIONS);
  const isWhole = whole && whole.end > from + 1 && VERB_NEGATIONS.has(tokens[whole.end - 1]?.text ?? "");
  const negation = (isWhole ? whole : phraseAt(tokens, from, VERB_NEGATIONS)) ?? whole;
  const verb = negation?.end ?? tokens.length;
  const isVerb =
    verb < tokens.length &&
    tokens[verb]?.number === null &&
    !fillers.has(tokens[verb]?.text ?? "") &&
    readAt(verb).end <= verb;
  if (!isVerb) return null;
  let at = verb + 1;
  while ((fillers.has(tokens[at]?.text ?? "") || OF_HER.has(tokens[at]?.text ?? "")) && readAt(at).end <= at)
    at++;
  const { end, meanings: read } = readAt(at);
  // `رش` is also the Toyota Rush, next to Toyota.
  const meanings = read.filter(({ beside }) => !beside);
  const isDeniable =
    meanings.length > 0 && meanings.every((one) => one.opposite !== undefined && !isOpen(one));
  return isDeniable ? { end, meanings: negated(meanings) } : null;
}
