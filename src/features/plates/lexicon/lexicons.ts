import { type Entry, readLexicon } from "#src/language/engine/lexicon.ts";
import type { Meaning } from "#src/language/engine/word-table.ts";
import { NUMBER_PLACES } from "#src/language/grammar/number-column-words.ts";
import areaCode from "./area-code.txt" with { type: "text" };
import digitCount from "./digit-count.txt" with { type: "text" };
import digitForms from "./digit-forms.txt" with { type: "text" };
import digits from "./digits.txt" with { type: "text" };
import fillers from "./fillers.txt" with { type: "text" };
import platePhrases from "./plate-phrases.txt" with { type: "text" };

/** The words of descriptions of digits, and what sequences of them mean. */
export const DIGIT_WORDS = readLexicon("digits.txt", digits);
export const DIGIT_FORMS = readLexicon("digit-forms.txt", digitForms);

export const LEXICONS = {
  areaCode: readLexicon("area-code.txt", areaCode, { values: NUMBER_PLACES }),
  digitCount: readLexicon("digit-count.txt", digitCount, { values: NUMBER_PLACES }),
  fillers: readLexicon("fillers.txt", fillers),
  platePhrases: readLexicon("plate-phrases.txt", platePhrases),
};

/** What a line asks for whose value is a field of the search and a value of it; `negated` if plates with it are not wanted. */
export function askedBy({ value: asked, options }: Entry): Meaning {
  const [column = "", value = ""] = asked.split(" ");
  if (column === "digitCount") return { column, value: { min: Number(value), max: Number(value) } };
  return { column, value, ...(options["negated"] && { isNegated: true as const }) };
}
