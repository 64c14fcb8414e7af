import type { WordsRead } from "#src/core/understood.ts";
import type { Counts } from "./counts.ts";

/** Another search where nothing fits, in the reader's words, and how many it finds. */
export interface Offer {
  label: string;
  /** The search's query string. */
  query: string;
  count: number;
}

/** One page of results: how many listings fit in all, and when they were asked for (their ages count from then). */
export interface Found<Card> {
  cards: Card[];
  total: number;
  now: number;
  /** What the typed words say, where they say more than text. */
  words?: WordsRead;
  counts: Counts;
  /** Where there are none. */
  offers: Offer[];
}
