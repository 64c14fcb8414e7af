import { type Page, pageCount } from "#src/core/pagination.ts";
import type { Ctx } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import type { PagedFilter, SearchKind } from "./search-kind.ts";

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
