import { type CarJson, toCard } from "#src/features/cars/car-json.ts";
import { OTHER } from "#src/features/cars/catalogue.ts";
import { CarCard } from "#src/features/cars/parts/car-card.tsx";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { Crumbs } from "#src/ui/crumbs.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { IconLink } from "#src/ui/icon-button.tsx";
import { NoPhoto } from "#src/ui/no-photo.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import { CarBuy } from "./car-buy.tsx";
import type { Buyer } from "./car-contact.tsx";
import { carName } from "./car-words.ts";
import Gallery from "./gallery.island.tsx";
import { DetailPlace, DetailSafety, DetailSeller, type DetailSellerProps } from "./parts/detail-aside.tsx";
import { DetailFacts } from "./parts/detail-facts.tsx";
import { DetailInspection } from "./parts/detail-inspection.tsx";
import { DetailSpecification } from "./parts/detail-specification.tsx";
import { DetailDescription, DetailFeatures } from "./parts/detail-text.tsx";
import Share from "./share.island.tsx";

export interface CarPageProps {
  car: CarJson;
  seller: DetailSellerProps & { hasPhone: boolean };
  similar: CarJson[];
  isOwner: boolean;
  buyer: Buyer | null;
  /** The page's own address. */
  url: string;
  now: number;
}

/** Everything about one car, and the ways to its seller. */
export function CarPage({ car, seller, similar, isOwner, buyer, url, now }: CarPageProps) {
  return (
    <div className="wrap">
      {car.status !== "active" && <Ended status={car.status} similar={similar.length > 0} />}
      <div className="relative flex flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_376px] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-8">
        <TopLine car={car} url={url} />
        <div className="max-md:-mx-4">
          <Photos car={car} />
        </div>
        {/* As high as it is, it stops where its end comes into view. */}
        <div className="contents lg:sticky lg:top-[min(16px,100vh-1040px)] lg:col-start-2 lg:row-start-2 lg:row-span-2 lg:grid lg:gap-4">
          <CarBuy {...{ car, isOwner, buyer, now }} hasPhone={seller.hasPhone} />
          <DetailSeller {...seller} />
          <DetailSafety />
          <DetailPlace location={car.location} />
        </div>
        <div className="order-1 mt-4 grid gap-8 md:mt-6 md:gap-10 lg:order-none">
          <Facts car={car} now={now} />
        </div>
      </div>
      {similar.length > 0 && <Similar car={car} similar={similar} now={now} />}
    </div>
  );
}

/** The way here and the share button; on a phone both lie over the photos. */
function TopLine({ car, url }: { car: CarJson; url: string }) {
  const { make, model, year } = car;
  const known = make !== OTHER;
  const query = (...pairs: [string, string][]) => href(`/search?${new URLSearchParams(pairs)}`);
  const items = [
    { label: t.detailCars(), href: href("/search") },
    ...(known ? [{ label: t.makeLabel(make), href: query(["make", make]) }] : []),
    ...(known && model !== OTHER
      ? [
          {
            label: <bdi dir="auto">{t.modelLabel(make, model)}</bdi>,
            href: query(["make", make], ["model", model]),
          },
        ]
      : []),
    { label: <bdi dir="auto">{`${t.modelLabel(make, model)} ${year}`}</bdi> },
  ];
  return (
    <div className="pointer-events-none flex items-center gap-2 max-md:absolute max-md:inset-x-0 max-md:top-3 max-md:z-1 md:h-14 md:*:pointer-events-auto lg:col-span-2">
      <div className="min-w-0 max-md:hidden">
        <Crumbs label={t.detailPath()} items={items} />
      </div>
      <IconLink
        icon="chevron-left"
        flip
        round
        label={t.detailBack()}
        href={known ? query(["make", make]) : href("/search")}
        className="pointer-events-auto md:hidden"
      />
      <Island
        name="share"
        of={Share}
        when="interaction"
        className="ms-auto"
        props={{ url, title: carName(car) }}
      />
    </div>
  );
}

function Photos({ car: { id, title, photos, bodyType } }: { car: CarJson }) {
  if (photos.length > 0)
    return <Island name="gallery" of={Gallery} when="interaction" props={{ carId: id, title, photos }} />;
  return (
    <div className="relative aspect-[4/3] overflow-hidden bg-sand md:rounded-card">
      <NoPhoto className="size-full" body={bodyType} />
      <p className="absolute inset-x-0 bottom-4 text-center text-14 text-sand-ink">
        <Icon name="camera" size={16} className="me-1.5 inline" />
        {t.detailNoPhotos()}
      </p>
    </div>
  );
}

function Facts({ car, now }: { car: CarJson; now: number }) {
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
          <DetailInspection inspection={car.inspection} note={car.inspectionNote} />
        </Section>
      )}
    </>
  );
}

const Ended = ({ status, similar }: { status: "sold" | "expired"; similar: boolean }) => (
  <Notice
    tone="warn"
    title={status === "sold" ? t.detailSoldTitle() : t.detailExpiredTitle()}
    className="my-4 md:mb-0"
  >
    {similar && (
      <>
        <p>{t.detailEndedText()}</p>
        <a href="#similar" className="link">
          {t.detailSeeSimilar()}
        </a>
      </>
    )}
  </Notice>
);

function Similar({ car, similar, now }: { car: CarJson; similar: CarJson[]; now: number }) {
  const all = href(`/search?${new URLSearchParams({ bodyType: car.bodyType })}`);
  return (
    <Section
      id="similar"
      title={t.detailSimilar()}
      className="mt-8 mb-6 md:mt-14 md:mb-16"
      action={
        <a href={all} className="link">
          {t.detailViewAll()}
          <Icon name="chevron-right" size={16} flip />
        </a>
      }
    >
      <ul className="-mx-4 flex snap-x scroll-ps-4 gap-3 overflow-x-auto px-4 pt-1 pb-5 [scrollbar-width:none] md:mx-0 md:gap-5 md:px-0 lg:grid lg:grid-cols-4 lg:overflow-visible lg:p-0">
        {similar.map((other) => (
          <li key={other.id} className="grid w-67 flex-none snap-start lg:w-auto">
            <CarCard car={toCard(other, now)} now={now} sizes="275px" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
