import { dinars } from "#src/core/money.ts";
import type { NumberPlate } from "./plate-json.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { href } from "#src/i18n/paths.ts";
import type { PageHead } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { shortened } from "#src/features/listing-page/shortened.ts";

/** "10-777" */
export const plateName = ({ areaCode, plateNumber }: NumberPlate): string => `${areaCode}-${plateNumber}`;

export function plateHead(plate: NumberPlate, origin: string): PageHead {
  return {
    title: t.plateDetailPageTitle(plateName(plate), t.formatPrice(plate.priceCents)),
    description: shortened(plate.description || plate.title),
    image: `/number-plates/${plate.id}/share.png?v=${plateName(plate)}`,
    noindex: plate.status !== "active",
    structuredData: structuredData(plate, origin),
  };
}

function structuredData(plate: NumberPlate, origin: string): object {
  const url = origin + href(`/number-plates/${plate.id}`);
  return {
    "@type": "Product",
    name: plate.title,
    description: shortened(plate.description || plate.title),
    sku: plateName(plate),
    url,
    image: plate.images.map((image) => origin + image),
    offers: {
      "@type": "Offer",
      url,
      price: dinars(plate.priceCents),
      priceCurrency: "JOD",
      availability: "https://schema.org/InStock",
      areaServed: `${placeLabel(plate.location, t.language())}, ${t.detailJordan()}`,
    },
  };
}
