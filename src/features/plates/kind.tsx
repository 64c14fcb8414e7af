import { placeLabel } from "#src/features/places/places.ts";
import { factsOf } from "#src/features/listings/listing-json.ts";
import type { Kind } from "#src/features/listings/register.ts";
import { Plate, PlatePanel } from "./card/plate.tsx";
import { t } from "#t";
import { platesApi } from "./api.ts";
import { plateFields } from "./fields.ts";
import { plateFormPages } from "./form/pages.tsx";
import { PlateCard } from "./card/plate-card.tsx";
import { plateContactPages, plateDetailPages } from "./page/plate-detail-page.tsx";
import { toPlateCard } from "./card/card.ts";
import { type NumberPlate, plateJson } from "./plate-json.ts";
import { plateName } from "./catalogue/codes.ts";
import { findPlates, savablePlateSearch, plateSearchPages } from "./search/search-pages.tsx";
import { listComparablePrices, listPlateDrawings, plateQueries } from "./list-plates.ts";
import { plateCatalog } from "./search/search-plates.ts";
import { suggestPlates } from "./search/suggest-plates.ts";
import { readPlateFilter } from "./schema.ts";
import { plateShapes } from "./shapes.ts";
import { searchPlates } from "./search/search-plates.ts";
import { typedPlate } from "./form/typed-plate.ts";
import { plateSharePictures } from "./share/share-image.ts";

const { areaCode: _, plateNumber: __, ...otherFields } = plateFields;

export const plateKind: Kind<NumberPlate> = {
  ...plateQueries,
  name: "number-plate",
  texts: () => ({
    many: t.numberPlates(),
    inquiry: {
      title: t.plateContactSeller(),
      hint: t.plateContactHint(),
      back: t.plateContactBack(),
      sentTitle: t.success(),
      sent: t.plateInquirySentToast(),
    },
    admin: {
      many: t.numberPlates(),
      update: { done: t.adminPlateUpdated(), failed: t.adminPlateUpdateFailed() },
      reboost: { done: t.adminPlateReboosted(), failed: t.adminPlateReboostFailed() },
      delete: { done: t.adminPlateDeleted(), failed: t.adminPlateDeleteFailed() },
    },
  }),
  inquirySent: "plateInquirySentToast",
  api: platesApi,
  shapes: plateShapes,
  pages: [plateContactPages, plateFormPages, plateSearchPages, plateDetailPages],
  sharePictures: plateSharePictures,
  catalog: (catalogs) => catalogs.of(plateCatalog),
  find: (deps, params, after) => findPlates(deps, readPlateFilter(params), after),
  search: (deps, params) => searchPlates(deps, readPlateFilter(params)),
  savable: savablePlateSearch,
  suggest: suggestPlates,
  digest: {
    max: 4,
    texts: (total) => ({
      title: t.digestPlates(),
      count: t.digestPlateCount(total),
      all: t.digestAllPlates(total),
    }),
    note: ({ location }) => placeLabel(location, t.language()),
    plate: plateName,
  },
  listDrawings: listPlateDrawings,
  draft: (typed) => {
    const plate = typedPlate(typed);
    const isWhole = plate.areaCode !== "" && plate.plateNumber !== "";
    return { name: isWhole ? plateName(plate) : "", plate: isWhole ? plate : null };
  },
  // Code and number are compared as one fact.
  facts: (plate) => ({ plate: plateName(plate), ...factsOf(otherFields, plate) }),
  listComparablePrices,
  json: plateJson,
  card: (plate, options) => <PlateCard plate={toPlateCard(plate, options.now)} {...options} />,
  smallCard: ({ areaCode, plateNumber }) => ({
    label: t.plateSpoken(areaCode, plateNumber),
    picture: <PlatePanel areaCode={areaCode} plateNumber={plateNumber} className="size-full" />,
  }),
  thumbnail: ({ areaCode, plateNumber }) => <Plate areaCode={areaCode} plateNumber={plateNumber} />,
};
