import { type Entry, readLexicon } from "#src/language/engine/lexicon.ts";
import type { Meaning } from "#src/language/engine/word-table.ts";
import { NUMBER_PLACES } from "#src/language/grammar/number-column-words.ts";
import { MAX_DIGITS, PATTERN_TAGS } from "../catalogue/patterns.ts";
import areaCode from "./area-code.txt" with { type: "text" };
import digitCount from "./digit-count.txt" with { type: "text" };
import digitForms from "./digit-forms.txt" with { type: "text" };
import digitPatterns from "./digit-patterns.txt" with { type: "text" };
import digits from "./digits.txt" with { type: "text" };
import fillers from "./fillers.txt" with { type: "text" };
import tags from "./tags.txt" with { type: "text" };

const DIGIT_COUNTS = Array.from({ length: MAX_DIGITS }, (_, i) => String(i + 1));

/** The words of descriptions of digits, and what sequences of them mean. */
export const DIGIT_WORDS = readLexicon("digits.txt", digits);
export const DIGIT_FORMS = readLexicon("digit-forms.txt", digitForms);

export const LEXICONS = {
  areaCode: readLexicon("area-code.txt", areaCode, { values: NUMBER_PLACES }),
  digitCount: readLexicon("digit-count.txt", digitCount, { values: [...NUMBER_PLACES, ...DIGIT_COUNTS] }),
  digitPatterns: readLexicon("digit-patterns.txt", digitPatterns),
  fillers: readLexicon("fillers.txt", fillers),
  tags: readLexicon("tags.txt", tags, { values: PATTERN_TAGS }),
};

/** What a line asks for whose value is a field of the search and a value of it; `negated` if plates with it are not wanted. */
export function askedBy({ value: asked, options }: Entry): Meaning {
  const [column = "", value = ""] = asked.split(" ");
  return { column, value, ...(options["negated"] && { isNegated: true as const }) };
}
