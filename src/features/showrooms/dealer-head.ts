import { DAY_MS } from "#src/core/time.ts";
import type { DealerRow } from "#src/features/dealers/queries.ts";
import { dealerName, dealerPath, type Weekday } from "#src/features/dealers/schema.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { sharedPhotoUrl } from "#src/features/photos/schema.ts";
import { totalForSale } from "#src/features/sellers/parts/seller.tsx";
import { inLanguage } from "#src/i18n/language.ts";
import { href } from "#src/i18n/paths.ts";
import type { PageHead } from "#src/shell/page.ts";
import { t } from "#t";

export function dealerHead(
  dealer: DealerRow,
  forSale: Record<ListingKind, number>,
  origin: string,
): PageHead {
  const name = dealerName(dealer);
  const place = placeLabel(dealer.location, t.language());
  const count = totalForSale({ forSale });
  return {
    title: t.sellerPageTitle(name),
    description: t.sellerDescription(name, t.detailSellerCars(count), place),
    noindex: count === 0,
    isOfDealers: true,
    structuredData: {
      "@type": "AutoDealer",
      name,
      legalName: dealer.legalName,
      url: origin + href(dealerPath(dealer.slug)),
      ...(dealer.logoId && { logo: origin + sharedPhotoUrl(dealer.logoId) }),
      foundingDate: new Date(dealer.createdAt - (dealer.createdAt % DAY_MS)).toISOString().slice(0, 10),
      address: { "@type": "PostalAddress", addressLocality: place, addressCountry: "JO" },
      openingHoursSpecification: Object.entries(dealer.hours).flatMap(([day, spans]) =>
        spans.map(([opens, closes]) => ({
          "@type": "OpeningHoursSpecification",
          dayOfWeek: inLanguage("en", () => t.weekday(day as Weekday)),
          opens,
          closes,
        })),
      ),
    },
  };
}
