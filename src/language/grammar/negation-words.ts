import { readLexicon, spellingsOf } from "../engine/lexicon.ts";
import { keysIn, phrasesIn, wordsIn } from "../engine/classes.ts";
import { keyOf } from "../engine/tokens.ts";
import text from "../lexicon/negation.txt" with { type: "text" };

export const NEGATION_WORDS = readLexicon("negation.txt", text);

/** Words that exclude what follows. Before a limit they reverse it: `مش فوق 8000` means up to 8000. */
export const NEGATIONS = phrasesIn(NEGATION_WORDS, "NOT");
/** Phrases that exclude nothing, although they begin with a negation: `no rush`, `not fussy`, `ما بدي غير` (nothing but). */
export const ASIDES = phrasesIn(NEGATION_WORDS, "ASIDE", "ONLY");
/** All their words. */
export const ASIDE_WORDS = new Set(
  spellingsOf(NEGATION_WORDS, "ASIDE").flatMap((phrase) => phrase.split(" ").map(keyOf)),
);
/** Before a thing that the buyer can do without: `مش شرط جلد`. */
export const OPTIONAL = phrasesIn(NEGATION_WORDS, "OPTIONAL");
/** Words that exclude the thing before them: `sunroof not needed`. */
export const DENIALS = phrasesIn(NEGATION_WORDS, "DENIED");
/** Words that deny what they follow only at the end of a clause: `316 لا`. */
export const LAST_NO = wordsIn(NEGATION_WORDS, "LAST_NO");
/** Before a verb, these words negate what follows it. */
export const VERB_NEGATIONS = phrasesIn(NEGATION_WORDS, "NOT_VERB");
/** In a description, these are negations too: `جمركها ما اندفع`. */
export const INNER_NEGATIONS = phrasesIn(NEGATION_WORDS, "NOT", "NOT_WITHIN");
export const NOR = new Set(keysIn(NEGATION_WORDS, "NOR"));
/** Between a thing and its cue: `diesel ones excluded`. */
export const ONES = wordsIn(NEGATION_WORDS, "ONES");
/** Between a cue and its thing: `ولا نقطة رش` (not a spot of paint), `I don't want to buy a Kia`. */
export const BEFORE_UNWANTED = wordsIn(NEGATION_WORDS, "BETWEEN");
