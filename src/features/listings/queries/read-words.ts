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
