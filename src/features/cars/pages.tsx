import { listingFormPages } from "#src/features/listings/form-routes.ts";
import { t } from "#t";
import { editCar, publishCar } from "./actions.ts";
import { CarFormPage } from "./car-form-page.tsx";
import { carInput } from "./car-input.ts";
import { formValuesOf } from "./form-values.ts";
import { getCar } from "./queries.ts";

/** `/list-car` and `/cars/:id/edit`. */
export const carPages = listingFormPages({
  kind: "car",
  path: "/list-car",
  listedPath: "/search",
  listed: "carListedToast",
  island: "car-form",
  schema: carInput,
  lists: ["features"],
  get: getCar,
  valuesOf: formValuesOf,
  publish: publishCar,
  edit: editCar,
  title: (isNew) => (isNew ? t.listCarTitle() : t.editCarTitle()),
  page: (page) => <CarFormPage {...page} />,
});
