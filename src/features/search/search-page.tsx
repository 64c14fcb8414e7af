import { type Page, pageCount } from "#src/core/pagination.ts";
import type { Ctx } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { NEW_IDS } from "./new-marks.ts";
import type { PagedFilter, SearchKind } from "./search-kind.ts";

export async function findPageOrRedirect<F extends PagedFilter, Json, Card, P extends Page<unknown>>(
  c: Ctx,
  { queryOf, hrefOf }: SearchKind<F, Json, Card>,
  filter: F,
  search: (filter: F) => Promise<P>,
): Promise<P | Response> {
  // Forms also send empty fields.
  const params = queryParams(c);
  params.delete(NEW_IDS);
  const isOther = queryOf(filter) !== params.toString();
  if (isOther && filter.page === 1) return c.redirect(hrefOf(filter), 302);
  const page = await search(filter);
  const shown = Math.min(filter.page, pageCount(page.total, filter.pageSize));
  return isOther || shown < filter.page ? c.redirect(hrefOf({ ...filter, page: shown }), 302) : page;
}
