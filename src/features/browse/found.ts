import type { WordsRead } from "#src/core/understood.ts";

/** One page of results: how many listings fit in all, and when they were asked for (their ages count from then). */
export interface Found<Card> {
  cards: Card[];
  total: number;
  now: number;
  /** What the typed words say, where they say more than text. */
  words?: WordsRead;
}
