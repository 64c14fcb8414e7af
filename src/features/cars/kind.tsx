import { placeLabel } from "#src/features/places/places.ts";
import { factsOf } from "#src/features/listings/listing-json.ts";
import type { Kind } from "#src/features/listings/register.ts";
import { Photo } from "#src/ui/photo.tsx";
import { t } from "#t";
import { CarPicture } from "./catalogue/car-picture.tsx";
import { carsApi } from "./api.ts";
import { carContactPages, carDetailPages } from "./page/car-page.tsx";
import { type Car, carJson } from "./car-json.ts";
import { toCard } from "./card/card.ts";
import { carJobs } from "./jobs.ts";
import { carPages } from "./form/pages.tsx";
import { refreshValuations } from "./worth/refresh-valuations.ts";
import { CarCard } from "./card/car-card.tsx";
import { OTHER_MAKE } from "./form/car-form-view.ts";
import {
  carQueries,
  findUndrivenYear,
  findVinProblem,
  listBodyTypes,
  listComparablePrices,
  listQuality,
  listWorth,
} from "./list-cars.ts";
import { countingCars } from "./search/count-cars.ts";
import { carCatalog } from "./car-catalog.ts";
import { searchCars } from "./search/search-cars.ts";
import { suggestCars } from "./search/suggest-cars.ts";
import { readCarFilter } from "./schema.ts";
import { carShapes } from "./shapes.ts";
import { carFields } from "./fields.ts";
import { valuePages } from "./page/value-pages.tsx";
import { findCars, savableCarSearch, carSearchPages } from "./search/search-pages.tsx";

export const carKind: Kind<Car> = {
  ...carQueries,
  name: "car",
  texts: () => ({
    many: t.cars(),
    inquiry: {
      title: t.inquirySend(),
      hint: t.inquiryMessageHint(),
      back: t.inquiryBack(),
      sentTitle: t.inquirySentTitle(),
      sent: t.inquirySentToast(),
    },
    admin: {
      many: t.cars(),
      update: { done: t.adminCarUpdated(), failed: t.adminCarUpdateFailed() },
      reboost: { done: t.adminCarReboosted(), failed: t.adminCarReboostFailed() },
      delete: { done: t.adminCarDeleted(), failed: t.adminCarDeleteFailed() },
    },
  }),
  inquirySent: "inquirySentToast",
  api: carsApi,
  shapes: carShapes,
  pages: [carContactPages, carPages, carDetailPages, carSearchPages, valuePages],
  jobs: carJobs,
  catalog: (catalogs) => catalogs.of(carCatalog),
  find: (deps, params, after) => findCars(deps, readCarFilter(params), after),
  search: (deps, params) => searchCars(deps, readCarFilter(params), { counts: ["make"] }),
  savable: savableCarSearch,
  refresh: refreshValuations,
  suggest: async (deps, text) => suggestCars(text, await countingCars(deps), deps.clock.now()),
  digest: {
    max: 6,
    texts: (total) => ({
      title: t.digestCars(),
      count: t.digestCarCount(total),
      all: t.digestAllCars(total),
    }),
    note: ({ year, mileageKm, location }) =>
      [year, t.formatKm(mileageKm), placeLabel(location, t.language())].join(" · "),
    badge: ({ valuation }) =>
      valuation
        ? {
            label: t.verdictLabel(valuation.verdict),
            tone: valuation.verdict === "great" ? "good" : valuation.verdict,
          }
        : undefined,
  },
  listComparablePrices,
  listDrawings: listBodyTypes,
  listWorth,
  listQuality,
  draft: ({ make, ownMake, model, year, bodyType }) => ({
    name: [
      make === OTHER_MAKE ? ownMake : make && t.makeLabel(make),
      t.modelLabel(make ?? "", model ?? ""),
      year,
    ]
      .filter(Boolean)
      .join(" "),
    bodyType: bodyType || null,
  }),
  facts: (car) => factsOf(carFields, car),
  findUndrivenYear,
  findVinProblem,
  secrets: ({ vin }) => ({ vin }),
  json: carJson,
  card: (car, options) => <CarCard car={toCard(car, options.now)} {...options} />,
  smallCard: (car) => ({
    label: car.title,
    picture: (
      <CarPicture
        car={car}
        placeholder=""
        sizes="180px"
        className={car.status === "active" ? undefined : "[filter:grayscale(.75)] opacity-75"}
      />
    ),
  }),
  thumbnail: ({ photos: [cover] }) => (
    <span className="absolute inset-0">{cover && <Photo {...cover} alt="" sizes="128px" eager />}</span>
  ),
};
