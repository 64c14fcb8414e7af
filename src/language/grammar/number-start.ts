import {
  type Bound,
  BOUND_NEGATIONS,
  BOUND_VERBS,
  FLIPPED,
  isArticle,
  LINKS,
  VERB_NEGATIONS,
} from "./words.ts";
import type { ColumnWords } from "./number-column-words.ts";
import { joined, phraseAt, type Token } from "../engine/tokens.ts";
import type { NumberColumn } from "../engine/word-table.ts";

/** The words before a number. */
export interface Start {
  end: number;
  column: NumberColumn | null;
  bound: Bound | null;
  /** The words of the bound, joined. */
  boundKey: string;
  /** `code not 10` */
  isNegated: boolean;
  /** A negation is before the bound. */
  isTurned: boolean;
  step: number;
}

/** Reads the words before a number: its column, its bound, a negation. */
export function readStart(tokens: Token[], from: number, words: ColumnWords): Start {
  const none = { bound: null, boundKey: "", isNegated: false, isTurned: false, step: 0 };
  let start: Start = { end: from, column: null, ...none };
  readName();
  const negation = phraseAt(tokens, start.end, BOUND_NEGATIONS);
  const limit =
    limitAt(tokens, start.end, words) ??
    (negation && limitAfterVerbs(tokens, start.end, negation.end, words));
  if (!limit) {
    const isNegated = start.column !== null && negation !== null && tokens[negation.end]?.number != null;
    return isNegated ? { ...start, isNegated, end: negation.end } : start;
  }
  start = { ...start, ...limit, column: limit.column ?? start.column };
  skipLinks();
  // A repeated bound counts once (`بحد أقصى تحت 8000`), as does one that the negation already turned (`ما يطلع فوق 8000`).
  const again = limitAt(tokens, start.end, words);
  const isRepeated =
    again?.bound === "max" || (!start.isTurned && negation !== null && again?.bound === "min");
  if (again && isRepeated && start.bound === "max") start.end = again.end;
  skipLinks();
  readName();
  return start;

  function readName(): void {
    const name = phraseAt(tokens, start.end, words.before);
    // In `my max is 6500`, `my` is not a name.
    const isLimit = name && (phraseAt(tokens, start.end, words.limits)?.end ?? 0) > name.end;
    if (!name || isLimit || tokens[name.end - 1]?.isLast || (start.column ?? name.value) !== name.value)
      return;
    start.column = name.value;
    start.end = name.end;
    skipLinks();
    // `صنع عام 2015`
    readName();
  }

  function skipLinks(): void {
    while (isLink(tokens, start.end) || (start.bound !== null && isBeforeNumber(tokens, start.end, "ل")))
      start.end++;
  }
}

const isLink = (tokens: Token[], at: number): boolean =>
  isArticle(tokens[at]) || LINKS.has(tokens[at]?.text ?? "") || isBeforeNumber(tokens, at, "a");

/** `a 2014`, or `ل` in `ما بيوصل ل 15 الف`, but not `a4`. */
const isBeforeNumber = (tokens: Token[], at: number, word: string): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return token?.text === word && next?.number != null && next.start > token.end;
};

type SaidLimit = Omit<Start, "isNegated">;

function limitAt(tokens: Token[], at: number, { limits }: ColumnWords): SaidLimit | null {
  const limit = phraseAt(tokens, at, limits);
  if (!limit) return null;
  const { bound, step, column = null } = limit.value;
  return { bound, step, column, end: limit.end, boundKey: joined(tokens, at, limit.end), isTurned: false };
}

/** A limit that a negation turns. In `ما بدها تكون ماشية فوق 100` the verbs and the name are before it. */
function limitAfterVerbs(tokens: Token[], from: number, start: number, words: ColumnWords): SaidLimit | null {
  // `ما` (did not) is before a verb, with a prefix for its person; `بدون` (without) is before a thing.
  const isBeforeVerb = VERB_NEGATIONS.has(joined(tokens, from, start));
  const isPassed = (word: string) =>
    BOUND_VERBS.has(word) || LINKS.has(word) || (isBeforeVerb && /^[بتيان]\p{sc=Arabic}{2,}$/u.test(word));
  let named: NumberColumn | null = null;
  for (let at = start; !tokens[at - 1]?.isLast;) {
    const limit = limitAt(tokens, at, words);
    if (limit?.bound)
      return {
        ...limit,
        bound: FLIPPED[limit.bound],
        column: limit.column ?? named,
        step: 0,
        isTurned: true,
      };
    const name = phraseAt(tokens, at, words.before);
    if (!name && !isPassed(tokens[at]?.text ?? "")) return null;
    named = name?.value ?? named;
    at = name?.end ?? at + 1;
  }
  return null;
}
