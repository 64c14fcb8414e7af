import type { Reading } from "./numbers.ts";
import type { Span } from "./resolve.ts";
import { isArticle, joined, type Token } from "./tokens.ts";
import { type Meaning, negated, type WordTable } from "./word-table.ts";

/** Reads an excluded part of a name: `cherokee, not the grand` excludes the Grand Cherokee, `Corolla, not Cross` the Cross. */
export function readPartOfName(
  tokens: Token[],
  negationEnd: number,
  readExactly: (from: number) => Reading,
  spans: Span[],
  { phrases, isName }: Pick<WordTable, "phrases" | "isName">,
): Reading | null {
  const at = isArticle(tokens[negationEnd]) ? negationEnd + 1 : negationEnd;
  // `Corolla, not a hatchback` is about the body.
  const isFact = (one: Meaning) => !one.beside && !isName(one);
  const name = spans.findLast(({ meanings }) => meanings.some((one) => isName(one) && !one.isNegated));
  if (!name || at >= tokens.length || readExactly(at).meanings.some(isFact)) return null;
  const first = joined(tokens, name.from, name.end);
  for (const end of [at + 2, at + 1]) {
    if (end > tokens.length || tokens.slice(at, end - 1).some(({ isLast }) => isLast)) continue;
    const part = joined(tokens, at, end).replace(/^ال/, "");
    const longer = [first + part, part + first].flatMap((key) => phrases.get(key) ?? []);
    const meanings = longer.filter(({ of }) => of !== undefined);
    if (meanings.length > 0)
      return { end, meanings: negated(meanings.map(({ beside: _beside, ...one }) => one)) };
  }
  return null;
}
