import { sql } from "drizzle-orm";
import { likeliest, oneTypoFrom } from "#src/core/typos.ts";
import type { Reader } from "#src/db/open.ts";
import { keptByChange } from "./kept-by-change.ts";

const MOST_NEAR = 5;
/** Of so many words: the offers of a search that finds nothing ask for the same ones again. */
const MOST_KEPT = 1000;
/** What every other Arabic word begins with. */
const ARTICLE = "ال";

/** How many first letters part the words well enough that all that begin so are soon read. */
const tellingLetters = (word: string): number => (word.startsWith(ARTICLE) ? 4 : 3);

interface Term {
  term: string;
  doc: number;
}

const fromTerms = (read: Reader, condition: ReturnType<typeof sql>): Promise<Term[]> =>
  read
    .select({ term: sql<string>`term`, doc: sql<number>`doc` })
    .from(sql`listing_terms`)
    .where(condition);

const among = (words: Iterable<string>) =>
  sql`term IN (SELECT value FROM json_each(${JSON.stringify([...words])}))`;

/** Which of the words stand in a listing's text. */
export async function knownTerms(read: Reader, words: string[]): Promise<Set<string>> {
  const terms = await fromTerms(read, among(new Set(words)));
  return new Set(terms.map(({ term }) => term));
}

/**
 * The words of listings that are likely meant, one typo away, the most frequent first. Those with the same first letters are read in
 * one go; only where the typo is in these, each way to make it is looked up.
 */
export const nearTerms = keptByChange(MOST_KEPT, async (read, word): Promise<string[]> => {
  const near = oneTypoFrom(word);
  if (near.size === 0) return [];
  const beginning = word.slice(0, tellingLetters(word));
  const others = [...near].filter((term) => !term.startsWith(beginning));
  const alike = await fromTerms(read, sql`term >= ${beginning} AND term < ${`${beginning}\uffff`}`);
  const found = [...alike.filter(({ term }) => near.has(term)), ...(await fromTerms(read, among(others)))];
  return likeliest(word, found, ({ term }) => term)
    .sort((a, b) => b.doc - a.doc || (a.term < b.term ? -1 : 1))
    .slice(0, MOST_NEAR)
    .map(({ term }) => term);
});
