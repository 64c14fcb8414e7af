import { ASIDE_WORDS, NOR } from "../grammar/negation-words.ts";
import { BOUND_NEGATIONS, BOUND_VERBS, BOUNDS, BOUNDS_AFTER } from "../grammar/bound-words.ts";
import { CONJUNCTIONS, THAN } from "../grammar/link-words.ts";
import { JOINED_NUMBER_WORDS, PRICED_NUMBER_WORDS, SPREAD_WORDS } from "../grammar/amount-words.ts";
import { ENGLISH_WORDS } from "./filler-words.ts";
import { GRAMMAR, isArabic } from "./phrases-by-sound.ts";
import { joined, type Token } from "./tokens.ts";
import type { WordTable } from "./word-table.ts";

const MAX_WORDS = 3;
/** The shortest phrase that begins or ends with a filler: `bel akher`. */
const LEAST_WITH_FILLER = 8;
/** The same for a comparison: `a2dam mn`. */
const LEAST_WITH_THAN = 6;
/** The fewest letters beside a known word in a phrase: `jeep 3ailee`. */
const LEAST_BESIDE_NAME = 4;
/** A verb after `la`, "do not": `tjeebli`. */
const PROHIBITED = /^t[a-z]{3,}[ln]i$/;
/** How an Arabic phrase begins that starts with a negation. */
const NEGATIVE = /^و?(?:ما|مش|مو|لا|لم|ليس|بدون|بلا|من|غير|بغير|الا|عدا)/;
/** A typed Arabic word of five letters or more may be a phonetic spelling: `اوطوماتيك`. */
const isLongArabic = (word: string) => /^\p{sc=Arabic}{5,}$/u.test(word);
/** What comes before a name: `الكيا`, `والكيا`, `للكيا`. */
const ARTICLE = /^[وبلعف]?(?:ال|لل)/;

export const isUnknownWord = (
  word: string,
  { phrases, fillers, others }: Pick<WordTable, "phrases" | "fillers" | "others">,
): boolean =>
  ![
    phrases,
    fillers,
    others,
    JOINED_NUMBER_WORDS,
    PRICED_NUMBER_WORDS,
    BOUND_VERBS,
    SPREAD_WORDS,
    ASIDE_WORDS,
    ENGLISH_WORDS,
    ...GRAMMAR,
  ].some((known) => known.has(word));

/** Replaces unknown Latin words by Arabic ones that sound like them: `b7dod 8000` is `بحدود 8000`. */
export function withoutChatLetters(
  tokens: Token[],
  { phrases, apart, fillers, others, arabicOf, near }: WordTable,
): Token[] {
  const isFiller = (word: string) => fillers.has(word);
  const words = wordsOf(tokens);
  const isLatin = (word: Token[]) => /[a-z]/.test(joined(word)) && word.every(isLetterOrDigit);
  const isUnknown = (word: Token[]) =>
    isUnknownWord(joined(word), { phrases, fillers, others }) &&
    !phrases.has(joined(word).replace(ARTICLE, ""));
  const isSaid = (some: Token[][]) => {
    const word = joined(some.flat());
    const edges = [some.at(0), some.at(-1)];
    const isEdged = edges.some((edge) => isFiller(joined(edge ?? [])));
    // A comma ends a phrase: `not aveo, other cars are fine`.
    if (some.slice(0, -1).some((each) => each.at(-1)?.isLast)) return false;
    const isNew = some.every(isLatin) || (isLongArabic(word) && some.every(isUnknown));
    const isBounded =
      some.length > 1 &&
      some.some(
        (each, i) => BOUNDS.has(joined(each)) || BOUNDS.has(joined([...each, ...(some[i + 1] ?? [])])),
      );
    // `f7s 7` is not `فحصها`.
    const hasNumber = some.length > 1 && some.some((each) => /^\d+$/.test(joined(each)));
    const isJoining = some.length > 1 && edges.some((edge) => CONJUNCTIONS.has(joined(edge ?? [])));
    const isThan = /\d/.test(word) && THAN.has(joined(some.at(-1) ?? []));
    const isLong = !isEdged || word.length >= (isThan ? LEAST_WITH_THAN : LEAST_WITH_FILLER) || isNot(some);
    return isNew && !isBounded && !hasNumber && !isJoining && isLong;
  };
  const isSingle = (word: string) => phrases.has(word) && !apart.has(word);
  const isFunctionWord = (word: Token[]) => isFiller(joined(word)) || BOUND_NEGATIONS.has(joined(word));
  const isNot = (some: Token[][]) => some.length > 1 && BOUND_NEGATIONS.has(joined(some[0] ?? []));
  /** `el kia ella` is not `كيلو`, `toyota ay` not `تي تي`, `ma mashyeh` not `ممشى`, `mesh 3adi` not `مش يعدي`. */
  const mayMerge = (some: Token[][], arabic: string): boolean => {
    const others = some.filter((word) => isFiller(joined(word)) || !phrases.get(joined(word))?.length);
    const isMore = phrases.has(arabic) && joined(others.flat()).length >= LEAST_BESIDE_NAME;
    if (others.length < some.length && !isMore) return false;
    if (!isNot(some)) return true;
    if (BOUNDS_AFTER.has(arabic)) return false;
    return NEGATIVE.test(arabic) && !phrases.has(arabicOf(joined(some.slice(1).flat())) ?? "");
  };
  /** A filler with digits as letters is one word: `3al`, `ra2am`. */
  const asWritten = (word: Token[]): Token[] => {
    const [first, last] = [word[0], word.at(-1)];
    const text = joined(word);
    return first && last && word.length > 1 && isFiller(text)
      ? [{ text, start: first.start, end: last.end, number: null, isHeard: true }]
      : word;
  };
  const found: Token[] = [];
  const hasNor = tokens.some(({ text }) => NOR.has(text));
  for (let at = 0; at < words.length;) {
    let end = Math.min(words.length, at + MAX_WORDS);
    // In `la kia wala hyundai` and `la tjeebli kia`, `la` is `لا` rather than "to".
    const isNor = hasNor || PROHIBITED.test(joined(words[at + 1] ?? []));
    let arabic = isNor && joined(words[at] ?? []) === "la" ? "لا" : undefined;
    if (arabic) end = at + 1;
    for (; !arabic && end > at; end--) {
      const some = words.slice(at, end);
      // `bas ma` is not `basma`.
      const isOne = isSingle(joined(some.flat())) && some.every(isFunctionWord);
      if (some.length > 1 && !isUnknown(some.flat()) && !isOne) break;
      const word = joined(some.flat());
      if (isSaid(some) && some.some(isUnknown)) arabic = arabicOf(word);
      if (arabic && some.length > 1 && !mayMerge(some, arabic)) arabic = undefined;
      // A misspelled `معمولة` is not `ما عملت`.
      if (arabic && isArabic(word) && BOUND_NEGATIONS.has(arabic)) arabic = undefined;
      // `و` is not only a vowel: `غير كيا وهونداي`.
      if (arabic && /^و./.test(word) && !arabic.startsWith("و") && !isFiller(arabic)) arabic = `و${arabic}`;
      if (arabic) break;
    }
    // `bakcup camera` is a misspelled phrase.
    const next = words[at + 1];
    if (
      end === at + 1 &&
      next?.every(isLatinWord) &&
      near(joined([...(words[at] ?? []), ...next])).length > 0
    )
      [arabic, end] = [undefined, at + 2];
    end = Math.max(end, at + 1);
    const some = words.slice(at, end).flat();
    const [first, last] = [some[0], some.at(-1)];
    if (arabic && first && last)
      found.push({
        text: arabic,
        start: first.start,
        end: last.end,
        number: null,
        isHeard: true,
        ...(last.isLast && { isLast: true }),
      });
    else found.push(...(end > at + 1 ? some : asWritten(some)));
    at = end;
  }
  return found;
}

const isLatinWord = ({ text }: Token) => /^[a-z]+$/.test(text);

/** A digit, or a doubled one, may stand for a letter: `mra55as`. */
const isLetterOrDigit = ({ text }: Token) => /^(?:[a-z]+|(\d)\1?)$/.test(text);

/** The tokens of each word. A digit may stand for a letter: `fat7a`. */
function wordsOf(tokens: Token[]): Token[][] {
  const words: Token[][] = [];
  for (const token of tokens) {
    const last = words.at(-1)?.at(-1);
    if (last?.end === token.start && isLetterOrDigit(last) && isLetterOrDigit(token))
      words.at(-1)?.push(token);
    else words.push([token]);
  }
  return words;
}
