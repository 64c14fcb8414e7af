import type { ReactNode } from "react";
import type { Seller } from "#src/features/listings/page/listing-sellers.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { SellerFacts, SellerLine, totalForSale } from "#src/features/sellers/parts/seller.tsx";
import type { Listing } from "#src/features/listings/listing-json.ts";
import { href } from "#src/i18n/paths.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { MOSAIC_TILE } from "#src/ui/drawing-parts.tsx";
import coordinates from "./coordinates.json";

const HOLDS = {
  review: () => t.heldReview(),
  rejected: () => t.heldRejected(),
  hidden: () => t.heldHidden(),
  suspended: () => t.heldSuspended(),
};

export function holdLabel(listing: Pick<Listing, "hold">, seller: Pick<Seller, "isActive">): string | null {
  const hold = listing.hold ?? (seller.isActive ? null : "suspended");
  return hold && HOLDS[hold]();
}

const AsideHeading = ({ children }: { children: ReactNode }) => (
  <h2 className="mb-3 text-19 lg:sr-only">{children}</h2>
);

/** Longitude and latitude of each place. */
const COORDINATES: Record<string, number[]> = coordinates;

export const DetailPlace = ({ location }: { location: string }) => (
  <section className="order-3 mt-8 lg:order-none lg:mt-0">
    <AsideHeading>{t.location()}</AsideHeading>
    <div className="panel relative h-42 overflow-hidden md:max-lg:w-100 lg:h-44">
      <JordanCorner className="size-full" at={COORDINATES[location]} />
      <p className="absolute start-4 bottom-4 flex items-center gap-2.5 rounded-field bg-surface py-2 ps-3 pe-4 font-semibold shadow-soft">
        <Icon name="map-pin" size={20} className="text-action" />
        {placeLabel(location, t.language())}{" "}
        <span className="font-normal text-ink-soft">{t.detailJordan()}</span>
      </p>
    </div>
  </section>
);

export const DetailSafety = ({ rules, report }: { rules: string[]; report: string | null }) => (
  <section className="order-4 mt-8 rounded-card bg-sand p-4 lg:order-none lg:mt-0 lg:px-6 lg:py-5">
    <h2 className="flex items-center gap-2.5 text-16">
      <Icon name="shield-check" size={22} className="text-action" />
      {t.detailSafetyTitle()}
    </h2>
    <ul className="mt-3 grid gap-2 text-14">
      {rules.map((rule) => (
        <li key={rule} className="flex gap-2.5">
          <i className="mt-[.6em] size-1.25 flex-none rounded-full bg-sand-ink" />
          {rule}
        </li>
      ))}
    </ul>
    {report && (
      <a href={report} rel="nofollow" className="link mt-1 text-14! -mb-2">
        <Icon name="flag" size={16} />
        {t.reportLink()}
      </a>
    )}
  </section>
);

interface DetailSellerProps {
  seller: Seller;
  listing: Pick<Listing, "listedAt" | "confirmedAt" | "status" | "hold">;
}

export function DetailSeller({ seller, listing }: DetailSellerProps) {
  const { type, path, name, location, isVerified } = seller;
  const count = totalForSale(seller);
  return (
    <section className="order-2 mt-8 lg:order-none lg:mt-0">
      <AsideHeading>{t.detailSeller()}</AsideHeading>
      <div className="panel px-4 pt-4 pb-2 lg:px-6 lg:pt-5">
        <div className="flex items-center gap-3.5">
          <Avatar name={name} size={52} />
          <div className="min-w-0">
            <p className="text-17 font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
              {isVerified && (
                <Icon
                  name="badge-check"
                  size={20}
                  label={t.sellerVerified()}
                  className="ms-1.5 inline text-good"
                />
              )}
            </p>
            <p className="text-14 text-ink-soft">
              {[t.sellerTypeLong(type), location && placeLabel(location, t.language())]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
        </div>
        <ul className="mt-4 grid gap-2.5 text-14 text-ink-soft">
          <SellerFacts seller={seller} />
          <SellerLine icon="clock">
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              {listing.listedAt ? t.detailListedOn(t.formatDate(listing.listedAt)) : t.detailListedRecently()}
              <Status {...{ listing, seller }} />
            </span>
          </SellerLine>
        </ul>
        <a href={href(path)} className="link mt-1">
          {count > 1 ? t.sellerAllListings(count) : type === "dealer" ? t.dealerAbout() : t.sellerAbout()}
          <Icon name="chevron-right" size={16} flip />
        </a>
      </div>
    </section>
  );
}

function Status({ listing, seller }: DetailSellerProps) {
  const { status, listedAt, confirmedAt } = listing;
  const hold = holdLabel(listing, seller);
  if (hold) return <Badge tone="expired">{hold}</Badge>;
  if (status !== "active") return <Badge>{t.listingState(status)}</Badge>;
  return (
    <>
      <Badge tone="new">{t.listingActive()}</Badge>
      {t.detailConfirmedOn(t.formatDate(Math.max(listedAt, confirmedAt ?? 0)))}
    </>
  );
}

const jordan =
  "M107 141L108 136L113 117L120 89L119 79L121 71L124 62L123 51L124 41L124 33L130 29L137 33L142 37L160 44L215 9L227 49L221 54L165 71L193 104L183 109L179 120L157 125L150 137L138 147Z";

const onJordan = ([longitude = 35.93, latitude = 31.95]: number[] = []) =>
  `${108 + (longitude - 35) * 28.3} ${8 + (33.4 - latitude) * 33}`;

export const JordanCorner = ({ className, at }: { className?: string; at?: number[] }) => (
  <svg viewBox="0 0 336 160" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
    <pattern
      id="jordan-mosaic"
      width="72"
      height="72"
      patternUnits="userSpaceOnUse"
      patternTransform="scale(.5)"
    >
      <path d={MOSAIC_TILE} fill="none" stroke="var(--sand-ink)" strokeOpacity=".18" strokeWidth="2" />
    </pattern>
    <path d="M0 0H336V160H0Z" fill="var(--sand)" />
    <path d="M0 0H336V160H0Z" fill="url(#jordan-mosaic)" />
    <g strokeLinejoin="round">
      <path d={jordan} fill="var(--sand)" stroke="var(--sand)" strokeWidth="10" />
      <path d={jordan} fill="var(--sand-2)" stroke="var(--sand-ink)" strokeOpacity=".5" strokeWidth="1.4" />
    </g>
    <g transform={`translate(${onJordan(at)})`} fill="var(--action)">
      <circle r="19" opacity=".14" />
      <path d="M0 0C-7-9-10.5-13-10.5-18.5a10.5 10.5 0 0 1 21 0C10.5-13 7-9 0 0Z" />
      <circle cy="-18.5" r="4" fill="var(--action-ink)" />
    </g>
  </svg>
);
