import { ASIDES, BOUNDS, BOUNDS_AFTER } from "./bound-words.ts";
import { splitNegations } from "./negative-forms.ts";
import {
  ALSO,
  AT_LEAST,
  LAST_NOS,
  MODALS,
  ANY_VERB,
  DISLIKE,
  ENGAGED,
  FROM,
  INTEREST,
  IT,
  LATIN_REMOVAL,
  MORE_VERBS,
  NEUTRAL,
  NOTHING,
  NOTS,
  OBJECTS,
  OTHER_REFUSALS,
  AWAY,
  OWN_VERB,
  PEOPLE,
  PUTTING,
  REFUSAL,
  REFUSED,
  REMOVAL,
  SUBJECT,
  TAKEN,
  THEM,
  TOLD,
  TOLD_ANYBODY,
  WANTED,
} from "./refusal-words.ts";
import { TIRED } from "./tired-of.ts";
import { phraseAt, type Token } from "./tokens.ts";

interface Refusal {
  end: number;
  text: string;
}

/** A word in Latin letters with the digits in it: `bt3jibni`. */
function wordAt(tokens: Token[], at: number): { text: string; end: number } {
  let [text, end] = [tokens[at]?.text ?? "", at + 1];
  if (!/^[a-z]/.test(text)) return { text, end };
  for (; tokens[end]?.start === tokens[end - 1]?.end; end++) text += tokens[end]?.text ?? "";
  return { text, end };
}

const isThing = (word: string, isKnown: (word: string) => boolean) =>
  !ENGAGED.test(word) &&
  !TAKEN.test(word) &&
  [word, word.replace(/^ب/, "")].some((one) => one.length > 2 && isKnown(one));

/** The index after a negated verb of the buyer, or null. */
function refusedVerb(tokens: Token[], from: number, isKnown: (word: string) => boolean): Refusal | null {
  const not = phraseAt(tokens, from, NOTS);
  if (!not || tokens[not.end - 1]?.isLast) return null;
  let at = not.end;
  while (MODALS.has(tokens[at]?.text ?? "") && at < tokens.length - 1) at++;
  const { text, end } = wordAt(tokens, at);
  const before = tokens[at - 1]?.text ?? "";
  const isAnybody = /حدا?$/u.test(before);
  const isTold = isAnybody || /(?:^|و)لا$/u.test(before);
  const interest = phraseAt(tokens, at, INTEREST);
  if (!interest && NEUTRAL.test(text)) return WANTED.test(text) ? { end, text: NOTHING } : null;
  // `ما الي بالديزل`, but `ما الي` alone is no refusal.
  // `بعمان` is no verb.
  const isNoun = isThing(text, isKnown);
  const isAnyVerb =
    /(?:^|و)(?:ما|مش|مو|لا|لن|مستحيل|ma|mish|mesh)$/u.test(before) &&
    ANY_VERB.test(text) &&
    tokens[from]?.text !== "ولا";
  const isVerb =
    !isNoun &&
    (OWN_VERB.test(text) ||
      isAnyVerb ||
      ENGAGED.test(text) ||
      (isTold && TOLD.test(text)) ||
      (isAnybody && TOLD_ANYBODY.test(text)));
  if (!interest && !isVerb) return null;
  return { end: interest?.end ?? end, text: REFUSAL };
}

function removal(tokens: Token[], from: number): Refusal | null {
  const text = tokens[from]?.text ?? "";
  const other = phraseAt(tokens, from, OTHER_REFUSALS);
  if (other) return { end: other.end, text: REFUSAL };
  const isRefused = [REMOVAL, LATIN_REMOVAL, DISLIKE, REFUSED].some((words) => words.test(text));
  const isPut = PUTTING.test(text) && awayAfter(tokens, from + 1) !== null;
  return isRefused || isPut ? { end: from + 1, text: REFUSAL } : null;
}

const MOST_BETWEEN = 5;

/** Words for `away` in the clause of a removal: `شيلوا الفورد من قدامي`. */
function awayAfter(tokens: Token[], from: number): { at: number; end: number } | null {
  for (let at = from; at < Math.min(tokens.length, from + MOST_BETWEEN) && !tokens[at - 1]?.isLast; at++) {
    const outside = phraseAt(tokens, at, AWAY);
    if (outside) return { at, end: outside.end };
  }
  return null;
}

/** Whether a known phrase begins here that only looks like a refusal: `ما بزيد عن 7 الاف`, `مش مهم`. */
function isOther(tokens: Token[], at: number): boolean {
  if (phraseAt(tokens, at, ASIDES) || phraseAt(tokens, at, TIRED)) return true;
  if (tokens[at - 1]?.number != null && phraseAt(tokens, at, BOUNDS_AFTER)) return true;
  const bound = phraseAt(tokens, at, BOUNDS);
  return bound !== null && tokens.slice(bound.end, bound.end + 3).some(({ number }) => number !== null);
}

/** The index after a refusal's other verbs, its pronoun and a word such as `من`. */
function endOfRefusal(tokens: Token[], from: number): number {
  let end = from;
  const isOpen = () => end < tokens.length && !tokens[end - 1]?.isLast;
  const text = () => tokens[end]?.text ?? "";
  const isFinal = () => tokens[end]?.isLast || end === tokens.length - 1;
  // In `ما بدي فيها فتحة`, `فيها` is no object.
  const isLeast = () => AT_LEAST.has(tokens[end + 1]?.text ?? "");
  // In `ديزل ما يصلح لي كيا` the Kia is asked for.
  const isMine = () => !/^ا?ل/.test(text()) || isFinal() || tokens[end - 1]?.text.startsWith("ت");
  const isObject = () =>
    OBJECTS.test(text()) && isMine() && (isFinal() || isLeast() || !/^[فعم]/.test(text()));
  while (isOpen() && (MORE_VERBS.test(text()) || isObject())) end++;
  if (isOpen() && FROM.has(text())) end++;
  // `ما بدي لا سودا ولا حمرا`
  if (isOpen() && text() === "لا" && !isFinal()) end++;
  while (isOpen() && SUBJECT.has(text())) end++;
  return (isOpen() ? phraseAt(tokens, end, AWAY)?.end : undefined) ?? end;
}

/** The index after a "no" at the end of a clause, or null. */
function endOfLastNo(tokens: Token[], at: number): number | null {
  const end = phraseAt(tokens, at, LAST_NOS)?.end ?? at;
  const isEnd = tokens[end - 1]?.isLast || end === tokens.length || tokens[end]?.text.startsWith("وال");
  return end > at && isEnd && at > 0 && !tokens[at - 1]?.isLast ? end : null;
}

/** The index after people who are refused: `ما بدي معارض ولا تجار`, `المعارض ما بتعامل معهم`. Null if they are not. */
function peopleFrom(tokens: Token[], at: number, end: number): number | null {
  const isPeople = (index: number) => PEOPLE.test(tokens[index]?.text ?? "");
  if (!tokens[at - 1]?.isLast && isPeople(at - 1)) return end;
  let last = end;
  while (!tokens[last - 1]?.isLast && (isPeople(last) || isPeople(last + 1))) last++;
  return last > end ? last : null;
}

/** The index after a word such as `too` at the end of a clause, or null. */
function endOfAlso(tokens: Token[], at: number): number | null {
  const end = phraseAt(tokens, at, ALSO)?.end ?? at;
  return end > at && (tokens[end - 1]?.isLast || end === tokens.length) ? end : null;
}

/**
 * Reads the many forms in which buyers refuse something as one word: `ما عندي نية اشتري`, `لا تورجيني`, `شيلولي`. What it
 * refuses comes after it or before it.
 */
export function sayRefusals(typed: Token[], isKnown: (word: string) => boolean): Token[] {
  const tokens = splitNegations(typed, isKnown);
  const said: Token[] = [];
  let outside: { at: number; end: number } | null = null;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    if (outside?.at === at) {
      said.push({ ...merged(tokens, at, outside.end), text: NOTHING, isRefusal: "none" });
      at = outside.end;
      continue;
    }
    const no = endOfLastNo(tokens, at);
    const found: Refusal | null = no === null ? refusalAt(tokens, at, isKnown) : { end: no, text: REFUSAL };
    if (!found && said.some(({ isRefusal }) => isRefusal)) {
      const also = endOfAlso(tokens, at);
      if (also !== null) {
        said.push({ ...merged(tokens, at, also), text: REFUSAL, isRefusal: "also" });
        at = also;
        continue;
      }
    }
    if (!found) {
      said.push(token);
      at++;
      continue;
    }
    let end: number = found.text === REFUSAL ? endOfRefusal(tokens, found.end) : found.end;
    const isLeast =
      AT_LEAST.has(tokens[end]?.text ?? "") &&
      tokens.slice(end, end + 4).every(({ number }) => number === null);
    const endOfPeople = peopleFrom(tokens, at, end);
    const isRefusal = found.text === REFUSAL && !isLeast && endOfPeople === null;
    if (isLeast) end++;
    end = endOfPeople ?? end;
    if (isRefusal) outside = tokens[end - 1]?.isLast ? null : awayAfter(tokens, end);
    said.push({
      ...merged(tokens, at, end),
      text: isRefusal ? REFUSAL : NOTHING,
      isRefusal: isRefusal ? objectOf(tokens.slice(at, end)) : "none",
    });
    at = end;
  }
  return said;
}

function refusalAt(tokens: Token[], at: number, isKnown: (word: string) => boolean): Refusal | null {
  const token = tokens[at] as Token;
  if (token.number !== null || isOther(tokens, at)) return null;
  const verb = refusedVerb(tokens, at, isKnown);
  const isWord = !isKnown(token.text) || (phraseAt(tokens, at, OTHER_REFUSALS)?.end ?? at) > at + 1;
  return verb ?? (isWord ? removal(tokens, at) : null);
}

/** What a refusal refuses, by its last pronoun. */
function objectOf(tokens: Token[]): "thing" | "it" | "them" {
  const texts = tokens.map(({ text }) => text);
  if (texts.some((text) => THEM.test(text))) return "them";
  return texts.some((text) => IT.test(text) || REFUSED.test(text)) ? "it" : "thing";
}

function merged(tokens: Token[], from: number, end: number): Token {
  const [first, last] = [tokens[from] as Token, tokens[end - 1] as Token];
  return { text: "", start: first.start, end: last.end, number: null, ...(last.isLast && { isLast: true }) };
}
