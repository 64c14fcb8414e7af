import { toCard } from "../card.ts";
import type { Car } from "../car-json.ts";
import { CarCard } from "./car-card.tsx";
import { t } from "#t";
import { searchFor } from "../car-terms.ts";
import { SimilarRow } from "#src/features/listing-page/parts/sections.tsx";

/** Without the placeholder: nobody sees the photo load this far down. */
function lightCard(car: Car, now: number) {
  const card = toCard(car, now);
  return card.cover ? { ...card, cover: { ...card.cover, placeholder: "" } } : card;
}

export const SimilarCars = ({ car, similar, now }: { car: Car; similar: Car[]; now: number }) => (
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
