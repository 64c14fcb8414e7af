import { foldTokens } from "#src/core/fold.ts";
import { readAlternative } from "./alternatives.ts";
import { withKnownWords } from "./chat-letters.ts";
import { CONJUNCTIONS } from "../grammar/link-words.ts";
import { NEGATIONS, NOR, VERB_NEGATIONS } from "../grammar/negation-words.ts";
import { readDescribed } from "../grammar/described.ts";
import { type Forgiving, readTypo } from "./misspelt.ts";
import {
  endOfAside,
  endOfCue,
  endOfOnly,
  endOfOptional,
  isEither,
  readExcluded,
  readExcludedBefore,
} from "../grammar/negation.ts";
import { readNumbers, type Reading } from "../grammar/numbers.ts";
import { readPhrase, readShape } from "./phrases.ts";
import { resolve, type Span } from "./resolve.ts";
import { type Token, tokensOf, typedWords } from "./tokens.ts";
import { distinct, isAmong, type Meaning, type NumberRange, type WordTable } from "./word-table.ts";

/** Part of a query: a filter, text to search, or words to ignore (`for sale`). */
export type Part = { words: string } & (
  | { kind: "understood"; meaning: Meaning }
  | { kind: "text" }
  | { kind: "filler" }
);

export interface Understood {
  /** `not.fuelType` for an excluded value. */
  column: string;
  /** A value's JSON name, or a range. */
  value: string | NumberRange;
  words: string;
  label: string;
}

export interface WordsRead {
  understood: Understood[];
  text: string;
}

const MAX_TOKENS = 20;

const foldedKey = (words: string) => foldTokens(words).join("");

/**
 * Splits a query into parts, in order. Words with several or no meanings stay text, as do those in `plain`. Typos are
 * corrected for the meanings that `forgiving` allows.
 */
export function understand(
  query: string,
  table: WordTable,
  { plain = [], forgiving = null }: { plain?: readonly string[]; forgiving?: Forgiving | null } = {},
): Part[] {
  const typed = tokensOf(query).slice(0, MAX_TOKENS);
  const tokens = forgiving ? withKnownWords(typed, table) : typed;
  const spans = resolve(
    spansOf(query, tokens, table, new Set(plain.map(foldedKey)), forgiving),
    table.implied,
  );
  const asksForEverything = spans.every(({ isFiller }) => isFiller) && spans.some(({ isNoise }) => isNoise);
  const hasMeaning =
    asksForEverything ||
    spans.some(({ meanings, isKnown, isFiller }) => meanings.length === 1 || (isKnown && !isFiller));
  const parts: Part[] = [];
  let textFrom = -1;
  for (const { from, end, meanings, isFiller, isNoise } of spans) {
    // A word that was split has its letters in its second part.
    if (tokens[from]?.start === tokens[end - 1]?.end) continue;
    const [meaning, ...others] = meanings;
    const isText = !(isFiller && (hasMeaning || isNoise)) && (!meaning || others.length > 0);
    if (isText) {
      if (textFrom < 0) textFrom = from;
      else parts.pop();
      parts.push({ kind: "text", words: typedWords(query, tokens, textFrom, end) });
      continue;
    }
    textFrom = -1;
    const words = typedWords(query, tokens, from, end);
    parts.push(meaning ? { kind: "understood", meaning, words } : { kind: "filler", words });
  }
  return parts;
}

function spansOf(
  query: string,
  tokens: Token[],
  table: WordTable,
  plain: Set<string>,
  forgiving: Forgiving | null,
): Span[] {
  const read = (from: number): Reading => {
    const phrase = readPhrase(query, tokens, from, table);
    const typo = forgiving && readTypo(tokens, from, table, forgiving);
    // A corrected typo must be longer than a certain phrase, and not by words that change nothing: `مرسيدس اس`.
    const isCertain = phrase?.meanings.some(({ beside }) => !beside) ?? false;
    const isLonger = typo && phrase && (typo.end > phrase.end || !isCertain);
    const isNeeded =
      !phrase || (isLonger && !typo.meanings.every((meaning) => isAmong(meaning, phrase.meanings)));
    const described = table.grammar?.(tokens, from, query);
    const found = longest([
      readShape(query, tokens, from, table),
      readNumbers(query, tokens, from, table.numbers),
      phrase,
      readDescribed(query, tokens, from, table.described, table.fillers),
      isNeeded ? typo : null,
    ]);
    return described && described.end >= found.end ? described : found;
  };
  // Negations look ahead. If each word were read again for that, a query would take twice as long.
  const known: Reading[] = [];
  const readAt = (from: number) => (known[from] ??= read(from));
  const isFillerToken = ({ text }: Token) => table.fillers.has(text);
  const spans: Span[] = [];
  let from = 0;
  const skipTo = (end: number) => {
    spans.push({ from, end, meanings: [], isFiller: true, isNoise: false, isKnown: false });
    from = end;
  };
  let unwanted: Meaning[] = [];
  let last: Meaning[] = [];
  while (from < tokens.length) {
    const plainly = readAt(from);
    const idle = [endOfOnly(tokens, from), endOfAside(tokens, from), endOfOptional(tokens, from, readAt)];
    const idleEnd = plain.size > 0 ? from : Math.max(...idle);
    if (idleEnd > from && plainly.end <= idleEnd) {
      skipTo(idleEnd);
      continue;
    }
    const isUnread = plainly.end <= from;
    const cueEnd = endOfCue(tokens, from);
    const isOr = isEither(tokens, from, readAt, last, spans.at(-1)?.from ?? 0);
    const isAfterHyphen = /[-–!]$/.test(query.slice(0, tokens[from]?.start));
    const goesOn = unwanted.length > 0;
    const excluded =
      !isOr && (isUnread || isAfterHyphen || cueEnd > from || goesOn)
        ? readExcluded(query, tokens, from, readAt, table.fillers, unwanted)
        : null;
    // `not 5 digits` is longer than `not 5`, and `بلا تأمين شامل` excludes only comprehensive insurance, but `بدون فحص كيا`
    // does not exclude Kia.
    const isLonger = cueEnd > plainly.end || (cueEnd > from && readAt(cueEnd).end > plainly.end);
    const isExcluded = isUnread || isAfterHyphen || isLonger || (goesOn && cueEnd === from);
    const negated =
      (isExcluded ? excluded : null) ?? (isOr ? null : readExcludedBefore(query, tokens, plainly));
    // `not code 10 nor 20`
    const isNor = NOR.has(tokens[from]?.text ?? "") && last[0]?.isNegated === true;
    const alternative =
      isNor || (isUnread && !negated) ? readAlternative(tokens, from, table.numbers, last) : null;
    const { end, meanings } =
      alternative ?? negated ?? (isUnread ? { end: from + 1, meanings: [] } : plainly);
    last = meanings;
    const isPlain = plain.size > 0 && plain.has(foldedKey(typedWords(query, tokens, from, end)));
    const word = tokens[from]?.text ?? "";
    const isOneWord = end === from + 1 && !negated && !isPlain;
    // `ولا مرة` at the end excludes nothing.
    const next = tokens[from + 1];
    const isVerbless = VERB_NEGATIONS.has(word) && next !== undefined && isFillerToken(next);
    const isIdle =
      isOr ||
      (isUnread &&
        (isVerbless ||
          (NEGATIONS.has(word) && tokens[from]?.isLast) ||
          (cueEnd === from + 1 && tokens.slice(from + 1).every(isFillerToken))));
    const isFiller =
      isOneWord &&
      (table.fillers.has(word) || isIdle || (isUnread && table.fillers.has(word.replace(/^و?(?:ال)?/, ""))));
    unwanted = negated?.meanings ?? (isFiller ? unwanted : []);
    const isNoise = isFiller && table.noise.has(word);
    const isKnown = !isUnread && !isPlain && /\p{L}/u.test(typedWords(query, tokens, from, end));
    const isJoined = [from - 1, from].some((at) => CONJUNCTIONS.has(tokens[at]?.text ?? ""));
    spans.push({ from, end, meanings: isPlain ? [] : meanings, isFiller, isNoise, isKnown, isJoined });
    from = end;
  }
  return spans;
}

/** The longest reading. The meanings of equally long ones are combined. */
function longest(readings: (Reading | null)[]): Reading {
  const found = readings.filter((reading) => reading !== null);
  const end = Math.max(0, ...found.map((reading) => reading.end));
  const meanings = found.filter((reading) => reading.end === end).flatMap((reading) => reading.meanings);
  return { end, meanings: distinct(meanings) };
}
