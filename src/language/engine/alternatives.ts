import { amountAt } from "../grammar/amounts.ts";
import { CONJUNCTIONS, NOR } from "../grammar/words.ts";
import { columnWords } from "../grammar/number-column-words.ts";
import type { Query, Reading, Span } from "./query.ts";

/** Reads `or 20` after `code 10` as another value of the same column. */
export function readAlternative(query: Query, from: number, spans: Span[]): Reading | null {
  const {
    tokens,
    table: { numbers: columns },
  } = query;
  const word = tokens[from]?.text ?? "";
  const [before, ...others] = spans.at(-1)?.meanings ?? [];
  if (!before || others.length > 0 || typeof before.value === "string") return null;
  const isUnread = query.readAt(from).end <= from;
  if (!isUnread && !(NOR.has(word) && before.isNegated)) return null;
  const { column: name, value, isNegated } = before;
  const column = columns.find(({ column, alone }) => column === name && alone === "exact");
  if (!column || value.min !== value.max) return null;
  if (!CONJUNCTIONS.has(word) && !NOR.has(word)) return null;
  const amount = amountAt(tokens, from + 1, columnWords(columns).after);
  if (!amount || amount.scaled || (amount.column ?? column) !== column) return null;
  const number = column.read(amount.number, amount.isPadded);
  if (number === null) return null;
  const meaning = { column: name, value: { min: number, max: number } };
  return { end: amount.end, meanings: [isNegated ? { ...meaning, isNegated } : meaning] };
}
