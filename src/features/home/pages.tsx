import { access } from "#src/auth/access.ts";
import { siteNameIn } from "#src/config.ts";
import { toCard } from "#src/features/cars/card/card.ts";
import { listMakesForSale } from "#src/features/cars/search/count-cars.ts";
import { FIRST_MODELS } from "#src/features/cars/search/hero-search-params.ts";
import { listFeaturedCars } from "#src/features/cars/list-cars.ts";
import { homeVersion } from "#src/features/listings/page/page-versions.ts";
import { plateSearch } from "#src/features/plates/search/plate-search.ts";
import { searchPlates } from "#src/features/plates/search/search-plates.ts";
import { currentSetting } from "#src/features/site/queries.ts";
import { type Ctx, routes, middleware } from "#src/http/env.ts";
import { publicOrigin } from "#src/http/origin.ts";
import { href } from "#src/i18n/paths.ts";
import { cachedPage } from "#src/shell/cached-page.ts";
import { ownLanguage } from "#src/shell/preferences.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { HomePage } from "./home-page.tsx";
import { getHomeFigures } from "./queries.ts";

const PLATES = 4;
const FIRST_IN_VIEW = 4;
const FREQUENT_MAKES = 12;

const toOwnLanguage = middleware(async (c, next) => {
  c.header("Vary", "Accept-Language", { append: true });
  if (c.var.language === "en" && ownLanguage(c) === "ar") {
    c.header("Vary", "Cookie", { append: true });
    return c.redirect(`/ar${new URL(c.req.url).search}`, 302);
  }
  await next();
});

/** `/` and `/ar`; `/` redirects visitors who prefer Arabic. */
export const homePages = routes().get(
  "/",
  access("guest"),
  toOwnLanguage,
  cachedPage(homeVersion),
  async (c) => {
    const { deps } = c.var;
    const now = deps.clock.now();
    const [figures, makes, featured, plates, testimonials] = await Promise.all([
      getHomeFigures(deps),
      listMakesForSale(deps),
      listFeaturedCars(deps.db.read, now, { first: await currentSetting(deps.db, "featured-order") }),
      searchPlates(deps, { ...plateSearch.filterOf(""), pageSize: PLATES }),
      currentSetting(deps.db, "testimonials"),
    ]);
    return renderPage(
      c,
      {
        title: t.homePageTitle(),
        description: t.siteDescription(),
        noindex: c.req.query("tab") !== undefined,
        structuredData: searchableSite(c),
      },
      <HomePage
        figures={figures}
        featured={featured.map((car, at) => light(toCard(car, now), at))}
        plates={plates.items}
        testimonials={testimonials}
        tab={c.req.query("tab") === "sell" ? "sell" : "buy"}
        now={now}
        makes={makes}
        frequentMakes={frequentMakes(makes, figures.counts.make)}
        firstModels={FIRST_MODELS.map(({ make, model }) => ({
          value: model,
          label: t.modelLabel(make, model),
        }))}
      />,
    );
  },
);

function frequentMakes(makes: string[], counts: Record<string, number>): string[] {
  const first = makes.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, FREQUENT_MAKES);
  return makes.filter((make) => first.includes(make));
}

/** Cards out of view need no photo placeholder. */
const light = <C extends ReturnType<typeof toCard>>(card: C, at: number): C =>
  at < FIRST_IN_VIEW || !card.cover ? card : { ...card, cover: { ...card.cover, placeholder: "" } };

function searchableSite(c: Ctx): object {
  const { config } = c.var.deps;
  const origin = publicOrigin(c);
  return {
    "@type": "WebSite",
    name: siteNameIn(config, c.var.language),
    alternateName: siteNameIn(config, c.var.language === "ar" ? "en" : "ar"),
    url: origin + href("/"),
    inLanguage: c.var.language,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}${href("/search")}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}
