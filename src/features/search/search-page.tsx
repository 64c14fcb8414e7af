import type { ReactNode } from "react";
import { type Page, pageCount } from "#src/core/pagination.ts";
import type { Ctx } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import type { KeptElement } from "#src/shell/kept-html.tsx";
import { Scene } from "#src/ui/drawing-parts.tsx";
import { Drawings } from "#src/ui/drawn.tsx";
import { Breakdown } from "#src/ui/scenes.tsx";
import { t } from "#t";
import type { Found, PagedFilter, SearchKind } from "./search-kind.ts";

/** The page of results that a filter asks for, or the way to the one right address of this search. */
export async function foundPage<F extends PagedFilter, Json, Card, P extends Page<unknown>>(
  c: Ctx,
  { queryOf, hrefOf }: SearchKind<F, Json, Card>,
  filter: F,
  search: (filter: F) => Promise<P>,
): Promise<P | Response> {
  // One address for one search: a form sends its empty fields along.
  const isOther = queryOf(filter) !== queryParams(c).toString();
  if (isOther && filter.page === 1) return c.redirect(hrefOf(filter), 302);
  const page = await search(filter);
  const shown = Math.min(filter.page, pageCount(page.total, filter.pageSize));
  return isOther || shown < filter.page ? c.redirect(hrefOf({ ...filter, page: shown }), 302) : page;
}

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

/** What a search's island shows by `Drawn`. */
export const SearchDrawings = ({ children }: { children?: ReactNode }) => (
  <Drawings>
    <Scene id="failed">
      <Breakdown />
    </Scene>
    {children}
  </Drawings>
);
