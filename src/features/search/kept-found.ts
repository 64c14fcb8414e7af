import type { KeptElement } from "#src/shell/kept-html.tsx";
import { t } from "#t";
import type { Found } from "./found.ts";

/** By what a search's island and each of its cards are kept: everything but the clock, and the cards by themselves. */
export function keptFound<Card extends { listedAt: number }>(
  { found: { cards, now, ...found }, ...props }: { found: Found<Card>; signedIn: boolean },
  draw: (card: Card, at: number, now: number, signedIn: boolean) => ReturnType<KeptElement["draw"]>,
) {
  const parts = cards.map((card, at): KeptElement => ({
    by: [card, at === 0, props.signedIn, t.formatAgo(card.listedAt, now)],
    draw: () => draw(card, at, now, props.signedIn),
  }));
  return { by: { ...props, found, cards: cards.length }, parts };
}
