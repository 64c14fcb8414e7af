import type { ReactNode } from "react";
import { type Page, pageCount } from "#src/core/pagination.ts";
import type { Ctx } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import type { CachedPart } from "#src/shell/cached-html.tsx";
import { Breakdown, Scene } from "#src/ui/drawing-parts.tsx";
import { Drawings } from "#src/ui/drawn.tsx";
import { t } from "#t";
import type { Found, PagedFilter, SearchKind } from "./search-kind.ts";

/** The results of a filter, or a redirect to the canonical address of this search. */
export async function findPageOrRedirect<F extends PagedFilter, Json, Card, P extends Page<unknown>>(
  c: Ctx,
  { queryOf, hrefOf }: SearchKind<F, Json, Card>,
  filter: F,
  search: (filter: F) => Promise<P>,
): Promise<P | Response> {
  // A form sends its empty fields along.
  const isOther = queryOf(filter) !== queryParams(c).toString();
  if (isOther && filter.page === 1) return c.redirect(hrefOf(filter), 302);
  const page = await search(filter);
  const shown = Math.min(filter.page, pageCount(page.total, filter.pageSize));
  return isOther || shown < filter.page ? c.redirect(hrefOf({ ...filter, page: shown }), 302) : page;
}

/** The cache keys of a search's island, without clock and cards, and of each card. */
export function cacheKeys<Card extends { listedAt: number }>(
  { found: { cards, now, ...found }, ...props }: { found: Found<Card>; signedIn: boolean },
  render: (card: Card, at: number, now: number, signedIn: boolean) => ReturnType<CachedPart["render"]>,
) {
  const parts = cards.map((card, at): CachedPart => ({
    key: [card, at === 0, props.signedIn, t.formatAgo(card.listedAt, now)],
    render: () => render(card, at, now, props.signedIn),
  }));
  return { key: { ...props, found, cards: cards.length }, parts };
}

export const SearchDrawings = ({ children }: { children?: ReactNode }) => (
  <Drawings>
    <Scene id="failed">
      <Breakdown />
    </Scene>
    {children}
  </Drawings>
);
