import { dinars } from "#src/core/money.ts";
import { contactPages } from "#src/features/listings/contact-routes.tsx";
import { DetailTop } from "#src/features/listing-page/top.tsx";
import Gallery from "#src/features/listing-page/gallery.island.tsx";
import { galleryPhotos } from "#src/features/listing-page/parts/gallery.tsx";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { NoPhoto } from "#src/ui/no-photo.tsx";
import { silhouetteOf } from "#src/ui/car-silhouette.tsx";
import { carHead } from "./car-head.ts";
import { carQueries, listSimilarCars } from "./queries/list-cars.ts";
import { toCard } from "./card.ts";
import type { Car } from "./car-json.ts";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import { carName, searchFor, termsOf } from "./car-terms.ts";
import { OTHER } from "./catalogue.ts";
import { detailPages } from "#src/features/listing-page/detail-routes.tsx";
import { DetailFacts, DetailSpecification } from "./parts/detail-facts.tsx";
import { DetailInspection } from "./parts/detail-inspection.tsx";
import { DetailDescription, DetailFeatures, SimilarRow } from "#src/features/listing-page/parts/sections.tsx";
import { CarCard } from "./parts/car-card.tsx";

export const carDetailPages = detailPages<Car>({
  kind: "car",
  get: carQueries.get,
  listSimilar: listSimilarCars,
  missing: () => ({
    title: t.detailMissingTitle(),
    text: t.detailMissingText(),
    action: t.goToSearch(),
  }),
  head: carHead,
  parts: ({ listing: car, similar, url, now }) => ({
    isNew: toCard(car, now).isNew,
    ended: {
      sold: t.detailSoldTitle(),
      expired: t.detailExpiredTitle(),
      text: t.detailEndedText(),
      similar: t.detailSeeSimilar(),
    },
    closed: t.detailContactClosed(),
    safety: t.detailSafety(),
    top: <CarTop car={car} url={url} />,
    pictures: <Photos car={car} />,
    belowPrice: <Terms car={car} />,
    facts: <Facts car={car} now={now} />,
    factsClassName: "mt-4 md:mt-6",
    similarRow: <SimilarCars car={car} similar={similar} now={now} />,
  }),
});

function greetingOf({ title, make, model, year, priceCents }: Car): string {
  const words = { title, year, price: t.formatNumber(dinars(priceCents)) };
  if (make === OTHER || model === OTHER) return t.whatsappOtherCarGreeting(words);
  return t.whatsappCarGreeting({ ...words, make: t.makeLabel(make), model: t.modelLabel(make, model) });
}

export const carContactPages = contactPages("car", carQueries.get, greetingOf);

function Facts({ car, now }: { car: Car; now: number }) {
  return (
    <>
      <DetailFacts car={car} />
      <Section title={t.detailDescription()}>
        <DetailDescription text={car.description} />
      </Section>
      {car.features.length > 0 && (
        <Section title={t.detailFeatures()}>
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
}

function Terms({ car }: { car: Car }) {
  const offered = termsOf(car);
  if (!offered) return null;
  return (
    <p className="mt-1 text-14 leading-5.5 text-ink-soft rtl:leading-6">
      {offered.cash && <b className="font-medium text-ink">{t.detailCashPrice()} </b>}
      {offered.terms}
    </p>
  );
}

function CarTop({ car, url }: { car: Car; url: string }) {
  const { make, model, year } = car;
  const known = make !== OTHER;
  const items = [
    { label: t.detailCars(), href: href("/search") },
    ...(known ? [{ label: t.makeLabel(make), href: searchFor(["make", make]) }] : []),
    ...(known && model !== OTHER
      ? [
          {
            label: <bdi dir="auto">{t.modelLabel(make, model)}</bdi>,
            href: searchFor(["make", make], ["model", model]),
          },
        ]
      : []),
    { label: <bdi dir="auto">{`${t.modelLabel(make, model)} ${year}`}</bdi> },
  ];
  return (
    <DetailTop
      path={{ label: t.detailPath(), items }}
      back={{ href: known ? searchFor(["make", make]) : href("/search"), label: t.detailBack() }}
      share={{ url, title: carName(car) }}
      listing={car}
    />
  );
}

function Photos({ car: { id, title, photos, bodyType } }: { car: Car }) {
  if (photos.length > 0)
    return (
      <Island
        name="gallery"
        of={Gallery}
        when="interaction"
        hold
        props={{ title, photos: galleryPhotos(photos), transition: `car-${id}` }}
      />
    );
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

/** Without the placeholder: nobody sees the photo load this far down. */
function lightCard(car: Car, now: number) {
  const card = toCard(car, now);
  return card.cover ? { ...card, cover: { ...card.cover, placeholder: "" } } : card;
}

const SimilarCars = ({ car, similar, now }: { car: Car; similar: Car[]; now: number }) => (
  <SimilarRow
    title={t.detailSimilar()}
    all={{ href: searchFor(["bodyType", car.bodyType]), label: t.detailViewAll() }}
  >
    <ul className="-mx-4 flex snap-x gap-3 overflow-x-auto px-4 pt-1 pb-5 [scroll-padding-inline:16px] [scrollbar-width:none] md:mx-0 md:gap-5 md:px-0 lg:grid lg:grid-cols-4 lg:overflow-visible lg:p-0">
      {similar.map((other) => (
        <li key={other.id} className="grid w-67 flex-none snap-start lg:w-auto">
          <CarCard car={lightCard(other, now)} now={now} sizes="275px" />
        </li>
      ))}
    </ul>
  </SimilarRow>
);
