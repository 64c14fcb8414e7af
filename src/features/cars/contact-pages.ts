import { contactPages } from "#src/features/listings/contact-pages.tsx";
import { t } from "#t";
import { getCar } from "./queries.ts";

/** `/cars/:id/whatsapp` and `/cars/:id/phone`. */
export const carContactPages = contactPages(
  "car",
  (c, id) => getCar(c.var.deps.db.read, id, c.var.deps.clock.now()),
  (car) =>
    t.whatsappCarGreeting({
      year: car.year,
      make: t.makeLabel(car.make),
      model: t.modelLabel(car.make, car.model),
      price: t.formatNumber(car.price),
    }),
);
