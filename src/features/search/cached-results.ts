import type { CachedPart } from "#src/shell/cached-html.tsx";
import { t } from "#t";
import type { Found } from "./found.ts";

/** The cache keys of a search's island and of each card. The island's key leaves out the clock and the cards. */
export function cachedResults<Card extends { listedAt: number }>(
  { found: { cards, now, ...found }, ...props }: { found: Found<Card>; signedIn: boolean },
  render: (card: Card, at: number, now: number, signedIn: boolean) => ReturnType<CachedPart["render"]>,
) {
  const parts = cards.map((card, at): CachedPart => ({
    key: [card, at === 0, props.signedIn, t.formatAgo(card.listedAt, now)],
    render: () => render(card, at, now, props.signedIn),
  }));
  return { key: { ...props, found, cards: cards.length }, parts };
}
