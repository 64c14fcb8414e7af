import { listingFormPages } from "#src/features/listings/form-routes.ts";
import { ListingFormPage } from "#src/features/listings/parts/listing-form-page.tsx";
import { Island } from "#src/shell/island.tsx";
import { t } from "#t";
import { editPlate, publishPlate } from "./actions.ts";
import type { PlateFormStart } from "./parts/plate-form-view.ts";
import PlateForm from "./plate-form.island.tsx";
import { plateInput } from "./plate-input.ts";
import type { PlateJson } from "./plate-json.ts";
import { getPlate } from "./queries.ts";
import { suggestedTitle, typedPlate } from "./typed-plate.ts";

/** `/list-number-plate` and `/number-plates/:id/edit`. */
export const plateFormPages = listingFormPages({
  kind: "number-plate",
  path: "/list-number-plate",
  listedPath: "/number-plates",
  listed: "plateListedToast",
  island: "plate-form",
  schema: plateInput,
  lists: [],
  complete: (values) => ({
    ...values,
    title: values.title?.trim() || (suggestedTitle(typedPlate(values)) ?? ""),
  }),
  get: getPlate,
  valuesOf,
  publish: publishPlate,
  edit: editPlate,
  title: (isNew) => (isNew ? t.listPlateTitle() : t.editPlateTitle()),
  page: ({ start, ...page }) => (
    <ListingFormPage
      {...page}
      text={t.listPlateText()}
      isNew={start.listingId === null}
      tips={{ title: t.plateTipsTitle(), tips: t.plateTips() }}
    >
      <Island name="plate-form" of={PlateForm} when="load" props={start} />
    </ListingFormPage>
  ),
});

/** A plate as the form's fields hold it. */
function valuesOf(plate: PlateJson): Required<PlateFormStart["values"]> {
  const { areaCode, plateNumber, title, price, location, description, images } = plate;
  return { areaCode, plateNumber, title, price: String(price), location, description, images };
}
