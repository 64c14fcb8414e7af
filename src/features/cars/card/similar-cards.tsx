import type { CardDrawing } from "#src/features/listings/page/card-cache.tsx";
import { toCard } from "./card.ts";
import type { Car } from "../car-json.ts";
import { CarCard } from "./car-card.tsx";
import { carQueries } from "../list-cars.ts";

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
