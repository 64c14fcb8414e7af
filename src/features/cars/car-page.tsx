import { dinars } from "#src/core/money.ts";
import { detailPages } from "#src/features/listing-page/detail-routes.tsx";
import { contactPages } from "#src/features/listings/contact-routes.tsx";
import { t } from "#t";
import type { Car } from "./car-json.ts";
import { type CarExtras, carView } from "./car.view.tsx";
import { OTHER } from "./catalogue.ts";
import { carQueries } from "./queries/list-cars.ts";
import { findSimilarCars } from "./queries/similar-cars.ts";
import { similarCards } from "./similar-cards.tsx";
import { explainValue } from "./valuation/explain.ts";

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
