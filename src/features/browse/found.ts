/** One page of results: how many listings fit in all, and when they were asked for (their ages count from then). */
export interface Found<Card> {
  cards: Card[];
  total: number;
  now: number;
}
