import { dinars } from "#src/core/money.ts";
import { detailPages } from "#src/features/listing-page/detail-routes.tsx";
import { contactPages } from "#src/features/listings/page/contact-routes.tsx";
import { t } from "#t";
import { SmallPlateCard } from "../card/similar-plates.tsx";
import type { NumberPlate } from "../plate-json.ts";
import { type PlateExtras, plateView } from "./plate.view.tsx";
import { plateQueries } from "../list-plates.ts";
import { findSimilarAsking, findSimilarPlates } from "../search/similar-plates.ts";

export const plateDetailPages = detailPages<NumberPlate, PlateExtras>({
  kind: "number-plate",
  get: plateQueries.get,
  findSimilar: findSimilarPlates,
  similarCards: {
    list: plateQueries.list,
    draw: (plate) => <SmallPlateCard plate={plate} />,
    lookAt: () => "similar",
  },
  missing: () => ({ title: t.plateNotFound(), text: t.plateMissingText(), action: t.plateBack() }),
  view: plateView,
  more: async (deps, plate) => ({ asking: await findSimilarAsking(deps, plate) }),
});

export const plateContactPages = contactPages("number-plate", plateQueries.get, (plate) =>
  t.whatsappPlateGreeting({
    areaCode: plate.areaCode,
    plateNumber: plate.plateNumber,
    price: t.formatNumber(dinars(plate.priceCents)),
  }),
);
