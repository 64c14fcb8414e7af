import type { ComponentProps } from "react";
import { access } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { pageCount } from "#src/core/pagination.ts";
import { PAGE_SIZE, numberParam } from "#src/core/query-params.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import type { Viewer } from "#src/features/listings/listings.ts";
import {
  DEALER_LISTINGS,
  type Seller,
  countHistoryOf,
  getSeller,
} from "#src/features/listings/page/listing-sellers.ts";
import { sellerVersion } from "#src/features/listings/page/page-versions.ts";
import Share from "#src/features/listings/page/share.island.tsx";
import { kindOf } from "#src/features/listings/register.ts";
import type { SearchDeps } from "#src/features/listings/search/listing-search.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { ReviewList } from "#src/features/reviews/parts/review-list.tsx";
import { listReviews } from "#src/features/reviews/queries.ts";
import { routes } from "#src/http/env.ts";
import { publicOrigin } from "#src/http/origin.ts";
import { queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { cachedPage } from "#src/shell/cached-page.ts";
import { missingPage } from "#src/shell/error-page.tsx";
import { Island } from "#src/shell/island.tsx";
import type { PageHead } from "#src/shell/page.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Avatar } from "#src/ui/avatar.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { t } from "#t";
import { kindToShow, KindTabs, ListingCards, NothingForSale } from "./parts/for-sale.tsx";
import { SellerFacts, SellerLine, sellerHref, totalForSale } from "./parts/seller.tsx";

/** `/sellers/:id`, for every user with a listing. Only admins see the page of a suspended seller. */
export const sellerPages = routes().get(
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
      <SellerPage
        {...{ seller, sold, kind, page, url, now }}
        listings={await list(db.read, ids, now)}
        reviews={{
          ...(await listReviews(db.read, id, now)),
          mayAnswer: c.var.session?.user.id === id,
        }}
      />,
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

interface SellerPageProps {
  seller: Seller;
  sold: number;
  kind: ListingKind;
  page: number;
  listings: Listing[];
  url: string;
  now: number;
  reviews: ComponentProps<typeof ReviewList>;
}

function SellerPage({ seller, sold, kind, page, listings, url, now, reviews }: SellerPageProps) {
  const { id, forSale } = seller;
  const hasTabs = Object.values(forSale).filter(Boolean).length > 1;
  return (
    <div className="wrap pt-4 pb-14 md:pt-8 md:pb-18">
      <SellerHead {...{ seller, sold, url }} />
      {forSale[kind] === 0 ? (
        <NothingForSale text={t.sellerNoneText()} />
      ) : (
        <section className="mt-8">
          <h2 className={hasTabs ? "sr-only" : "mb-4 text-22"}>
            {kindOf(kind).texts().many} <span className="count">{t.formatNumber(forSale[kind])}</span>
          </h2>
          <KindTabs
            {...{ forSale }}
            current={kind}
            hrefTo={(other) => sellerHref(id, other)}
            className="mb-4 sm:max-w-90"
          />
          <ListingCards {...{ kind, listings, now }} />
          <Pagination
            className="mt-8 md:mt-10"
            current={page}
            last={pageCount(forSale[kind], PAGE_SIZE)}
            href={(to) => sellerHref(id, kind, to)}
          />
        </section>
      )}
      <ReviewList {...reviews} />
    </div>
  );
}

const SellerHead = ({ seller, sold, url }: Pick<SellerPageProps, "seller" | "sold" | "url">) => (
  <section className="card p-4 md:p-6">
    <div className="flex items-center gap-3.5">
      <Avatar name={seller.name} size={52} />
      <div className="min-w-0 flex-1">
        <h1 className="text-22 wrap-anywhere md:text-28">
          <bdi>{seller.name}</bdi>
        </h1>
        {seller.isVerified && (
          <p className="mt-1.5">
            <Badge tone="verified">{t.sellerVerified()}</Badge>
          </p>
        )}
      </div>
      <Island name="share" of={Share} when="interaction" hold props={{ url, title: seller.name }} />
    </div>
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-14 text-ink-soft">
      {seller.location && <SellerLine icon="map-pin">{placeLabel(seller.location, t.language())}</SellerLine>}
      <SellerFacts seller={seller} />
      {sold > 0 && <SellerLine icon="circle-check">{t.sellerSold(sold)}</SellerLine>}
      <li className="md:ms-auto">
        <a
          href={href(`/sellers/${seller.id}/report`)}
          rel="nofollow"
          className="inline-flex min-h-11 items-center gap-1.5 -my-2.5 hover:text-action"
        >
          <Icon name="flag" size={16} />
          {t.reportSellerLink()}
        </a>
      </li>
    </ul>
  </section>
);
