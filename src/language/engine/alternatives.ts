import { amountAt } from "../grammar/amounts.ts";
import { CONJUNCTIONS, NOR } from "../grammar/words.ts";
import { columnWords } from "../grammar/number-column-words.ts";
import type { Query, Reading, Span } from "./query.ts";

/** Reads `or 20` after `code 10` as another value of the same column. */
export function readAlternative(query: Query, from: number, spans: Span[]): Reading | null {
  const { tokens, table, readAt } = query;
  const word = tokens[from]?.text ?? "";
  const [before, ...others] = spans.at(-1)?.meanings ?? [];
  if (!before || others.length > 0 || typeof before.value === "string") return null;
  if (before.value.min !== before.value.max || !(CONJUNCTIONS.has(word) || NOR.has(word))) return null;
  if (readAt(from).end > from && !(NOR.has(word) && before.isNegated)) return null;
  const column = table.numbers.find(({ column, alone }) => column === before.column && alone === "exact");
  const amount = column && amountAt(tokens, from + 1, columnWords(table.numbers).after);
  if (!amount || amount.scaled || (amount.column ?? column) !== column) return null;
  const number = column.read(amount.number, amount.isPadded);
  const meaning = { ...before, beside: undefined, value: { min: number, max: number } };
  return number === null ? null : { end: amount.end, meanings: [meaning] };
}
