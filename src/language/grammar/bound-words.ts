import { readLexicon } from "../engine/lexicon.ts";
import { phrasesIn, valuesIn, wordsIn } from "../engine/classes.ts";
import after from "../lexicon/bounds-after.txt" with { type: "text" };
import before from "../lexicon/bounds-before.txt" with { type: "text" };
import around from "../lexicon/bounds.txt" with { type: "text" };
import { NEGATIONS, NEGATION_WORDS } from "./negation-words.ts";

const BOUND_NAMES = ["max", "min", "between", "around"] as const;
export type Bound = (typeof BOUND_NAMES)[number];

export const FLIPPED = { max: "min", min: "max", between: "between", around: "around" } as const;

const boundsIn = (file: string, text: string): Map<string, Bound> =>
  valuesIn(
    readLexicon(file, text, { values: BOUND_NAMES }),
    (value) => BOUND_NAMES.find((name) => name === value) ?? "around",
  );

export const BOUNDS = boundsIn("bounds-before.txt", before);
export const BOUNDS_AFTER = boundsIn("bounds-after.txt", after);

const words = readLexicon("bounds.txt", around);
/** Words between a negation and its limit: `not a dinar over`. */
export const BOUND_VERBS = wordsIn(words, "VERB");
/** Before a limit, these words reverse it: `not a dinar over`. */
export const BOUND_NEGATIONS = new Map([...NEGATIONS, ...phrasesIn(NEGATION_WORDS, "NOT_LIMIT")]);
