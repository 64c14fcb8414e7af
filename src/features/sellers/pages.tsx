import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { pageCount } from "#src/core/pagination.ts";
import { numberParam, PAGE_SIZE } from "#src/core/query-params.ts";
import { LISTING_KINDS, type ListingKind } from "#src/features/listings/kinds.ts";
import { sellerVersion } from "#src/features/listings/page/page-versions.ts";
import type { SearchDeps } from "#src/features/listings/search/listing-search.ts";
import {
  countHistoryOf,
  DEALER_LISTINGS,
  getSeller,
  type Seller,
} from "#src/features/listings/page/listing-sellers.ts";
import type { Viewer } from "#src/features/listings/listings.ts";
import { kindOf } from "#src/features/listings/register.ts";
import { placeLabel } from "#src/features/places/places.ts";
import type { Env } from "#src/http/env.ts";
import { publicOrigin } from "#src/http/origin.ts";
import { queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { cachedPage } from "#src/shell/cached-page.ts";
import { missingPage } from "#src/shell/error-page.tsx";
import type { PageHead } from "#src/shell/page.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { sellerHref, totalForSale } from "./parts/seller.tsx";
import { SellerPage } from "./seller-page.tsx";

/** `/sellers/:id`, for every user with a listing. Only admins see the page of a suspended seller. */
export const sellerPages = new Hono<Env>().get(
  "/sellers/:id",
  access("guest"),
  cachedPage(sellerVersion),
  async (c) => {
    const { deps } = c.var;
    const { db, catalogs, clock } = deps;
    const now = clock.now();
    const result = await findListingSeller(deps, c.req.param("id"), c.var.session?.user);
    if (!result)
      return missingPage(c, 404, {
        title: t.sellerNotFound(),
        text: t.sellerMissingText(),
        action: t.goToSearch(),
        href: href("/search"),
      });
    const { seller, sold } = result;
    const { id, forSale } = seller;
    const params = queryParams(c);
    const kind = kindToShow(params.get("kind"), forSale);
    const page = Math.max(1, Math.trunc(numberParam(params, "page") ?? 1));
    const last = pageCount(forSale[kind], PAGE_SIZE);
    if (page > last) return c.redirect(sellerHref(id, kind, last), 302);

    const { catalog, list } = kindOf(kind);
    const offset = (page - 1) * PAGE_SIZE;
    const { ids } = await catalog(catalogs).search(
      { where: { seller: [id] }, sort: "newest", limit: PAGE_SIZE, offset },
      now,
    );
    const origin = publicOrigin(c);
    const url = origin + sellerHref(id);
    return renderPage(
      c,
      sellerHead(seller, url),
      <SellerPage {...{ seller, sold, kind, page, url, now }} listings={await list(db.read, ids, now)} />,
    );
  },
);

/** Null if the seller is unknown, suspended and hidden from this viewer, or has never listed anything. */
async function findListingSeller(deps: SearchDeps, id: string, viewer: Viewer) {
  try {
    const { listed, sold } = await countHistoryOf(deps.db.read, id);
    return listed > 0 ? { seller: await getSeller(deps, id, viewer), sold } : null;
  } catch (error) {
    if (error instanceof AppError && error.kind === "not-found") return null;
    throw error;
  }
}

function kindToShow(requested: string | null, forSale: Seller["forSale"]): ListingKind {
  const offered = LISTING_KINDS.filter((kind) => forSale[kind] > 0);
  return offered.find((kind) => kind === requested) ?? offered[0] ?? LISTING_KINDS[0];
}

function sellerHead(seller: Seller, url: string): PageHead {
  const { name, location, memberSince } = seller;
  const count = totalForSale(seller);
  const place = location && placeLabel(location, t.language());
  return {
    title: t.sellerPageTitle(name),
    description: t.sellerDescription(name, t.detailSellerCars(count), place),
    noindex: count === 0,
    structuredData: {
      "@type": "ProfilePage",
      url,
      dateCreated: new Date(memberSince).toISOString(),
      mainEntity: {
        "@type": count >= DEALER_LISTINGS ? "Organization" : "Person",
        name,
        url,
        ...(place && {
          address: { "@type": "PostalAddress", addressLocality: place, addressCountry: "JO" },
        }),
      },
    },
  };
}
