import { sql } from "drizzle-orm";
import { LruCache } from "#src/core/lru-cache.ts";
import type { Reader } from "#src/db/open.ts";

const openCache = <Answer>(read: Reader, maxWeight: number) => ({
  query: read
    .select({ value: sql<number>`value` })
    .from(sql`counters`)
    .where(sql`name = 'rev'`)
    .prepare(),
  revision: 0,
  answers: new LruCache<{ answer: Answer }>(maxWeight),
});

/** Caches the answers of `find` until any listing changes. */
export function cachedByRevision<Answer>(
  maxWeight: number,
  find: (read: Reader, question: string) => Promise<Answer>,
  weightOf: (answer: Answer) => number = () => 1,
): (read: Reader, question: string) => Promise<Answer> {
  const caches = new WeakMap<Reader, ReturnType<typeof openCache<Answer>>>();
  return async (read, question) => {
    const cache = caches.get(read) ?? openCache<Answer>(read, maxWeight);
    caches.set(read, cache);
    const [counter] = await cache.query.execute();
    const revision = counter?.value ?? 0;
    if (revision !== cache.revision) {
      cache.revision = revision;
      cache.answers = new LruCache(maxWeight);
    }
    const { answers } = cache;
    const cached = answers.get(question);
    if (cached) return cached.answer;
    const answer = await find(read, question);
    // Nothing would empty the cache before there is a revision.
    if (revision > 0) answers.put(question, { answer }, weightOf(answer));
    return answer;
  };
}
