import { access } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { isOneTypo } from "#src/core/typos.ts";
import { carCatalog, modelKey } from "#src/features/cars/car-catalog.ts";
import { carQueries } from "#src/features/cars/list-cars.ts";
import { similarCards } from "#src/features/cars/page/car-page.tsx";
import { BEST_PRICE } from "#src/features/cars/schema.ts";
import { drawCards } from "#src/features/listings/page/card-cache.tsx";
import { kindVersion } from "#src/features/listings/page/page-versions.ts";
import { slugOf } from "#src/features/listings/slug.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { cachedPage } from "#src/shell/cached-page.ts";
import { NotFoundDrawing } from "#src/shell/error-drawings.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { t } from "#t";
import { listHead, modelHead } from "./heads.ts";
import { ModelLinks } from "./parts/model-links.tsx";
import { PricesOfAll, PricesOfMake } from "./list-pages.tsx";
import { ModelPage } from "./model-page.tsx";
import { getPrices, listPricedModels, type PricedModel } from "./queries.ts";

const CARDS = 4;
const SIMILAR = 4;
const NAMED = 6;

const pricesVersion = (c: Ctx) => kindVersion(c, carQueries.kind);

export const pricesPages = routes()
  .get("/prices", access("guest"), async (c) => {
    const models = await listPricedModels(c.var.deps);
    return renderPage(c, listHead(c, models), <PricesOfAll models={models} />);
  })
  .get("/prices/:slug", access("guest"), cachedPage(pricesVersion), async (c) => {
    const slug = c.req.param("slug");
    const models = await listPricedModels(c.var.deps);
    const ofMake = models.filter(({ make }) => slugOf(make) === slug);
    const [first] = ofMake;
    if (first)
      return renderPage(
        c,
        listHead(c, ofMake, first.make),
        <PricesOfMake make={first.make} models={ofMake} />,
      );
    try {
      const prices = await getPrices(c.var.deps, slug);
      const shown = { prices, ...(await findBargains(c, prices)), similar: similarTo(prices, models) };
      return renderPage(c, modelHead(c, prices), <ModelPage {...shown} />);
    } catch (error) {
      if (error instanceof AppError && error.kind === "not-found") return noPrices(c, 404, slug, models);
      if (error instanceof AppError && error.kind === "gone") return noPrices(c, 410, slug, models);
      throw error;
    }
  });

async function findBargains(c: Ctx, { make, model }: Pick<PricedModel, "make" | "model">) {
  const { catalogs, clock } = c.var.deps;
  const where = { model: [modelKey(make, model)], goodPriceOnly: true as const };
  const { ids, total } = await catalogs
    .of(carCatalog)
    .search({ where, sort: BEST_PRICE, limit: CARDS }, clock.now());
  const cards = await drawCards(c, carQueries.kind, similarCards, ids);
  return { cards: cards.map(({ html }) => html), total };
}

/** Of the same body type, those with the nearest price first: which cars people compare is not known. */
function similarTo(
  prices: { slug: string; bodyType: string; figures: { median: number } },
  models: PricedModel[],
) {
  const distance = ({ median }: PricedModel) => Math.abs(Math.log(median / prices.figures.median));
  return models
    .filter(({ slug, bodyType }) => slug !== prices.slug && bodyType === prices.bodyType)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, SIMILAR);
}

/** With the models whose addresses have the most words of this one, apart from a typo. */
function noPrices(c: Ctx, status: 404 | 410, slug: string, models: PricedModel[]) {
  const asked = slug.toLowerCase().split("-");
  const alike = (model: PricedModel) =>
    model.slug.split("-").filter((word) => asked.some((it) => it === word || isOneTypo(it, word))).length;
  const named = models.toSorted((a, b) => alike(b) - alike(a) || b.count - a.count).slice(0, NAMED);
  return renderPage(
    c,
    { title: t.pricesNone(), noindex: true, isOfDealers: true },
    <div className="wrap py-10">
      <EmptyState
        as="h1"
        drawing={<NotFoundDrawing />}
        title={t.pricesNone()}
        text={status === 410 ? t.pricesGone() : t.pricesUnknown()}
      />
      {named.length > 0 && <ModelLinks title={t.pricesSimilarNames()} models={named} />}
    </div>,
    status,
  );
}
