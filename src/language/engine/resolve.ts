import { denied } from "../grammar/negation.ts";
import type { Span } from "./query.ts";
import type { Meaning } from "./word-table.ts";

/** Removes meanings that contradict the rest of the query, and those that require another word next to them. */
export function resolve(spans: Span[], implied: Set<string>): Span[] {
  let current = spans;
  for (let round = 0; round < 2; round++) {
    const before = current;
    const besides = spans.map((span, at) => ({
      ...span,
      meanings: span.meanings.filter((meaning) => isBeside(meaning, before, at)),
    }));
    const named = namedValues(round === 0 ? besides : before, implied);
    current = besides.map((span) => ({
      ...span,
      meanings: span.meanings.filter((meaning) => isAllowed(meaning, named)),
    }));
  }
  return narrowed(current.map((span) => ({ ...span, meanings: span.meanings.map(asked) })));
}

/** Applies a negation: `غير مجمركة` asks for the opposite value. */
const asked = (meaning: Meaning): Meaning => {
  const { opposite: _, ...plain } = meaning;
  return meaning.isNegated ? denied(meaning) : plain;
};

/** `insurance` with `comprehensive` asks only for the narrower value. */
function narrowed(spans: Span[]): Span[] {
  const all = meaningsOf(spans);
  return spans.map((span) => {
    const meaning = onlyMeaning(span);
    const isWide = meaning && all.some((other) => isWithin(other, meaning) || isWideNextTo(other, meaning));
    return isWide ? { ...span, meanings: [], isFiller: true } : span;
  });
}

const isWideNextTo = (other: Meaning, meaning: Meaning): boolean =>
  meaning.isWide === true && !other.isWide && other.column === meaning.column && !other.isNegated;

const isWithin = (narrow: Meaning, wide: Meaning): boolean =>
  narrow.column === wide.column &&
  !narrow.isNegated &&
  !wide.isNegated &&
  wide.also !== undefined &&
  (narrow.also?.length ?? 0) < wide.also.length &&
  [narrow.value, ...(narrow.also ?? [])].every((value) => [wide.value, ...(wide.also ?? [])].includes(value));

/** The values of implied columns (such as makes) that the query names; if it names none, those implied by other values. */
function namedValues(spans: Span[], columns: Set<string>): Map<string, Set<string>> {
  const certain = meaningsOf(spans).filter(({ beside, isNegated }) => !beside && !isNegated);
  const implied = certain.flatMap(({ of }) => of ?? []);
  const named = new Map<string, Set<string>>();
  for (const column of columns) {
    const direct = certain.filter((meaning) => meaning.column === column);
    const values = (direct.length > 0 ? direct : implied.filter((of) => of.column === column)).map(
      ({ value }) => String(value),
    );
    if (values.length > 0) named.set(column, new Set(values));
  }
  return named;
}

/** The meanings of the spans that have one only. */
const meaningsOf = (spans: Span[]): Meaning[] => spans.flatMap((span) => onlyMeaning(span) ?? []);

const onlyMeaning = ({ meanings: [meaning, ...others] }: Span) => (others.length === 0 ? meaning : undefined);

function isAllowed({ of, column, value, isNegated }: Meaning, named: Map<string, Set<string>>): boolean {
  if (isNegated && !of) return true;
  const constrained = of ?? { column, value };
  if (typeof constrained.value !== "string") return true;
  return named.get(constrained.column)?.has(constrained.value) ?? true;
}

/** Whether the neighboring words allow this meaning. Fillers between them are skipped. */
function isBeside(meaning: Meaning, spans: Span[], at: number): boolean {
  const { beside, besideUnwanted, notBeside, isFar, isNext, onlyUnwanted, isNegated } = meaning;
  if (onlyUnwanted && !isNegated) return false;
  if (!beside && !notBeside) return true;
  const others = [spans.slice(at + 1), spans.slice(0, at).toReversed()].flatMap((side) => {
    if (isFar) return side;
    if (isNext) return side[0] ?? [];
    return side.find(({ isFiller, meanings }) => !isFiller || meanings.length > 0) ?? [];
  });
  const said = meaningsOf(others);
  // In `cruze or spark` and `no fusion, no focus`, the second name needs no make next to it.
  const mayBeListed = spans[at]?.meanings.every((one) => one.beside !== undefined);
  const isListed = mayBeListed && (spans[at]?.isJoined || isNegated);
  const isMet =
    !beside ||
    said.some(
      (other) =>
        ((besideUnwanted || !other.isNegated) && beside(other)) || (isListed && isAnother(other, meaning)),
    );
  return isMet && !(notBeside && said.some(notBeside));
}

const isAnother = (other: Meaning, { column, value, of }: Meaning): boolean =>
  other.column === column && other.value !== value && of !== undefined && other.of?.value === of.value;
