import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { carQueries, listSimilarCars } from "./queries/list-cars.ts";
import type { Env } from "#src/http/env.ts";
import { siteOrigin } from "#src/http/origin.ts";
import { href } from "#src/i18n/paths.ts";
import { cachedPage } from "#src/shell/cached-page.ts";
import { missingPage } from "#src/shell/error-page.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { carHead } from "./car-head.ts";
import { CarPage } from "./car-page.tsx";
import { buyerOf, countsView, findWithSeller } from "#src/features/listing-page/listing-page.ts";
import { listingVersion } from "#src/features/listings/page-versions.ts";

/** `/cars/:id`, whatever became of the car. */
export const carDetailPages = new Hono<Env>().get(
  "/cars/:id",
  access("guest"),
  countsView,
  cachedPage(listingVersion),
  async (c) => {
    const { deps, session } = c.var;
    const now = deps.clock.now();
    const found = await findWithSeller(c, carQueries.get);
    if ("missing" in found)
      return missingPage(c, found.missing, {
        title: t.detailMissingTitle(),
        text: t.detailMissingText(),
        action: t.goToSearch(),
        href: href("/search"),
      });
    const { listing: car, seller } = found;
    const origin = siteOrigin(c);
    const similar = await listSimilarCars(deps.db.read, car, now);
    return renderPage(
      c,
      carHead(car, origin, now),
      <CarPage
        {...{ car, seller, similar, now }}
        isOwner={session?.user.id === car.sellerId}
        buyer={buyerOf(c)}
        url={origin + href(`/cars/${car.id}`)}
      />,
    );
  },
);
