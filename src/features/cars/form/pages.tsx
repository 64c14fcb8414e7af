import { listingFormPages } from "#src/features/listings/forms/form-routes.ts";
import { t } from "#t";
import { editCar, publishCar } from "../actions.ts";
import { CarFormPage } from "./car-form-page.tsx";
import { carInput } from "../car-input.ts";
import { formValuesOf, listNames } from "#src/features/listings/forms/form-values.ts";
import { MAKES } from "../catalogue/catalogue.ts";
import { carFields } from "../fields.ts";
import { OTHER_MAKE, ownFeaturesIn, withOwnTexts } from "./car-form-view.ts";
import { carQueries } from "../list-cars.ts";

export const carPages = listingFormPages({
  kind: "car",
  listed: "carListedToast",
  island: "car-form",
  sheets: ["plot"],
  schema: carInput,
  lists: listNames(carFields),
  fromAddress: ["make", "model", "year", "mileage", "fuelType", "transmission", "paint", "price"],
  complete: withOwnTexts,
  get: carQueries.get,
  valuesOf: (car) => ({
    ...formValuesOf(carFields, car),
    ...(!MAKES.includes(car.make) && { make: OTHER_MAKE, ownMake: car.make }),
    ownFeatures: ownFeaturesIn(car.features),
  }),
  publish: publishCar,
  edit: editCar,
  title: (isNew) => (isNew ? t.listCarTitle() : t.editCarTitle()),
  page: (page) => <CarFormPage {...page} />,
});
