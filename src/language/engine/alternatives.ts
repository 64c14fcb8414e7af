import { amountAt } from "../grammar/amounts.ts";
import { CONJUNCTIONS } from "../grammar/link-words.ts";
import { JOINED_NUMBER_WORDS } from "../grammar/amount-words.ts";
import { NOR } from "../grammar/negation-words.ts";
import { columnWords } from "../grammar/number-column-words.ts";
import type { Reading } from "../grammar/numbers.ts";
import type { Token } from "./tokens.ts";
import type { Meaning, NumberColumn } from "./word-table.ts";

/** Reads `or 20` after `code 10` as another value of the same column. */
export function readAlternative(
  tokens: Token[],
  from: number,
  columns: NumberColumn[],
  [before, ...others]: Meaning[],
): Reading | null {
  if (!before || others.length > 0 || typeof before.value === "string") return null;
  const { column: name, value, isNegated } = before;
  const column = columns.find(({ column, alone }) => column === name && alone === "exact");
  if (!column || value.min !== value.max) return null;
  const words = columnWords(columns);
  const word = tokens[from]?.text ?? "";
  const amount =
    CONJUNCTIONS.has(word) || NOR.has(word)
      ? amountAt(tokens, from + 1, words)
      : amountAt(tokens, from, words, JOINED_NUMBER_WORDS);
  if (!amount || amount.scaled || (amount.column ?? name) !== name) return null;
  const number = column.read(amount.number, amount.isPadded);
  if (number === null) return null;
  const meaning = { column: name, value: { min: number, max: number } };
  return { end: amount.end, meanings: [isNegated ? { ...meaning, isNegated } : meaning] };
}
