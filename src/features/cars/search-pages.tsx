import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { jordanYear } from "#src/core/jordan-day.ts";
import { MAKES } from "./catalogue.ts";
import { withOwnNames } from "./own-names.ts";
import type { CarFilter } from "./schema.ts";
import type { Env } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { setFlash } from "#src/shell/flash.ts";
import { cachedPage } from "#src/shell/cached-page.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { activeFilters } from "./active-filters.ts";
import { carSearch } from "./car-search.ts";
import { findCars } from "./queries/find-cars.ts";
import { toFound } from "#src/features/search/search-kind.ts";
import { findPageOrRedirect } from "#src/features/search/search-page.tsx";
import { FROM_HOME, heroParams } from "./hero-search-params.ts";
import { kindVersion } from "#src/features/listings/page-versions.ts";
import { SearchPage } from "./search-page.tsx";

const { filterOf, queryOf } = carSearch;

export const carSearchPages = new Hono<Env>().get(
  "/search",
  access("guest"),
  cachedPage((c) => kindVersion(c, "car")),
  async (c) => {
    const { deps, session } = c.var;
    const given = queryParams(c);
    if (given.has("price")) return c.redirect(href(`/search?${heroParams(given)}`), 302);
    if (given.get(FROM_HOME) === "filters") setFlash(c, "filtersAppliedText");
    const now = deps.clock.now();
    const filter = withOwnNames(filterOf(new URL(c.req.url).search));
    const page = await findPageOrRedirect(c, carSearch, filter, () => findCars(deps, filter));
    if (page instanceof Response) return page;

    const { title } = page;
    return renderPage(
      c,
      {
        title,
        description: t.searchDescription(title, page.total),
        noindex: page.total === 0 || !isLandingPage(filter),
        query: queryOf(filter),
      },
      <SearchPage
        query={queryOf(filter)}
        found={toFound(carSearch, page, now)}
        signedIn={session !== null}
        makes={MAKES}
        thisYear={jordanYear(now)}
      />,
    );
  },
);

/** Worth a place in search engines: everything, or one or two plain choices such as a make in a city. */
function isLandingPage(filter: CarFilter): boolean {
  const lists = [filter.make, filter.location, filter.fuelType, filter.bodyType];
  const chosen = lists.flat().length;
  const isPlain = filter.sort === "newest" && activeFilters(filter).length === chosen;
  return isPlain && chosen <= 2 && lists.every((values) => values.length <= 1);
}
