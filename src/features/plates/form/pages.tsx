import { listingFormPages } from "#src/features/listings/forms/form-routes.tsx";
import { formValuesOf, listNames } from "#src/features/listings/forms/form-values.ts";
import { Island } from "#src/shell/island.tsx";
import { t } from "#t";
import { editPlate, publishPlate } from "../actions.ts";
import { type PlateFormStart, suggestedTitle, typedPlate } from "./typed-plate.ts";
import { plateFields } from "../fields.ts";
import PlateForm from "./plate-form.island.tsx";
import { plateInput } from "../plate-input.ts";
import { plateQueries } from "../list-plates.ts";

export const plateFormPages = listingFormPages({
  kind: "number-plate",
  listed: "plateListedToast",
  island: "plate-form",
  schema: plateInput,
  lists: listNames(plateFields),
  complete: (values: PlateFormStart["values"]) => ({
    ...values,
    title: values.title?.trim() || (suggestedTitle(typedPlate(values)) ?? ""),
  }),
  get: plateQueries.get,
  valuesOf: (plate) => formValuesOf(plateFields, plate),
  publish: publishPlate,
  edit: editPlate,
  texts: (isNew) => ({
    title: isNew ? t.listPlateTitle() : t.editListingTitle(),
    text: t.listPlateText(),
    tips: { title: t.tipsTitle(), tips: t.plateTips() },
  }),
  form: (start) => <Island name="plate-form" of={PlateForm} when="load" props={start} />,
});
