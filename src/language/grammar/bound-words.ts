import { readLexicon } from "../engine/lexicon.ts";
import { phrasesIn, valuesIn, wordsIn } from "../engine/classes.ts";
import after from "../lexicon/bounds-after.txt" with { type: "text" };
import before from "../lexicon/bounds-before.txt" with { type: "text" };
import around from "../lexicon/bounds.txt" with { type: "text" };
import { NEGATIONS, NEGATION_WORDS } from "./negation-words.ts";

const BOUND_NAMES = ["max", "min", "between", "around"] as const;
export type Bound = (typeof BOUND_NAMES)[number];

export const FLIPPED = { max: "min", min: "max", between: "between", around: "around" } as const;

const boundNamed = (value: string): Bound => {
  const bound = BOUND_NAMES.find((name) => name === value);
  if (!bound) throw new Error(`There is no limit called ${value}.`);
  return bound;
};

export const BOUNDS = valuesIn(readLexicon("bounds-before.txt", before), boundNamed);
export const BOUNDS_AFTER = valuesIn(readLexicon("bounds-after.txt", after), boundNamed);

const words = readLexicon("bounds.txt", around);
/** Words between a negation and its limit: `not a dinar over`. */
export const BOUND_VERBS = wordsIn(words, "VERB");
/** Before a limit, these words reverse it: `not a dinar over`. */
export const BOUND_NEGATIONS = new Map([...NEGATIONS, ...phrasesIn(NEGATION_WORDS, "NOT_LIMIT")]);
