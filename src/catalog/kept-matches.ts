import { sql } from "drizzle-orm";
import { Recent } from "#src/core/recent.ts";
import type { Reader } from "#src/db/open.ts";

/** So many documents are kept in all, 16 bytes each. */
const MOST_DOCUMENTS = 200_000;
/** What a match without any weighs. */
const EMPTY = 200;

const revisionOf = (read: Reader) =>
  read
    .select({ value: sql<number>`value` })
    .from(sql`counters`)
    .where(sql`name = 'rev'`)
    .prepare();

/** What words matched, as long as no listing has changed: a search's next page, other order or offer asks for them again. */
export function keptMatches<Match extends { docIds: number[] } | null>(
  find: (read: Reader, query: string) => Promise<Match>,
): (read: Reader, query: string) => Promise<Match> {
  const readers = new WeakMap<Reader, ReturnType<typeof open>>();
  const open = (read: Reader) => ({
    revision: revisionOf(read),
    at: 0,
    matches: new Recent<{ match: Match }>(MOST_DOCUMENTS),
  });

  return async (read, query) => {
    const known = readers.get(read) ?? open(read);
    readers.set(read, known);
    const [counter] = await known.revision.execute();
    const rev = counter?.value ?? 0;
    if (rev !== known.at) {
      known.at = rev;
      known.matches = new Recent(MOST_DOCUMENTS);
    }
    const { matches } = known;
    const kept = matches.get(query);
    if (kept) return kept.match;
    const match = await find(read, query);
    // What is found without a change on record is of a database that keeps none.
    if (rev > 0) matches.put(query, { match }, EMPTY + (match?.docIds.length ?? 0));
    return match;
  };
}
