import type { WordsRead } from "#src/words/understand.ts";
import { type Counts, type CountsAnswer, countsOf } from "./counts.ts";
import type { PagedFilter, SearchKind } from "./search-kind.ts";

/** Another search where nothing fits, in the reader's words, and how many it finds. */
export interface Offer {
  label: string;
  /** The search's query string. */
  query: string;
  count: number;
}

/** One page of results: how many listings fit in all, and when they were asked for (their ages count from then). */
export interface Found<Card> {
  /** What the search is about, in the reader's words. */
  title: string;
  cards: Card[];
  total: number;
  now: number;
  /** What the typed words say, where they say more than text. */
  words?: WordsRead;
  counts: Counts;
  /** Where there are none. */
  offers: Offer[];
}

/** What a search answers, in whatever words it is asked. */
export interface Results<Json> extends WordsRead {
  title: string;
  items: Json[];
  total: number;
  counts: CountsAnswer;
  offers: Offer[];
}

/** The results as the page shows them. */
export const foundOf = <F extends PagedFilter, Json, Card>(
  { toCard, counted }: SearchKind<F, Json, Card>,
  { title, items, total, understood, text, counts, offers }: Results<Json>,
  now: number,
): Found<Card> => ({
  title,
  cards: items.map((item) => toCard(item, now)),
  total,
  now,
  words: { understood, text },
  counts: countsOf(counted, counts),
  offers,
});
