import { readLexicon, spellingsOf } from "../engine/lexicon.ts";
import { phrasesIn, valuesIn, wordsIn } from "../engine/classes.ts";
import { keyOf } from "../engine/tokens.ts";
import boundsAfter from "../lexicon/bounds-after.txt" with { type: "text" };
import boundsBefore from "../lexicon/bounds-before.txt" with { type: "text" };
import boundsText from "../lexicon/bounds.txt" with { type: "text" };
import amountsText from "../lexicon/amounts.txt" with { type: "text" };
import fillersText from "../lexicon/fillers.txt" with { type: "text" };
import linksText from "../lexicon/links.txt" with { type: "text" };
import negationText from "../lexicon/negation.txt" with { type: "text" };

const links = readLexicon("links.txt", linksText);
/** Words between a name and its limit or number: `my budget is 6000`, `سعرها يكون تحت 6000`. */
export const LINKS = wordsIn(links, "LINK");
/** Words between several excluded things. */
export const CONJUNCTIONS = wordsIn(links, "CONJUNCTION");
/** Words between a description and its thing: `نظيفة من الداخل`, `lack of insurance`. */
export const OF = wordsIn(links, "OF");
export const WITH = wordsIn(links, "WITH");
/** Words between a thing and its description: `customs are fully paid`. */
export const FULLY = wordsIn(links, "LINK", "FULLY");
export const ARTICLES = wordsIn(links, "ARTICLE");

const amounts = readLexicon("amounts.txt", amountsText);
export const RANGE_WORDS = phrasesIn(amounts, "RANGE");
/** The words between two numbers, as in `between 5 and 8`. */
export const AND_WORDS = phrasesIn(amounts, "RANGE", "AND");
/** Words that multiply the number before them; zero for names that begin with one. */
export const SCALES = valuesIn(amounts, Number);
export const HALF_WORDS = phrasesIn(amounts, "HALF");
export const AND_MORE = wordsIn(amounts, "AND_MORE");

const negation = readLexicon("negation.txt", negationText);
/** Words that exclude what follows. Before a limit they reverse it: `مش فوق 8000` means up to 8000. */
export const NEGATIONS = phrasesIn(negation, "NOT");
/** Phrases that exclude nothing, although they begin with a negation: `no rush`, `not fussy`, `ما بدي غير` (nothing but). */
export const ASIDES = phrasesIn(negation, "ASIDE", "ONLY");
/** All their words. */
export const ASIDE_WORDS = new Set(
  spellingsOf(negation, "ASIDE").flatMap((phrase) => phrase.split(" ").map(keyOf)),
);
/** Before a thing that the buyer can do without: `مش شرط جلد`. */
export const OPTIONAL = phrasesIn(negation, "OPTIONAL");
/** Words that exclude the thing before them: `sunroof not needed`. */
export const DENIALS = phrasesIn(negation, "DENIED");
/** Before a verb, these words negate what follows it. */
export const VERB_NEGATIONS = phrasesIn(negation, "NOT_VERB");
/** In a description, these are negations too: `جمركها ما اندفع`. */
export const INNER_NEGATIONS = phrasesIn(negation, "NOT", "NOT_WITHIN");
export const NOR = wordsIn(negation, "NOR");
/** Between a thing and its cue: `diesel ones excluded`. */
export const ONES = wordsIn(negation, "ONES");
/** Between a cue and its thing: `ولا نقطة رش` (not a spot of paint), `I don't want to buy a Kia`. */
export const BEFORE_UNWANTED = wordsIn(negation, "BETWEEN");

const BOUND_NAMES = ["max", "min", "between", "around"] as const;
export type Bound = (typeof BOUND_NAMES)[number];
export const FLIPPED = { max: "min", min: "max", between: "between", around: "around" } as const;

const boundsIn = (file: string, text: string): Map<string, Bound> =>
  valuesIn(
    readLexicon(file, text, { values: BOUND_NAMES }),
    (value) => BOUND_NAMES.find((name) => name === value) ?? "around",
  );
export const BOUNDS = boundsIn("bounds-before.txt", boundsBefore);
export const BOUNDS_AFTER = boundsIn("bounds-after.txt", boundsAfter);
/** Words between a negation and its limit: `not a dinar over`. */
export const BOUND_VERBS = wordsIn(readLexicon("bounds.txt", boundsText), "VERB");
/** Before a limit, these words reverse it: `not a dinar over`. */
export const BOUND_NEGATIONS = phrasesIn(negation, "NOT", "NOT_LIMIT");

const fillers = readLexicon("fillers.txt", fillersText);
/** Words without a meaning of their own beside a filter: greetings, requests, function words. */
export const ASKING_WORDS = spellingsOf(fillers, "ASKING");
/** Everyday English words that look or sound like names and are no misspelled ones: `miss`, `colleague`, `over`. */
export const ENGLISH_WORDS = wordsIn(fillers, "ENGLISH");
