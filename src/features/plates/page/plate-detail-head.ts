import { listingHead } from "#src/features/listing-page/listing-head.ts";
import { idPath } from "#src/features/listings/kinds.ts";
import type { PageHead } from "#src/shell/page.ts";
import { t } from "#t";
import type { NumberPlate } from "../plate-json.ts";

export const plateName = ({
  areaCode,
  plateNumber,
}: Record<"areaCode" | "plateNumber", string | number>): string => `${areaCode}-${plateNumber}`;

export const plateHead = (plate: NumberPlate, origin: string): PageHead =>
  listingHead(plate, origin, {
    title: t.plateDetailPageTitle(plateName(plate), t.formatPrice(plate.priceCents)),
    image: `${idPath({ kind: "number-plate", id: plate.id })}/share.png?v=${plateName(plate)}`,
    type: "Product",
    item: { sku: plateName(plate) },
  });
