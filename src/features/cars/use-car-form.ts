import type { Resolver } from "react-hook-form";
import { lateRules } from "#src/client/late-rules.ts";
import { blankForm } from "#src/features/listings/form-values.ts";
import { useListingForm } from "#src/features/listings/parts/use-listing-form.ts";
import { t } from "#t";
import { carFields } from "./fields.ts";
import { type CarFormStart, type CarFormValues, withOwnFeatures } from "./parts/car-form-view.ts";

const checked = lateRules<CarFormValues>(() => import("./car-input.ts").then(({ carInput }) => carInput), {
  raw: true,
});

const resolver: Resolver<CarFormValues> = (values, ...rest) => checked(withOwnFeatures(values), ...rest);

/** The state of the car form: a listing's, and the make that is chosen. */
export function useCarForm(start: CarFormStart) {
  const { view, ...form } = useListingForm(start, {
    kind: "car",
    api: "/api/cars",
    listedPath: "/search",
    resolver,
    blank: { ...blankForm(carFields), ownFeatures: "" },
    listed: () => t.carListedToast(),
    notListed: () => t.carListFailed(),
  });
  return { ...form, view: { ...view, makes: start.makes, make: form.typed.make ?? "" } };
}
