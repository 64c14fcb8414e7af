import { toCard } from "./card.ts";
import type { Car } from "./car-json.ts";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import { CarTop, Photos } from "./car-top.tsx";
import { termsOf } from "./car-terms.ts";
import { type Buyer, DetailBuy } from "#src/features/listing-page/buy-box.tsx";
import { DetailEnded } from "#src/features/listing-page/top.tsx";
import type { Seller } from "#src/features/listings/queries/sellers.ts";
import { DetailPlace, DetailSafety, DetailSeller } from "#src/features/listing-page/parts/aside.tsx";
import { DetailFacts } from "./parts/detail-facts.tsx";
import { DetailInspection } from "./parts/detail-inspection.tsx";
import { DetailSpecification } from "./parts/detail-specification.tsx";
import { DetailDescription, DetailFeatures } from "#src/features/listing-page/parts/sections.tsx";
import { RecentlyViewed } from "#src/features/viewed/parts/recently-viewed.tsx";
import { SimilarCars } from "./parts/similar-cars.tsx";

export interface CarPageProps {
  car: Car;
  seller: Seller;
  similar: Car[];
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
      {car.status !== "active" && (
        <DetailEnded
          title={car.status === "sold" ? t.detailSoldTitle() : t.detailExpiredTitle()}
          text={t.detailEndedText()}
          similar={similar.length > 0 && t.detailSeeSimilar()}
        />
      )}
      <div className="relative flex flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_376px] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-8">
        <CarTop car={car} url={url} />
        <div className="max-md:-mx-4">
          <Photos car={car} />
        </div>
        {/* As high as it is, it stops where its end comes into view. */}
        <div className="contents lg:sticky lg:top-[min(16px,100vh-1040px)] lg:col-start-2 lg:row-start-2 lg:row-span-2 lg:grid lg:gap-4">
          <DetailBuy
            {...{ isOwner, buyer, now }}
            listing={{ ...car, kind: "car" }}
            isNew={toCard(car, now).isNew}
            hasPhone={seller.hasPhone}
            closed={t.detailContactClosed()}
          >
            <Terms car={car} />
          </DetailBuy>
          <DetailSeller seller={seller} />
          <DetailSafety rules={t.detailSafety()} />
          <DetailPlace location={car.location} />
        </div>
        <div className="order-1 mt-4 grid gap-8 md:mt-6 md:gap-10 lg:order-none">
          <Facts car={car} now={now} />
        </div>
      </div>
      {similar.length > 0 && <SimilarCars car={car} similar={similar} now={now} />}
      <RecentlyViewed listing={isOwner ? undefined : car.id} className="mt-8 mb-6 md:mb-16" />
    </div>
  );
}

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
          <DetailInspection inspection={car.inspection} note={car.inspectionNote} />
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
