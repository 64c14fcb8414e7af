import { readLexicon } from "../engine/lexicon.ts";
import text from "../lexicon/price.txt" with { type: "text" };
import { NUMBER_PLACES, numberWords } from "./number-column-words.ts";

export const PRICE_WORDS = numberWords(readLexicon("price.txt", text, { values: NUMBER_PLACES }));
