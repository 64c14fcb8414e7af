import { listingFormPages } from "#src/features/listings/forms/form-routes.tsx";
import { t } from "#t";
import { editCar, publishCar } from "../actions.ts";
import { carInput } from "../car-input.ts";
import { formValuesOf, type ListingFormStart, listNames } from "#src/features/listings/forms/form-values.ts";
import { MAKES } from "../catalogue/catalogue.ts";
import { carFields } from "../fields.ts";
import { type CarFormValues, OTHER_MAKE, ownFeaturesIn, withOwnTexts } from "./car-form-view.ts";
import { carQueries } from "../list-cars.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { HistoryLinks } from "./history-links.tsx";
import CarForm from "./car-form.island.tsx";

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
  texts: (isNew) => ({
    title: isNew ? t.sellYourCar() : t.editListingTitle(),
    text: t.listCarText(),
    tips: {
      title: t.tipsTitle(),
      tips: t.sellTips(),
      link: (
        <a href={href("/value")} className="link mt-2">
          {t.worthTitle()}
        </a>
      ),
    },
  }),
  inSteps: true,
  form: (start, isDealer) => (
    <Island name="car-form" of={CarForm} when="load" props={{ ...start, makes: MAKES, isDealer }} />
  ),
  after: ({ values: { vin } }: ListingFormStart<CarFormValues>, { HISTORY_LINKS }) =>
    vin && HISTORY_LINKS.length > 0 && <HistoryLinks links={HISTORY_LINKS} vin={vin} />,
});
