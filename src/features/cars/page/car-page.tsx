import { dinars } from "#src/core/money.ts";
import { detailPages } from "#src/features/listing-page/detail-routes.tsx";
import { contactPages } from "#src/features/listings/page/contact-routes.tsx";
import { t } from "#t";
import type { Car } from "../car-json.ts";
import { type CarExtras, carView } from "./car.view.tsx";
import { OTHER } from "../catalogue/catalogue.ts";
import { carQueries } from "../list-cars.ts";
import { findSimilarCars } from "../search/search-cars.ts";
import { explainValue } from "../worth/explain.ts";
import type { CardDrawing } from "#src/features/listings/page/card-cache.tsx";
import { toCard } from "../card/card.ts";
import { CarCard } from "../card/car-card.tsx";

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

export const carDetailPages = detailPages<Car, CarExtras>({
  kind: "car",
  get: carQueries.get,
  findSimilar: findSimilarCars,
  similarCards,
  missing: () => ({
    title: t.carNotFound(),
    text: t.detailMissingText(),
    action: t.goToSearch(),
  }),
  view: carView,
  more: async (deps, car) => ({
    explained: car.valuation && (await explainValue(deps, car)),
    pricesPath: await deps.findPricesPath?.(car.make, car.model),
  }),
});

function greetingOf({ title, make, model, year, priceCents }: Car): string {
  const words = { title, year, price: t.formatNumber(dinars(priceCents)) };
  if (make === OTHER || model === OTHER) return t.whatsappOtherCarGreeting(words);
  return t.whatsappCarGreeting({ ...words, make: t.makeLabel(make), model: t.modelLabel(make, model) });
}

export const carContactPages = contactPages("car", carQueries.get, greetingOf);
