import { SimilarRow } from "#src/features/listing-page/parts/sections.tsx";
import type { CardDrawing } from "#src/features/listings/drawn-cards.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { toCard } from "../card.ts";
import type { Car } from "../car-json.ts";
import { carQueries } from "../queries/list-cars.ts";
import { CarCard } from "./car-card.tsx";

export const similarCards: CardDrawing<Car> = {
  list: carQueries.list,
  draw: (car, _, { now }) => <CarCard car={lightCard(car, now)} now={now} sizes="275px" />,
  lookAt: () => "similar",
};

/** Without the placeholder: nobody sees the photo load this far down. */
function lightCard(car: Car, now: number) {
  const card = toCard(car, now);
  return card.cover ? { ...card, cover: { ...card.cover, placeholder: "" } } : card;
}

interface SimilarCarsProps {
  title: string;
  all: { href: string; label: string };
  /** Drawn by `similarCards`. */
  cards: string[];
  /** Beside something else there is room for three. */
  isNarrow?: boolean;
}

export const SimilarCars = ({ title, all, cards, isNarrow = false }: SimilarCarsProps) => (
  <SimilarRow title={title} all={all}>
    <ul
      className={classNames(
        "-mx-4 flex snap-x gap-3 overflow-x-auto px-4 pt-1 pb-5 [scroll-padding-inline:16px] [scrollbar-width:none] md:mx-0 md:gap-5 md:px-0 lg:grid lg:overflow-visible lg:p-0",
        isNarrow ? "near-cards" : "lg:grid-cols-4",
      )}
    >
      {cards.map((html) => (
        <li
          key={html}
          className="grid w-72.5 flex-none snap-start lg:w-auto"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ))}
    </ul>
  </SimilarRow>
);
