import { dinars } from "#src/core/money.ts";
import { contactPages } from "#src/features/listings/contact-routes.tsx";
import { t } from "#t";
import type { Car } from "./car-json.ts";
import { OTHER } from "./catalogue.ts";
import { carQueries } from "./queries/list-cars.ts";

function greetingOf({ title, make, model, year, priceCents }: Car): string {
  const words = { title, year, price: t.formatNumber(dinars(priceCents)) };
  if (make === OTHER || model === OTHER) return t.whatsappOtherCarGreeting(words);
  return t.whatsappCarGreeting({ ...words, make: t.makeLabel(make), model: t.modelLabel(make, model) });
}

export const carContactPages = contactPages("car", carQueries.get, greetingOf);
