import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { pageCount } from "#src/core/pagination.ts";
import { href } from "#src/i18n/paths.ts";
import { ART } from "#src/ui/art.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Drawn } from "#src/ui/drawn.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { t } from "#t";
import { type PagedFilter, type SearchKind, withSwappedBounds } from "../search-kind.ts";
import type { Offer } from "../shapes.ts";
import type { Search } from "../use-search.ts";
import { classNames } from "#src/ui/class-names.ts";

export const SCENE = { box: [240, 160], className: "h-40 w-60 max-w-full" } as const;

interface ResultsBodyProps<F extends PagedFilter, Json, Card> {
  kind: SearchKind<F, Json, Card>;
  search: Search<F, Card>;
  grid: string;
  Skeleton: () => ReactNode;
  noneDrawing: ReactNode;
  texts: {
    failed: string;
    noneTitle: string;
    noneText: string;
    clear: string;
    countOf: (count: number) => string;
  };
  children: (card: Card, at: number, now: number) => ReactNode;
}

export function ResultsBody<F extends PagedFilter, Json, Card>(props: ResultsBodyProps<F, Json, Card>) {
  // Loaded in advance, because it is shown when the network fails.
  useEffect(() => void (new Image().src = ART.failed), []);
  return (
    <div ref={useFixedHeight(props.search.isLoading)}>
      <Body {...props} />
    </div>
  );
}

/** Keeps the height of the previous results while others load, so that nothing below moves. */
function useFixedHeight(isLoading: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.style.minHeight = isLoading ? `${height.current}px` : "";
    if (!isLoading) height.current = box.current.getBoundingClientRect().height;
  });
  return box;
}

const SKELETONS = [0, 1, 2, 3, 4, 5];

function Body<F extends PagedFilter, Json, Card>(props: ResultsBodyProps<F, Json, Card>) {
  const { kind, search, grid, Skeleton, noneDrawing, texts, children } = props;
  const { filter, found, isLoading, firstCards, isStale } = search;
  const { hrefOf } = kind;
  const all = href(kind.path);
  if (isLoading)
    return (
      <div className={grid}>
        {SKELETONS.map((at) => (
          <Skeleton key={at} />
        ))}
      </div>
    );
  const retry = () => {
    focusResults();
    search.retry();
  };
  if (!found)
    return (
      <EmptyState
        drawing={<Drawn from={ART.failed} id="scene" {...SCENE} />}
        title={texts.failed}
        text={t.searchFailedText()}
        action={
          <Button icon="rotate-ccw" onClick={retry}>
            {t.tryAgain()}
          </Button>
        }
      />
    );
  if (found.total === 0)
    return (
      <EmptyState
        drawing={noneDrawing}
        title={texts.noneTitle}
        text={
          <>
            {found.unsold !== null && <span className="mb-1 block">{t.searchUnsold(found.unsold)}</span>}
            {texts.noneText}
            {withSwappedBounds(filter) && <span className="mt-1 block">{t.searchRangeReversed()}</span>}
          </>
        }
        action={
          <>
            {found.numbered && (
              <ButtonLink href={href(found.numbered.url)} icon="hash">
                {found.numbered.label}
              </ButtonLink>
            )}
            <Offers offers={found.offers} path={all} countOf={texts.countOf} />
            <ButtonLink
              href={all}
              variant={found.numbered || found.offers.length > 0 ? "outline" : "primary"}
            >
              {texts.clear}
            </ButtonLink>
          </>
        }
      />
    );
  return (
    <>
      {found.numbered && (
        <a href={href(found.numbered.url)} className="link mb-4">
          <Icon name="hash" size={16} />
          {found.numbered.label}
        </a>
      )}
      {found.leftOut.length > 0 && (
        <p role="status" className="mb-4 text-15 text-ink-soft">
          {t.searchLeftOut(found.leftOut, found.rare)}{" "}
          <a href={hrefOf({ ...filter, strict: true, page: 1 })} className="link">
            {t.searchStrictly()}
          </a>
        </p>
      )}
      <CardGrid key={found.now} {...found} {...{ firstCards, isStale }} className={grid}>
        {children}
      </CardGrid>
      <Pagination
        className="mt-8 md:mt-10"
        current={filter.page}
        last={pageCount(found.total, filter.pageSize)}
        href={(page) => hrefOf({ ...filter, page })}
      />
    </>
  );
}

interface OffersProps {
  offers: Offer[];
  path: string;
  countOf: (count: number) => string;
}

const Offers = ({ offers, path, countOf }: OffersProps) =>
  offers.length > 0 && (
    <div className="mb-3 min-w-0 basis-full">
      <p id="offers" className="mb-2 text-14 text-ink-soft">
        {t.searchOffers()}
      </p>
      <ul aria-labelledby="offers" className="panel mx-auto max-w-110 p-1">
        {offers.map(({ label, query, count }) => (
          <li key={query}>
            <a href={query ? `${path}?${query}` : path} className="menu-item py-2">
              <Icon name="search" size={16} className="text-ink-soft" />
              <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">
                <bdi>{label}</bdi>
              </span>
              <span className="count">{countOf(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );

export const RESULTS = "results";

interface ResultsHeadingProps {
  as: "h1" | "h2";
  search: { isLoading: boolean; found: { total: number } | null };
  countOf: (total: number) => string;
  unknown: string;
  className: string;
}

/** Announces the number of results. The text is a new element each time, so that it causes no layout shift. */
export function ResultsHeading({ as: Heading, search, countOf, unknown, className }: ResultsHeadingProps) {
  const { isLoading, found } = search;
  const text = isLoading ? t.loading() : found ? countOf(found.total) : unknown;
  return (
    <Heading id={RESULTS} tabIndex={-1} aria-live="polite" className={classNames("outline-none", className)}>
      <span key={text}>{text}</span>
    </Heading>
  );
}

const heading = () => document.getElementById(RESULTS);

export const focusResults = (): void => heading()?.focus({ preventScroll: true });

export function showResults(): void {
  heading()?.scrollIntoView();
  focusResults();
}

export function showNewResults(): void {
  if ((heading()?.getBoundingClientRect().top ?? 0) < 0) heading()?.scrollIntoView();
}

const CARDS = "cards";

/** The cards in the server-rendered HTML. Their data is not sent again as JSON. */
export const cardsOnPage = (): Element[] =>
  typeof document === "undefined" ? [] : [...(document.getElementById(CARDS)?.children ?? [])];

interface CardGridProps<Card> {
  /** The cards' HTML; null shows `firstCards`. */
  cards: Card[] | string | null;
  firstCards: Element[];
  isStale: boolean;
  now: number;
  className: string;
  children: (card: Card, at: number, now: number) => ReactNode;
}

function CardGrid<Card>(props: CardGridProps<Card>) {
  const { cards, firstCards, isStale, now, className, children } = props;
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
          { children: cards?.map((card, at) => children(card, at, now)) ?? "" })}
    />
  );
}
