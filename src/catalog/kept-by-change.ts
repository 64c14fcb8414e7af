import { sql } from "drizzle-orm";
import { Recent } from "#src/core/recent.ts";
import type { Reader } from "#src/db/open.ts";

const numberOfChange = (read: Reader) =>
  read
    .select({ value: sql<number>`value` })
    .from(sql`counters`)
    .where(sql`name = 'rev'`)
    .prepare();

/**
 * The same question to a database, with its answers kept as long as no listing has changed: those that weigh `most`
 * together. A search's next page, other order or offer asks for the same.
 */
export function keptByChange<Answer>(
  most: number,
  find: (read: Reader, asked: string) => Promise<Answer>,
  weightOf: (answer: Answer) => number = () => 1,
): (read: Reader, asked: string) => Promise<Answer> {
  const begin = (read: Reader) => ({ number: numberOfChange(read), at: 0, answers: kept() });
  const kept = () => new Recent<{ answer: Answer }>(most);
  const readers = new WeakMap<Reader, ReturnType<typeof begin>>();
  return async (read, asked) => {
    const known = readers.get(read) ?? begin(read);
    readers.set(read, known);
    const [counter] = await known.number.execute();
    const change = counter?.value ?? 0;
    if (change !== known.at) {
      known.at = change;
      known.answers = kept();
    }
    const { answers } = known;
    const answered = answers.get(asked);
    if (answered) return answered.answer;
    const answer = await find(read, asked);
    // A database without a change on record keeps none.
    if (change > 0) answers.put(asked, { answer }, weightOf(answer));
    return answer;
  };
}
