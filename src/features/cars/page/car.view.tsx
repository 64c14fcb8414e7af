import { directionOf } from "#src/core/text.ts";
import { detailView } from "#src/features/listing-page/detail-page.tsx";
import Gallery from "#src/features/listing-page/gallery.island.tsx";
import { GALLERY_SIZES, galleryPhotos } from "#src/features/listing-page/parts/gallery.tsx";
import { DetailDescription, DetailFeatures } from "#src/features/listing-page/parts/sections.tsx";
import { DetailTop } from "#src/features/listing-page/top.tsx";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { silhouetteOf } from "#src/ui/car-silhouette.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { NoPhoto } from "#src/ui/no-photo.tsx";
import { photoTransition, photoSource } from "#src/ui/photo.tsx";
import { preloadPhoto } from "#src/ui/preload-photo.ts";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import type { Car } from "../car-json.ts";
import { carName, modelName } from "../catalogue/car-name.ts";
import { termsOf } from "../catalogue/payment-terms.ts";
import { searchFor } from "../search/search-link.ts";
import { toCard } from "../card/card.ts";
import { OTHER } from "../catalogue/catalogue.ts";
import { DetailFacts, DetailSpecification, keyFacts, specificationOf } from "./detail-facts.tsx";
import { DetailInspection } from "./detail-inspection.tsx";
import { PriceComparison, VerdictMark } from "./price-comparison.tsx";
import { rangeText } from "../worth/verdict.ts";
import { SimilarCars } from "../card/similar-cars.tsx";
import type { Explained } from "../worth/explain.ts";
import type { SheetParts } from "#src/features/listing-page/print-sheet.tsx";
import { type CarField, carFields } from "../fields.ts";
import { jordanYear } from "#src/core/jordan-day.ts";
import { listingHead } from "#src/features/listing-page/listing-head.ts";
import { sharedPhotoUrl } from "#src/features/photos/schema.ts";
import type { PageHead } from "#src/shell/page.ts";
import { findColor } from "../lexicon/color-names.ts";
import type { FuelType } from "../vocabulary.ts";

export interface CarExtras {
  explained: Explained | null;
  /** The page with the prices of its model. */
  pricesPath: string | undefined;
}

export const carView = detailView<Car, CarExtras>({
  name: "car",
  kind: "car",
  head: carHead,
  parts: ({ listing: car, similar, origin, now, explained, pricesPath }) => ({
    isNew: toCard(car, now).isNew,
    ended: {
      sold: t.detailSoldTitle(),
      expired: t.listingExpiredTitle(),
      withdrawn: t.listingWithdrawnTitle(),
      text: t.detailEndedText(),
      similar: t.detailSeeSimilar(),
    },
    closed: t.detailContactClosed(),
    safety: t.detailSafety(),
    top: <CarTop car={car} url={origin + href(car.url)} />,
    pictures: <Photos car={car} />,
    belowPrice: <Terms {...{ car, pricesPath }} />,
    facts: <Facts {...{ car, now, explained }} />,
    factsClassName: "mt-4 md:mt-6",
    similarRow: (
      <SimilarCars
        title={t.detailSimilar()}
        all={{ href: searchFor(["bodyType", car.bodyType]), label: t.detailViewAll() }}
        cards={similar}
      />
    ),
    sheet: carSheet(car, now),
  }),
});

const Facts = ({ car, now, explained }: { car: Car; now: number } & Pick<CarExtras, "explained">) => (
  <>
    <DetailFacts car={car} />
    <Section title={t.listingDescription()}>
      <DetailDescription text={car.description} />
    </Section>
    {car.valuation && explained && (
      <PriceComparison car={car} valuation={car.valuation} explained={explained} />
    )}
    {car.features.length > 0 && (
      <Section title={t.carFeatures()}>
        <DetailFeatures features={car.features} />
      </Section>
    )}
    <Section title={t.detailSpecification()}>
      <DetailSpecification car={car} now={now} />
    </Section>
    {(car.inspection || car.inspectionNote) && (
      <Section title={t.carInspection()}>
        <DetailInspection {...car} />
      </Section>
    )}
  </>
);

function Terms({ car, pricesPath }: { car: Car } & Pick<CarExtras, "pricesPath">) {
  const offered = termsOf(car);
  return (
    <>
      {car.valuation && (
        <p className="mt-2">
          <VerdictMark verdict={car.valuation.verdict} />
          <span className="mt-1 block text-14 text-ink-soft">
            {t.valueSimilarAsk(rangeText(car.valuation))}{" "}
            <a href="#value" className="font-semibold whitespace-nowrap text-action hover:underline">
              {t.valueSeeWhy()}
            </a>
          </span>
        </p>
      )}
      {offered && <Offered {...offered} />}
      {pricesPath && (
        <a href={href(pricesPath)} className="link text-14!">
          {t.pricesTitle(modelName(car))}
        </a>
      )}
    </>
  );
}

const Offered = (offered: NonNullable<ReturnType<typeof termsOf>>) => (
  <p className="mt-1 text-14 leading-5.5 text-ink-soft rtl:leading-6">
    {offered.cash && <b className="font-medium text-ink">{t.detailCashPrice()} </b>}
    {offered.terms}
  </p>
);

function CarTop({ car, url }: { car: Car; url: string }) {
  const { make, model, year } = car;
  const known = make !== OTHER;
  const named = t.modelLabel(make, model);
  const items = [
    { label: t.cars(), href: href("/search") },
    ...(known ? [{ label: t.makeLabel(make), href: searchFor(["make", make]) }] : []),
    ...(known && model !== OTHER
      ? [
          {
            label: <bdi dir={directionOf(named)}>{named}</bdi>,
            href: searchFor(["make", make], ["model", model]),
          },
        ]
      : []),
    { label: <bdi dir={directionOf(named)}>{`${named} ${year}`}</bdi> },
  ];
  return (
    <DetailTop
      path={{ label: t.breadcrumb(), items }}
      back={{ href: known ? searchFor(["make", make]) : href("/search"), label: t.detailBack() }}
      share={{ url, title: carName(car) }}
      listing={car}
      compares
    />
  );
}

function Photos({ car: { id, title, photos, bodyType } }: { car: Car }) {
  const [first] = photos;
  if (first) {
    preloadPhoto(first.id, GALLERY_SIZES);
    return (
      <Island
        name="gallery"
        of={Gallery}
        when="interaction"
        hold
        props={{ title, photos: galleryPhotos(photos), transition: photoTransition(id) }}
      />
    );
  }
  return (
    <div className="relative aspect-[4/3] overflow-hidden bg-sand md:rounded-card">
      <NoPhoto className="size-full" of={silhouetteOf(bodyType)} />
      <p className="absolute inset-x-0 bottom-4 text-center text-14 text-sand-ink">
        <Icon name="camera" size={16} className="me-1.5 inline" />
        {t.detailNoPhotos()}
      </p>
    </div>
  );
}

const DETAILS: CarField[] = [
  ...(["customs", "licence", "insurance", "paint", "bodyCondition", "inspection"] as const),
  ...(["regionalSpec", "payment", "color", "bodyType"] as const),
];

function carSheet(car: Car, now: number): SheetParts {
  const [cover] = car.photos;
  const offered = termsOf(car);
  const rows = DETAILS.map((name) => ({
    label: carFields[name].label(),
    value: specificationOf(name, car, now),
  }));
  return {
    name: carName(car),
    picture: cover ? (
      <img {...photoSource(cover.id, GALLERY_SIZES)} alt={car.title} className="sheet-photo" />
    ) : (
      <NoPhoto of={silhouetteOf(car.bodyType)} className="sheet-photo" />
    ),
    cash: offered?.cash,
    terms: offered?.terms,
    facts: keyFacts(car).slice(0, 5),
    details: { title: t.sheetDetails(), rows: rows.filter(({ value }) => value) },
    features: car.features,
    hasMorePhotos: car.photos.length > 1,
  };
}

const FUEL: Record<FuelType, string> = {
  Gasoline: "https://schema.org/Gasoline",
  Hybrid: "https://schema.org/HybridElectric",
  Electric: "https://schema.org/Electric",
  Diesel: "https://schema.org/Diesel",
};

/** https://schema.org/Car with its Offer, in Google's format for vehicle listings. */
function carHead(car: Car, origin: string, now: number): PageHead {
  const [cover] = car.photos;
  const isNew = car.mileageKm === 0 && car.year >= jordanYear(now);
  const itemCondition = `https://schema.org/${isNew ? "NewCondition" : "UsedCondition"}`;
  const head = listingHead(car, origin, {
    title: t.detailPageTitle(carName(car), t.formatPrice(car.priceCents)),
    image: cover && sharedPhotoUrl(cover.id),
    type: "Car",
    item: {
      brand: { "@type": "Brand", name: car.make },
      model: car.model,
      vehicleModelDate: String(car.year),
      mileageFromOdometer: { "@type": "QuantitativeValue", value: car.mileageKm, unitCode: "KMT" },
      vehicleTransmission: car.transmission,
      fuelType: FUEL[car.fuelType] ?? car.fuelType,
      bodyType: car.bodyType,
      color: findColor(car.color) ?? car.color,
      ...(car.engineSize && { vehicleEngine: { "@type": "EngineSpecification", name: car.engineSize } }),
      itemCondition,
    },
    offer: { itemCondition },
  });
  return { ...head, sheets: ["print", "plot"] };
}
