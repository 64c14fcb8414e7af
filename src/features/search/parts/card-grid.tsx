import { type ReactNode, useLayoutEffect, useRef } from "react";

const CARDS = "cards";

/** The cards in the server's HTML, whose data is not sent a second time. */
export const cardsOnPage = (): Element[] =>
  typeof document === "undefined" ? [] : [...(document.getElementById(CARDS)?.children ?? [])];

interface CardGridProps<Card> {
  /** Null for the cards that the server rendered. */
  cards: Card[] | null;
  firstCards: Element[];
  isStale: boolean;
  className: string;
  children: (card: Card, at: number) => ReactNode;
}

export function CardGrid<Card>(props: CardGridProps<Card>) {
  const { cards, firstCards, isStale, className, children } = props;
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!cards && !grid.current?.hasChildNodes()) grid.current?.append(...firstCards);
  }, [cards, firstCards]);
  return (
    <div
      ref={grid}
      id={CARDS}
      className={`${className} data-[stale]:opacity-60`}
      data-stale={isStale ? "" : undefined}
      suppressHydrationWarning
    >
      {/* React leaves the HTML of an element alone whose content should be a text. */}
      {cards ? cards.map(children) : ""}
    </div>
  );
}
