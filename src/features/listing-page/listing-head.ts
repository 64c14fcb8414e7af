import { dinars } from "#src/core/money.ts";
import { shortened } from "#src/core/text.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { href } from "#src/i18n/paths.ts";
import type { PageHead } from "#src/shell/page.ts";
import { t } from "#t";

const MAX_LENGTH = 160;

interface ListingHead {
  title: string;
  image: string | undefined;
  type: string;
  item: object;
  offer?: object;
}

/** Metadata for search engines, which may index only active listings, and for shared links. */
export function listingHead(
  listing: Listing,
  origin: string,
  { title, image, type, item, offer }: ListingHead,
): PageHead {
  const description = shortened(listing.description || listing.title, MAX_LENGTH);
  const url = origin + href(listing.url);
  return {
    title,
    description,
    path: listing.url,
    sheets: ["print"],
    image,
    noindex: listing.status !== "active",
    structuredData: {
      "@type": type,
      name: listing.title,
      description,
      url,
      image: listing.images.map((path) => origin + path),
      ...item,
      offers: {
        "@type": "Offer",
        url,
        price: dinars(listing.priceCents),
        priceCurrency: "JOD",
        availability: "https://schema.org/InStock",
        ...offer,
        areaServed: `${placeLabel(listing.location, t.language())}, ${t.detailJordan()}`,
      },
    },
  };
}
