import { ALL_WORDS, type Bound, BOUND_NEGATIONS, BOUND_VERBS, BOUNDS, FLIPPED } from "./bound-words.ts";
import { LINKS, isArticle } from "./link-words.ts";
import { NEGATIONS, NOR, VERB_NEGATIONS } from "./negation-words.ts";
import type { BoundBefore, ColumnWords } from "./number-column-words.ts";
import { joined, phraseAt, type Token } from "../engine/tokens.ts";

const GENERAL_BOUNDS = new Map([...BOUNDS].map(([key, bound]) => [key, { bound, step: 0 }]));

/** A bound may begin with `و`, "and": `وقبل 2015`. */
export function withoutAnd(tokens: Token[], from: number, { before, bounds }: ColumnWords): Token[] {
  const starts = (some: Token[]) =>
    [before, bounds, GENERAL_BOUNDS].some((known) => phraseAt<unknown>(some, from, known));
  const rest = tokens.map((token, at) => (at === from ? { ...token, text: token.text.slice(1) } : token));
  return (rest[from]?.text.length ?? 0) > 1 && !starts(tokens) && starts(rest) ? rest : tokens;
}

/** Reads the words before a number: its column, its bound, a negation. */
export function readStart(tokens: Token[], from: number, words: ColumnWords) {
  const start = {
    column: null as string | null,
    named: null as string | null,
    bound: null as Bound | null,
    boundKey: "",
    isNegated: false,
    /** A negation is before the bound. */
    isTurned: false,
    step: 0,
    end: from,
  };
  const boundAt = (at: number) =>
    phraseAt(tokens, at, words.bounds) ?? phraseAt<BoundBefore>(tokens, at, GENERAL_BOUNDS);
  const moveTo = (end: number) => {
    start.end = end;
    const isLink = (token: Token | undefined, next: Token | undefined) =>
      isArticle(token) || LINKS.has(token?.text ?? "") || (token?.text === "a" && isNumberApart(token, next));
    while (isLink(tokens[start.end], tokens[start.end + 1])) start.end++;
    // `ما بيوصل ل 15 الف`
    if (start.bound !== null && tokens[start.end]?.text === "ل" && tokens[start.end + 1]?.number != null)
      start.end++;
  };
  /** In `ما بدها تكون ماشية فوق 100` the verbs and the name are before the bound. */
  const boundAfterVerbs = (negation: { end: number }) => {
    // `ما` (did not) is before a verb, with a prefix for its person; `بدون` (without) is before a thing.
    const isBeforeVerb = VERB_NEGATIONS.has(joined(tokens, start.end, negation.end));
    const isPassed = (word: string) =>
      BOUND_VERBS.has(word) || LINKS.has(word) || (isBeforeVerb && /^[بتيان]\p{sc=Arabic}{2,}$/u.test(word));
    for (let at = negation.end; !tokens[at - 1]?.isLast;) {
      const bound = boundAt(at);
      const name = bound ? null : phraseAt(tokens, at, words.before);
      if (bound) return bound;
      if (name) start.named = name.value;
      else if (!isPassed(tokens[at]?.text ?? "")) return null;
      at = name?.end ?? at + 1;
    }
    return null;
  };
  const readName = () => {
    const name = phraseAt(tokens, start.end, words.before);
    // In `my max is 6500`, `my` is not a name.
    if (name && (boundAt(start.end)?.end ?? 0) > name.end) return;
    if (!name || tokens[name.end - 1]?.isLast || (start.column !== null && start.column !== name.value))
      return;
    start.column = name.value;
    moveTo(name.end);
  };
  readName();
  // `صنع عام 2015`
  if (start.column !== null) readName();
  const negation = phraseAt(tokens, start.end, BOUND_NEGATIONS);
  const plain = boundAt(start.end);
  const turned = plain || !negation ? null : boundAfterVerbs(negation);
  const found = plain ?? turned;
  if (!found) {
    // `model not 2015` and `any model but 2015` exclude the year.
    const isBut = ALL_WORDS.has(tokens[from - 1]?.text ?? "") && tokens[start.end]?.text === "but";
    const but = phraseAt(tokens, start.end + 1, BOUND_NEGATIONS)?.end ?? start.end + 1;
    const end = isBut ? but : negation?.end;
    if (start.column !== null && end !== undefined && tokens[end]?.number != null)
      Object.assign(start, { isNegated: true, end });
    return start;
  }
  const { bound, step, column } = found.value;
  const boundKey = joined(tokens, turned ? (negation?.end ?? 0) : start.end, found.end);
  Object.assign(start, {
    bound: turned ? FLIPPED[bound] : bound,
    step: turned ? 0 : step,
    boundKey,
    isTurned: turned !== null,
  });
  start.column = column ?? start.column ?? (turned ? start.named : null);
  moveTo(found.end);
  // A repeated bound counts once: `بحد أقصى تحت 8000`.
  const again = boundAt(start.end);
  // So does one that the negation already turned: `ما يطلع فوق 8000`.
  const isTurned = !turned && negation !== null && again?.value.bound === "min";
  if (again && start.bound === "max" && (again.value.bound === "max" || isTurned)) moveTo(again.end);
  readName();
  return start;
}

const isNumberApart = (token: Token, next: Token | undefined): boolean =>
  next?.number != null && next.start > token.end;

/** The index after a negation directly before a number: `exclude 2010 and older`. */
export function refusalAt(tokens: Token[], from: number, { before }: ColumnWords): number | null {
  const negation = phraseAt(tokens, from, NEGATIONS);
  if (!negation || NOR.has(tokens[from]?.text ?? "")) return null;
  let at = negation.end;
  const isPassed = (text: string) => BOUND_VERBS.has(text) || before.has(text);
  while (!tokens[at - 1]?.isLast && (isArticle(tokens[at]) || isPassed(tokens[at]?.text ?? ""))) at++;
  return !tokens[at - 1]?.isLast && tokens[at]?.number != null ? at : null;
}
