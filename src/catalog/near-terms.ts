import { sql } from "drizzle-orm";
import { likeliest, oneTypoFrom } from "#src/core/typos.ts";
import type { Reader } from "#src/db/open.ts";
import { cachedByRevision } from "./cached-by-revision.ts";

const MAX_NEAR = 5;
const MAX_CACHED_WORDS = 1000;
const ARABIC_ARTICLE = "ال";

const selectTerms = (read: Reader, condition: ReturnType<typeof sql>) =>
  read
    .select({ term: sql<string>`term`, documents: sql<number>`doc` })
    .from(sql`listing_terms`)
    .where(condition);

const isOneOf = (words: Iterable<string>) =>
  sql`term IN (SELECT value FROM json_each(${JSON.stringify([...words])}))`;

export async function knownTerms(read: Reader, words: string[]): Promise<Set<string>> {
  const terms = await selectTerms(read, isOneOf(new Set(words)));
  return new Set(terms.map(({ term }) => term));
}

export const nearTerms = cachedByRevision(MAX_CACHED_WORDS, async (read, word): Promise<string[]> => {
  const near = oneTypoFrom(word);
  if (near.size === 0) return [];
  const prefix = word.slice(0, word.startsWith(ARABIC_ARTICLE) ? 4 : 3);
  const inRange = await selectTerms(read, sql`term >= ${prefix} AND term < ${`${prefix}\uffff`}`);
  const others = await selectTerms(read, isOneOf([...near].filter((term) => !term.startsWith(prefix))));
  const found = [...inRange.filter(({ term }) => near.has(term)), ...others];
  return likeliest(word, found, ({ term }) => term)
    .sort((a, b) => b.documents - a.documents || (a.term < b.term ? -1 : 1))
    .slice(0, MAX_NEAR)
    .map(({ term }) => term);
});
