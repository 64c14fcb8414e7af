import { factsOf } from "#src/features/listings/facts.ts";
import type { Kind } from "#src/features/listings/register.ts";
import { Plate } from "./parts/plate.tsx";
import { t } from "#t";
import { platesApi } from "./api.ts";
import { plateContactPages } from "./contact-pages.ts";
import { plateFields } from "./fields.ts";
import { plateFormPages } from "./pages.tsx";
import { PlateCard } from "./parts/plate-card.tsx";
import { PlatePanel } from "./parts/plate-panel.tsx";
import { plateDetailPages } from "./plate-detail-pages.tsx";
import { toPlateCard } from "./card.ts";
import { type NumberPlate, plateJson } from "./plate-json.ts";
import { plateSearchPages } from "./plates-pages.tsx";
import {
  getPlate,
  listAllPlates,
  listPlateDrawings,
  listPlatesForSaleOf,
  listPlatesOf,
  listShownPlates,
} from "./queries/list-plates.ts";
import { listComparablePrices } from "./queries/comparable-plates.ts";
import { findNewPlates } from "./queries/new-plates.ts";
import { findPlates } from "./queries/find-plates.ts";
import { plateCatalog } from "./queries/search-plates.ts";
import { suggestPlates } from "./queries/suggest-plates.ts";
import { readPlateFilter } from "./schema.ts";
import { plateSharePictures } from "./share-pictures.ts";

const { areaCode: _, plateNumber: __, ...otherFields } = plateFields;

/** What number plates bring to the site. */
export const plateKind: Kind<NumberPlate> = {
  name: "number-plate",
  texts: () => ({
    many: t.numberPlates(),
    saved: t.numberPlates(),
    inquiry: {
      title: t.plateContactSeller(),
      hint: t.plateContactHint(),
      back: t.plateContactBack(),
      sentTitle: t.success(),
      sent: t.plateInquirySentToast(),
    },
    admin: {
      many: t.adminKindPlate(),
      update: { done: t.adminPlateUpdated(), failed: t.adminPlateUpdateFailed() },
      reboost: { done: t.adminPlateReboosted(), failed: t.adminPlateReboostFailed() },
      delete: { done: t.adminPlateDeleted(), failed: t.adminPlateDeleteFailed() },
    },
  }),
  inquirySent: "plateInquirySentToast",
  api: platesApi,
  pages: [plateContactPages, plateFormPages, plateDetailPages, plateSearchPages],
  sharePictures: plateSharePictures,
  catalog: (catalogs) => catalogs.of(plateCatalog),
  find: (deps, params, after) => findPlates(deps, readPlateFilter(params), after),
  suggest: suggestPlates,
  get: getPlate,
  list: listAllPlates,
  listShown: listShownPlates,
  listForSaleOf: listPlatesForSaleOf,
  listOf: listPlatesOf,
  findNew: findNewPlates,
  listDrawings: listPlateDrawings,
  // Code and number are read as one.
  facts: (plate) => ({ plate: `${plate.areaCode}-${plate.plateNumber}`, ...factsOf(otherFields, plate) }),
  listComparablePrices,
  json: plateJson,
  card: (plate, options) => <PlateCard plate={toPlateCard(plate)} {...options} />,
  smallCard: ({ areaCode, plateNumber }) => ({
    label: t.plateSpoken(areaCode, plateNumber),
    picture: <PlatePanel areaCode={areaCode} plateNumber={plateNumber} className="size-full" />,
  }),
  thumbnail: ({ areaCode, plateNumber }) => <Plate areaCode={areaCode} plateNumber={plateNumber} />,
};
