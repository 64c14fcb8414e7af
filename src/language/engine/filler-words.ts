import { readLexicon, spellingsOf } from "./lexicon.ts";
import { wordsIn } from "./classes.ts";
import text from "../lexicon/fillers.txt" with { type: "text" };

const lexicon = readLexicon("fillers.txt", text);

/** Words without a meaning of their own beside a filter: greetings, requests, function words. */
export const ASKING_WORDS = spellingsOf(lexicon, "ASKING");
/** Everyday English words that look or sound like names and are no misspelled ones: `miss`, `colleague`, `over`. */
export const ENGLISH_WORDS = wordsIn(lexicon, "ENGLISH");
