import { pageCount } from "#src/core/pagination.ts";
import { PAGE_SIZE } from "#src/core/query-params.ts";
import { LISTING_KINDS, type ListingKind } from "#src/features/listings/kinds.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import type { Seller } from "#src/features/listings/page/listing-sellers.ts";
import { kindOf } from "#src/features/listings/register.ts";
import Share from "#src/features/listings/page/share.island.tsx";
import { placeLabel } from "#src/features/places/places.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { Avatar } from "#src/ui/avatar.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { NoListingsDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";
import { SellerFacts, sellerHref, SellerLine } from "./parts/seller.tsx";

interface SellerPageProps {
  seller: Seller;
  sold: number;
  kind: ListingKind;
  page: number;
  listings: Listing[];
  url: string;
  now: number;
}

export function SellerPage({ seller, sold, kind, page, listings, url, now }: SellerPageProps) {
  const { id, forSale } = seller;
  const { card, texts } = kindOf(kind);
  const tabs = LISTING_KINDS.filter((name) => forSale[name] > 0).map((name) => ({
    href: sellerHref(id, name),
    label: kindOf(name).texts().many,
    count: forSale[name],
    current: name === kind,
  }));
  const hasTabs = tabs.length > 1;
  return (
    <div className="wrap pt-4 pb-14 md:pt-8 md:pb-18">
      <SellerHead {...{ seller, sold, url }} />
      {forSale[kind] === 0 ? (
        <EmptyState
          drawing={<NoListingsDrawing />}
          title={t.sellerNone()}
          text={t.sellerNoneText()}
          action={<ButtonLink href={href("/search")}>{t.goToSearch()}</ButtonLink>}
        />
      ) : (
        <section className="mt-8">
          <h2 className={hasTabs ? "sr-only" : "mb-4 text-22"}>
            {texts().many} <span className="count">{t.formatNumber(forSale[kind])}</span>
          </h2>
          {hasTabs && <TabLinks label={t.sellerForSale()} items={tabs} className="mb-4 sm:max-w-90" />}
          <ul className="card-grid">
            {listings.map((listing, at) => (
              <li key={listing.id} className="grid">
                {card(listing, { now, eager: at === 0 })}
              </li>
            ))}
          </ul>
          <Pagination
            className="mt-8 md:mt-10"
            current={page}
            last={pageCount(forSale[kind], PAGE_SIZE)}
            href={(to) => sellerHref(id, kind, to)}
          />
        </section>
      )}
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
