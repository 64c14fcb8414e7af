import { carHead } from "./car-head.ts";
import { carQueries, listSimilarCars } from "./queries/list-cars.ts";
import { toCard } from "./card.ts";
import type { Car } from "./car-json.ts";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import { CarTop, Photos } from "./car-top.tsx";
import { termsOf } from "./car-terms.ts";
import { DetailPage, type DetailProps } from "#src/features/listing-page/detail-page.tsx";
import { detailPages } from "#src/features/listing-page/detail-routes.tsx";
import { DetailFacts } from "./parts/detail-facts.tsx";
import { DetailInspection } from "./parts/detail-inspection.tsx";
import { DetailSpecification } from "./parts/detail-specification.tsx";
import { DetailDescription, DetailFeatures } from "#src/features/listing-page/parts/sections.tsx";
import { SimilarCars } from "./parts/similar-cars.tsx";

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
  page: (props) => <CarPage {...props} />,
});

export function CarPage(props: DetailProps<Car>) {
  const { listing: car, similar, url, now } = props;
  return (
    <DetailPage
      {...props}
      kind="car"
      isNew={toCard(car, now).isNew}
      ended={{
        sold: t.detailSoldTitle(),
        expired: t.detailExpiredTitle(),
        text: t.detailEndedText(),
        similar: t.detailSeeSimilar(),
      }}
      closed={t.detailContactClosed()}
      safety={t.detailSafety()}
      top={<CarTop car={car} url={url} />}
      pictures={<Photos car={car} />}
      belowPrice={<Terms car={car} />}
      facts={<Facts car={car} now={now} />}
      factsClassName="mt-4 md:mt-6"
      similarRow={<SimilarCars car={car} similar={similar} now={now} />}
    />
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
