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
  const said = forgiven.understood.length > words.understood.length ? forgiven : words;
  return { ...said, match: await matchText(read, said.filter.q) };
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
