import { type ReactNode, useLayoutEffect, useRef } from "react";

const CARDS = "cards";

/** The cards in the server-rendered HTML. Their data is not sent again as JSON. */
export const cardsOnPage = (): Element[] =>
  typeof document === "undefined" ? [] : [...(document.getElementById(CARDS)?.children ?? [])];

interface CardGridProps<Card> {
  /** The cards' HTML; null shows `firstCards`. */
  cards: Card[] | string | null;
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
      {...(typeof cards === "string"
        ? { dangerouslySetInnerHTML: { __html: cards } }
        : // With text as content, React keeps the cards that are already in the element.
          { children: cards?.map(children) ?? "" })}
    />
  );
}
