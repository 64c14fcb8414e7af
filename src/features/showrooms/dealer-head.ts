import { DAY_MS } from "#src/core/time.ts";
import type { DealerRow } from "#src/features/dealers/queries.ts";
import { dealerName, type Weekday } from "#src/features/dealers/schema.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { sharedPhotoUrl } from "#src/features/photos/schema.ts";
import type { PageHead } from "#src/shell/page.ts";
import { t } from "#t";

const SCHEMA_DAYS: Record<Weekday, string> = {
  sun: "Sunday",
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
};

export function dealerHead(
  dealer: DealerRow,
  counts: Record<ListingKind, number>,
  { url, origin }: { url: string; origin: string },
): PageHead {
  const name = dealerName(dealer);
  const place = placeLabel(dealer.location, t.language());
  const count = Object.values(counts).reduce((sum, each) => sum + each, 0);
  return {
    title: t.sellerPageTitle(name),
    description: t.sellerDescription(name, t.detailSellerCars(count), place),
    noindex: count === 0,
    isOfDealers: true,
    structuredData: {
      "@type": "AutoDealer",
      name,
      legalName: dealer.legalName,
      url,
      ...(dealer.logoId && { logo: origin + sharedPhotoUrl(dealer.logoId) }),
      foundingDate: new Date(dealer.createdAt - (dealer.createdAt % DAY_MS)).toISOString().slice(0, 10),
      address: { "@type": "PostalAddress", addressLocality: place, addressCountry: "JO" },
      openingHoursSpecification: Object.entries(dealer.hours).flatMap(([day, spans]) =>
        spans.map(([opens, closes]) => ({
          "@type": "OpeningHoursSpecification",
          dayOfWeek: SCHEMA_DAYS[day as Weekday],
          opens,
          closes,
        })),
      ),
    },
  };
}
