import { CONJUNCTIONS } from "./bound-words.ts";
import type { Reading } from "./numbers.ts";
import { CLAUSES } from "./refusal-words.ts";
import type { Span } from "./resolve.ts";
import { isArticle, keysOf, type Token } from "./tokens.ts";
import { isOpen, type Meaning, type WordTable } from "./word-table.ts";

/** Words that begin something else, also without a comma: `الكيا ما بتلزمني بدي هونداي`. */
const STARTS = new Set(
  keysOf(
    "بدي,بدنا,اريد,ابي,هات,هاتو,هاتلي,جيب,جيبو,دور,دورلي,بس,لكن,غيره,غيرها,غيرهم,غيرهن,الباقي,والباقي,bdi,bde,bidi,bas",
  ),
);
const WITH_ARTICLE = /^[وبلفع]?(?:هال|ال)\p{L}{2,}|^لل\p{L}{2,}/u;
/** In `غير المجمركة لا تبعتوها` two negations cancel each other. */
const LACKS = /^و?(?:ال)?(?:غير|بدون|بلا)$/u;

/** The thing directly after a refusal. */
function thingAfter(tokens: Token[], at: number, readAt: (from: number) => Reading, fillers: Set<string>) {
  if (tokens[at]?.isLast) return null;
  for (let next = at + 1; next < tokens.length; next++) {
    const text = tokens[next]?.text ?? "";
    const reading = readAt(next);
    const isOther = STARTS.has(text) || CONJUNCTIONS.has(text);
    if (isOther || (reading.end > next && text.startsWith("و") && !tokens[next]?.number)) return null;
    if (reading.end > next && reading.meanings.length > 0) return reading;
    if (!isArticle(tokens[next]) && !fillers.has(text)) return null;
    if (tokens[next]?.isLast) return null;
  }
  return null;
}

/** Excludes an asked thing, and asks for an excluded one: `اللي مش مجمركة لا تجيبها`. */
export function refused(meaning: Meaning): Meaning {
  const { isNegated, ...plain } = meaning;
  if (isNegated) return plain;
  const { value, opposite } = plain;
  if (typeof value !== "string" && isOpen(plain) && opposite === undefined)
    return { ...plain, value: { min: value.max, max: value.min } };
  return { ...plain, isNegated: true };
}

/**
 * The index of what is refused about the only car that a search names: in `ما بدي جولف عادي` that is the gearbox, and not the
 * Golf.
 */
export function factRefused(
  tokens: Token[],
  at: number,
  readAt: (from: number) => Reading,
  { fillers, isName }: Pick<WordTable, "fillers" | "isName">,
): number | null {
  if (tokens[at]?.isLast) return null;
  let from = at + 1;
  while (fillers.has(tokens[from]?.text ?? "") && readAt(from).end <= from) from++;
  const isNameAt = (index: number) => {
    const { meanings } = readAt(index);
    return meanings.length > 0 && meanings.every(isName);
  };
  const start = from;
  while (isNameAt(from)) {
    const { end } = readAt(from);
    if (tokens[end - 1]?.isLast) return null;
    from = end;
  }
  const isOther = (index: number) => (index < start || index > from) && isNameAt(index);
  const fact = readAt(from);
  const isFact = from > start && fact.meanings.length > 0 && !CONJUNCTIONS.has(tokens[from]?.text ?? "");
  return isFact && !tokens.some((_, index) => isOther(index)) ? from : null;
}

/** In `كيا ما بدي اتعب` the buyer refuses something that no field knows, and not the Kia. */
function isAboutOther(
  spans: Span[],
  tokens: Token[],
  at: number,
  readAt: (from: number) => Reading,
  { fillers, isName }: Pick<WordTable, "fillers" | "isName">,
): boolean {
  const [refusal, next] = [tokens[at], tokens[at + 1]];
  const last = spans.findLast(({ meanings }) => meanings.length > 0);
  if (refusal?.isRefusal !== "thing" || refusal.isLast || !next || !last) return false;
  const isBareName = last.meanings.every(isName) && !WITH_ARTICLE.test(tokens[last.from]?.text ?? "");
  const isOpen = STARTS.has(next.text) || CONJUNCTIONS.has(next.text) || fillers.has(next.text);
  return (
    isBareName &&
    !isOpen &&
    next.number === null &&
    next.isRefusal === undefined &&
    readAt(at + 1).end <= at + 1
  );
}

/** Whether the thing refused before `last` is of the same kind. */
function isSecond(spans: Span[], last: Span): boolean {
  const kindsOf = ({ meanings }: Span) => new Set(meanings.map(({ column, of }) => of?.column ?? column));
  const first = spans.findLast(({ meanings }) => meanings.some(({ isNegated }) => isNegated));
  return first !== undefined && first !== last && !kindsOf(first).isDisjointFrom(kindsOf(last));
}

/** The refusal belongs to the words that it excludes. */
function extendLast(spans: Span[], at: number): void {
  while (spans.at(-1)?.meanings.length === 0) spans.pop();
  const last = spans.at(-1);
  if (last) last.end = at + 1;
}

/**
 * Excludes what was said before the refusal at `at`, unless that refuses what comes after it. A relative clause is refused as a
 * whole: `اللي ماشية فوق 150 الف ما بتلزمني`.
 */
export function refuseBefore(
  query: string,
  spans: Span[],
  tokens: Token[],
  at: number,
  readAt: (from: number) => Reading,
  table: Pick<WordTable, "fillers" | "isName">,
): boolean {
  const isRefused = ({ meanings }: Span) => meanings.length > 0;
  const startOf = (end: number) => tokens.findLastIndex(({ isLast }, i) => i < end && isLast === true) + 1;
  const clauseAt = (start: number) =>
    tokens.findLastIndex(({ text, isRefusal }, i) => i >= start && i < at && !isRefusal && CLAUSES.has(text));
  if (isAboutOther(spans, tokens, at, readAt, table)) return false;
  const { fillers, isName } = table;
  const after = thingAfter(tokens, at, readAt, fillers);
  let start = startOf(at);
  let clause = clauseAt(start);
  const hasThings = spans.some((span) => isRefused(span) && span.from >= start);
  if (!hasThings && clause < 0 && start > 0 && !after && tokens[at]?.isRefusal === "it") {
    // `الهايبرد، بلاه`
    start = startOf(start - 1);
    clause = clauseAt(start);
    const last = spans.findLast(isRefused);
    const isAsked = /^\s*[?؟:=]/.test(query.slice(tokens[at - 1]?.end));
    const isTopic = last && WITH_ARTICLE.test(tokens[last.from]?.text ?? "");
    if (clause < 0 && !isTopic && !isAsked) return false;
  }
  if (clause >= 0) {
    const inner = spans.filter((span) => isRefused(span) && span.from > clause);
    for (const span of inner) span.meanings = span.meanings.map(refused);
    if (inner.length > 0) extendLast(spans, at);
    return inner.length > 0;
  }
  const last = spans.findLast((span) => !span.isFiller || isRefused(span));
  if (!last || !isRefused(last) || last.from < start) return false;
  const isAlso = tokens[at]?.isRefusal === "also";
  if (isAlso && !isSecond(spans, last)) return false;
  const isTopic = WITH_ARTICLE.test(tokens[last.from]?.text ?? "") && !last.meanings.some(isName);
  // `كامري بلاها كورولا` replaces one model by another.
  const isReplaced =
    tokens[at]?.isRefusal === "it" &&
    !query.startsWith("و", tokens[at]?.start) &&
    [last.meanings, after?.meanings ?? []].every((some) => some.every(({ of }) => of !== undefined));
  if (!isAlso && after && !isReplaced && !(isTopic && after.meanings.every(isName))) return false;
  // `مش من اربد بعيدة علي` says it twice.
  const isTwice =
    last.meanings.some(({ isNegated }) => isNegated) && !LACKS.test(tokens[last.from]?.text ?? "");
  if (isTwice) {
    extendLast(spans, at);
    return true;
  }
  last.meanings = last.meanings.map(refused);
  extendLast(spans, at);
  const isMany = tokens[at]?.isRefusal === "them";
  refuseJoined(
    spans,
    tokens,
    last.from,
    (one) => one.column === last.meanings[0]?.column && (isMany || !isName(one)),
  );
  return true;
}

/** Refuses also what `و` joins with the thing at `from`: `اربد ومادبا بعيدة علي`. */
export function refuseJoined(
  spans: Span[],
  tokens: Token[],
  from: number,
  isAlike: (meaning: Meaning) => boolean,
): void {
  const isAnd = (at: number) => CONJUNCTIONS.has(tokens[at]?.text ?? "");
  for (let at = from; isAnd(at - 1) || tokens[at]?.text.startsWith("و");) {
    for (const one of spans) if (one.end === at && isAnd(one.from)) one.isFiller = true;
    const span = spans.findLast(({ meanings, end }) => meanings.length > 0 && end <= at);
    const isRefused = span?.meanings.every((one) => !one.isNegated && isAlike(one));
    if (!span || !isRefused || at - span.end > 1) return;
    span.meanings = span.meanings.map(refused);
    at = span.from;
  }
}
