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
import { type Found, type Offer, type PagedFilter, withSwappedBounds } from "../search-kind.ts";
import { focusResults } from "./results-heading.tsx";

export const SCENE = { box: [240, 160], className: "h-40 w-60 max-w-full" } as const;

interface ResultsBodyProps<F extends PagedFilter, Card> {
  filter: F;
  found: Found<Card> | null;
  isLoading: boolean;
  retry: () => void;
  hrefOf: (filter: F) => string;
  skeletons: ReactNode;
  noneDrawing: ReactNode;
  texts: {
    failed: string;
    noneTitle: string;
    noneText: string;
    clear: string;
    countOf: (count: number) => string;
  };
  all: string;
  children: (found: Found<Card>) => ReactNode;
}

export function ResultsBody<F extends PagedFilter, Card>(props: ResultsBodyProps<F, Card>) {
  // Loaded in advance, because it is shown when the network fails.
  useEffect(() => void (new Image().src = ART.failed), []);
  return (
    <div ref={useFixedHeight(props.isLoading)}>
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

function Body<F extends PagedFilter, Card>(props: ResultsBodyProps<F, Card>) {
  const { filter, found, isLoading, hrefOf, skeletons, noneDrawing, texts, all, children } = props;
  if (isLoading) return skeletons;
  const retry = () => {
    focusResults();
    props.retry();
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
      {children(found)}
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
