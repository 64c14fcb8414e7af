import { dinars } from "#src/core/money.ts";
import { detailPages } from "#src/features/listing-page/detail-routes.tsx";
import { contactPages } from "#src/features/listings/page/contact-routes.tsx";
import { t } from "#t";
import type { Car } from "../car-json.ts";
import { type CarExtras, carView } from "./car.view.tsx";
import { OTHER } from "../catalogue/catalogue.ts";
import { carQueries } from "../list-cars.ts";
import { findSimilarCars } from "../search/similar-cars.ts";
import { similarCards } from "../card/similar-cards.tsx";
import { explainValue } from "../worth/explain.ts";

export const carDetailPages = detailPages<Car, CarExtras>({
  kind: "car",
  get: carQueries.get,
  findSimilar: findSimilarCars,
  similarCards,
  missing: () => ({
    title: t.detailMissingTitle(),
    text: t.detailMissingText(),
    action: t.goToSearch(),
  }),
  view: carView,
  more: async (deps, car) => ({ explained: car.valuation && (await explainValue(deps, car)) }),
});

function greetingOf({ title, make, model, year, priceCents }: Car): string {
  const words = { title, year, price: t.formatNumber(dinars(priceCents)) };
  if (make === OTHER || model === OTHER) return t.whatsappOtherCarGreeting(words);
  return t.whatsappCarGreeting({ ...words, make: t.makeLabel(make), model: t.modelLabel(make, model) });
}

export const carContactPages = contactPages("car", carQueries.get, greetingOf);
