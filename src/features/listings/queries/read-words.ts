import { matchExactly, matchText, type TextMatch } from "#src/catalog/text.ts";
import type { Forgiving, Understood } from "#src/words/understand.ts";
import type { Reader } from "#src/db/open.ts";

/** A filter once its words are understood; `filter.q` is the text that is left. */
interface UnderstoodWords {
  filter: { q: string };
  understood: Understood[];
}

/**
 * What the words of a filter mean and which texts hold the rest; where no text does, typos are forgiven in names of which
 * there is something for sale.
 */
export async function readWords<Read extends UnderstoodWords>(
  read: Reader,
  understand: (forgiving: Forgiving | null) => Read,
  forSale: () => Promise<Forgiving>,
): Promise<Read & { match: TextMatch | null }> {
  const words = understand(null);
  const match = await matchExactly(read, words.filter.q);
  if (!match || match.docIds.length > 0) return { ...words, match };
  const forgiven = understand(await forSale());
  const best = forgiven.understood.length > words.understood.length ? forgiven : words;
  return { ...best, match: await matchText(read, best.filter.q) };
}

interface Search<Words, Found> {
  words: Words;
  /** Another reading of the words. */
  otherwise: (() => Promise<Words>) | null;
  /** What fits a reading and the chosen filters. */
  find: (words: Words) => Promise<Found>;
  /** How many fit a reading, whatever else is chosen. */
  count: (words: Words) => Promise<number>;
}

/**
 * What is found by words, or by another reading of them where the first finds nothing by itself. The chosen filters do
 * not matter for that: the same words are read the same after each choice.
 */
export async function findByWords<Words, Found extends { total: number }>({
  words,
  otherwise,
  find,
  count,
}: Search<Words, Found>): Promise<Found> {
  const found = await find(words);
  if (found.total > 0 || !otherwise || (await count(words)) > 0) return found;
  const other = await otherwise();
  return (await count(other)) > 0 ? find(other) : found;
}
