import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import type { PatternTag } from "./patterns.ts";
import { searchPlates } from "./queries/search-plates.ts";
import type { PlateFilter } from "./schema.ts";
import type { Deps, Env } from "#src/http/env.ts";
import { cachedPage } from "#src/shell/cached-page.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { activePlateFilters } from "./active-filters.ts";
import { findPlates } from "./queries/find-plates.ts";
import { toFound } from "#src/features/search/search-kind.ts";
import { findPageOrRedirect } from "#src/features/search/search-page.tsx";
import type { PatternCollection } from "./parts/pattern-collections.tsx";
import { kindVersion } from "#src/features/listings/page-versions.ts";
import { plateSearch } from "./plate-search.ts";
import { PlatesPage } from "./plates-page.tsx";

const { filterOf, queryOf } = plateSearch;

export const plateSearchPages = new Hono<Env>().get(
  "/number-plates",
  access("guest"),
  cachedPage((c) => kindVersion(c, "number-plate")),
  async (c) => {
    const { deps, session } = c.var;
    const now = deps.clock.now();
    const filter = filterOf(new URL(c.req.url).search);
    const page = await findPageOrRedirect(c, plateSearch, filter, () => findPlates(deps, filter));
    if (page instanceof Response) return page;

    const { title } = page;
    return renderPage(
      c,
      {
        title,
        description: t.platesDescription(title, page.total),
        noindex: page.total === 0 || !isLandingPage(filter),
        query: queryOf(filter),
      },
      <PlatesPage
        query={queryOf(filter)}
        found={toFound(plateSearch, page, now)}
        signedIn={session !== null}
        collections={await listCollections(deps)}
      />,
    );
  },
);

/** Worth a place in search engines: all plates, or those of one pattern. */
function isLandingPage(filter: PlateFilter): boolean {
  const active = activePlateFilters(filter);
  return filter.sort === "newest" && active.length === filter.tags.length && active.length <= 1;
}

const COLLECTIONS: PatternTag[] = ["sequence-up", "round", "short", "birth-year"];

/** The patterns that people look for most, each with its dearest plate. */
async function listCollections(deps: Deps): Promise<PatternCollection[]> {
  const found = await Promise.all(
    COLLECTIONS.map(async (tag) => {
      const filter: PlateFilter = { ...filterOf(""), tags: [tag], sort: "price-desc", pageSize: 1 };
      const { items, total } = await searchPlates(deps, filter);
      return items.map(({ areaCode, plateNumber }) => ({ tag, total, areaCode, plateNumber }));
    }),
  );
  return found.flat();
}
