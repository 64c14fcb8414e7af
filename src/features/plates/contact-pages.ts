import { dinars } from "#src/core/money.ts";
import { contactPages } from "#src/features/listings/contact-routes.tsx";
import { t } from "#t";
import { plateQueries } from "./queries/list-plates.ts";

export const plateContactPages = contactPages("number-plate", plateQueries.get, (plate) =>
  t.whatsappPlateGreeting({
    areaCode: plate.areaCode,
    plateNumber: plate.plateNumber,
    price: t.formatNumber(dinars(plate.priceCents)),
  }),
);
