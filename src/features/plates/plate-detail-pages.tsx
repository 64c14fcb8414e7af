import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { plateQueries, listSimilarPlates } from "./queries/list-plates.ts";
import type { Env } from "#src/http/env.ts";
import { siteOrigin } from "#src/http/origin.ts";
import { href } from "#src/i18n/paths.ts";
import { cachedPage } from "#src/shell/cached-page.ts";
import { missingPage } from "#src/shell/error-page.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { buyerOf, countsView, findWithSeller } from "#src/features/listing-page/listing-page.ts";
import { listingVersion } from "#src/features/listings/page-versions.ts";
import { plateHead } from "./plate-detail-head.ts";
import { PlatePage } from "./plate-detail-page.tsx";

/** `/number-plates/:id`, whatever became of the plate. */
export const plateDetailPages = new Hono<Env>().get(
  "/number-plates/:id",
  access("guest"),
  countsView,
  cachedPage(listingVersion),
  async (c) => {
    const { deps, session } = c.var;
    const now = deps.clock.now();
    const found = await findWithSeller(c, plateQueries.get);
    if ("missing" in found)
      return missingPage(c, found.missing, {
        title: t.plateNotFound(),
        text: t.plateMissingText(),
        action: t.plateBack(),
        href: href("/number-plates"),
      });
    const { listing: plate, seller } = found;
    const origin = siteOrigin(c);
    const similar = await listSimilarPlates(deps.db.read, plate, now);
    return renderPage(
      c,
      plateHead(plate, origin),
      <PlatePage
        {...{ plate, seller, similar, now }}
        isOwner={session?.user.id === plate.sellerId}
        buyer={buyerOf(c)}
        url={origin + href(`/number-plates/${plate.id}`)}
      />,
    );
  },
);
