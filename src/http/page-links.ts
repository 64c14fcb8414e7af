import { type Page, pageCount } from "#src/core/pagination.ts";
import type { Ctx } from "./env.ts";
import { queryParams } from "./validate.ts";

/** Sets `X-Total-Count`, and `Link` (RFC 8288) with the other pages of the same query. */
export function linkPages(
  c: Ctx,
  { total, page, pageSize }: Omit<Page<unknown>, "items">,
  params = queryParams(c),
  last = pageCount(total, pageSize),
): void {
  if (params.has("pageSize")) params.set("pageSize", String(pageSize));
  const pages = Object.entries({ first: 1, prev: page - 1, next: page + 1, last });
  const links = pages
    .filter(([, to]) => to >= 1 && to <= last)
    .map(([rel, to]) => {
      params.set("page", String(to));
      return `<${c.req.path}?${params}>; rel="${rel}"`;
    });
  c.header("X-Total-Count", String(total));
  c.header("Link", links.join(", "));
}
