import { ARTICLES, type Bound, BOUND_NEGATIONS, BOUND_VERBS, FLIPPED, LINKS } from "./words.ts";
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
  /** 1 or -1 if the limit excludes the number itself: `newer than 2015` begins at 2016. */
  step: number;
  /** A negation is before the number (`code not 10`) or before the bound, which it turns. */
  isNegated: boolean;
}

/** Reads the words before a number: names of its column, a limit, a negation with its verbs, and words between them. */
export function readStart(tokens: Token[], from: number, words: ColumnWords): Start {
  const start: Start = { end: from, column: null, bound: null, boundKey: "", step: 0, isNegated: false };
  /** What is before a negation, which counts only beside a limit or a number. */
  let before: Start | null = null;
  /** The limit begins with a negation. */
  let isTurned = false;
  for (;;) {
    const at = start.end;
    const word = tokens[at]?.text ?? "";
    const limit = phraseAt(tokens, at, words.limits);
    const name = phraseAt(tokens, at, words.before);
    const negation = start.bound || before ? null : phraseAt(tokens, at, BOUND_NEGATIONS);
    const isPassed =
      (at > from && (LINKS.has(word) || ARTICLES.has(word))) ||
      (before && !start.bound && BOUND_VERBS.has(word));
    // In `my max is 6500`, `my` is not a name.
    const isLimit = limit !== null && limit.end > (name?.end ?? at);
    const end = (isLimit ? limit : (name ?? negation))?.end ?? (isPassed ? at + 1 : at);
    if (end === at || (!isLimit && tokens[end - 1]?.isLast)) break;
    const column = (isLimit ? limit.value.column : name?.value) ?? start.column;
    // A limit may be said twice (`بحد أقصى تحت 8000`), and again in words that a negation turned (`مش ماشية فوق 100 الف`).
    const isAgain = start.bound === limit?.value.bound || (start.bound === "max" && isTurned);
    const isOther = isLimit && start.bound !== null && !isAgain;
    if (isOther || (start.column ?? column)?.column !== column?.column) break;
    if (!isLimit && !name && negation) before = { ...start };
    if (isLimit && !start.bound) {
      isTurned = phraseAt(tokens, at, BOUND_NEGATIONS) !== null;
      const { bound, step } = limit.value;
      const turned = { bound: FLIPPED[bound], isNegated: true };
      Object.assign(start, before ? turned : { bound, step }, { boundKey: joined(tokens, at, end) });
    }
    Object.assign(start, { column, end });
  }
  if (!before || start.bound) return start;
  const isNegated = before.column !== null && tokens[start.end]?.number != null;
  return isNegated ? { ...start, isNegated } : before;
}
