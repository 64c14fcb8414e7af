import { readLexicon } from "../engine/lexicon.ts";
import { wordsIn } from "../engine/classes.ts";
import type { Token } from "../engine/tokens.ts";
import text from "../lexicon/links.txt" with { type: "text" };

const lexicon = readLexicon("links.txt", text);

/** Words between a name and its limit or number: `my budget is 6000`, `سعرها يكون تحت 6000`. */
export const LINKS = wordsIn(lexicon, "LINK");
/** Words between several excluded things. */
export const CONJUNCTIONS = wordsIn(lexicon, "CONJUNCTION");
const ARTICLES = wordsIn(lexicon, "ARTICLE");
/** Words between a description and its thing: `نظيفة من الداخل`, `lack of insurance`. */
export const OF = wordsIn(lexicon, "OF");
export const WITH = wordsIn(lexicon, "WITH");
/** Words between a thing and its description: `customs are fully paid`. */
export const FULLY = wordsIn(lexicon, "LINK", "FULLY");

export const isArticle = (token: Token | undefined): boolean => ARTICLES.has(token?.text ?? "");
