import { contactPages } from "#src/features/listings/contact-routes.tsx";
import { t } from "#t";
import { getPlate } from "./queries.ts";

/** `/number-plates/:id/whatsapp` and `/number-plates/:id/phone`. */
export const plateContactPages = contactPages(
  "number-plate",
  (c, id) => getPlate(c.var.deps.db.read, id, c.var.deps.clock.now()),
  (plate) =>
    t.whatsappPlateGreeting({
      code: plate.areaCode,
      number: plate.plateNumber,
      price: t.formatNumber(plate.price),
    }),
);
