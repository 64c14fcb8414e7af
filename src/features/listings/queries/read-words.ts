import { matchText, type TextMatch } from "#src/catalog/text.ts";
import type { Understood } from "#src/core/understood.ts";
import type { Reader } from "#src/db/open.ts";

/** A filter once its words are understood; `filter.q` is the text that is left. */
interface UnderstoodWords {
  filter: { q: string };
  understood: Understood[];
}

/** What the words of a filter mean and which texts hold the rest; where no text does, typos in names are forgiven. */
export async function readWords<Read extends UnderstoodWords>(
  read: Reader,
  understand: (forgiving: boolean) => Read,
): Promise<Read & { match: TextMatch | null }> {
  const words = understand(false);
  const match = await matchText(read, words.filter.q);
  if (!match || (match.docIds.length > 0 && match.corrected === null)) return { ...words, match };
  const forgiven = understand(true);
  if (forgiven.understood.length === words.understood.length) return { ...words, match };
  return { ...forgiven, match: await matchText(read, forgiven.filter.q) };
}

interface Search<Said, Found> {
  said: Said;
  /** What else the words may say. */
  otherwise: (() => Promise<Said>) | null;
  /** What fits them and what is chosen besides. */
  find: (said: Said) => Promise<Found>;
  /** How many fit the words alone. */
  count: (said: Said) => Promise<number>;
}

/**
 * What is found by what words say, or by what else they may say where they alone find nothing as they are. What is
 * chosen besides does not matter for that: the same words say the same after each choice.
 */
export async function findSaid<Said, Found extends { total: number }>({
  said,
  otherwise,
  find,
  count,
}: Search<Said, Found>): Promise<Found> {
  const found = await find(said);
  if (found.total > 0 || !otherwise || (await count(said)) > 0) return found;
  const other = await otherwise();
  return (await count(other)) > 0 ? find(other) : found;
}
