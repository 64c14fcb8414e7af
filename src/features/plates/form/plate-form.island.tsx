import { FormControl } from "#src/features/listings/forms/form-control.tsx";
import { FormSection, ListingForm } from "#src/features/listings/forms/listing-form.tsx";
import { PhotoPicker } from "#src/features/photos/parts/photo-picker.tsx";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { MAX_PLATE_PHOTOS, plateFields } from "../fields.ts";
import { PlateFormPlate } from "./plate-form-plate.tsx";
import { type PlateFormStart, type PlateFormValues, suggestedTitle, typedPlate } from "./typed-plate.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { lateRules } from "#src/client/late-rules.ts";
import { useListingForm } from "#src/features/listings/forms/use-listing-form.ts";

const PLATES = {
  kind: "number-plate",
  fields: plateFields,
  resolver: lateRules<PlateFormValues>(
    () => import("../plate-input.ts").then(({ plateInput }) => plateInput),
    { raw: true },
  ),
  listed: () => t.plateListedToast(),
  notListed: () => t.plateListFailed(),
} as const;

function usePlateForm(start: PlateFormStart) {
  const listing = useListingForm(start, PLATES);
  const { form, typed } = listing;
  const plate = typedPlate(typed);
  const suggestion = suggestedTitle(plate);
  const title = typed.title ?? "";
  const suggested = useRef("");

  const suggest = (text: string) => {
    suggested.current = text;
    if (text === title) return;
    form.setValue("title", text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const follow = useEffectEvent(() => {
    if (title === "" || title === suggested.current || title === suggestion) suggest(suggestion ?? "");
  });
  useEffect(() => follow(), [suggestion]);

  const canSuggest = suggestion !== null && suggestion !== title;
  return { ...listing, plate, suggest: canSuggest ? () => suggest(suggestion) : null };
}

export default function PlateForm(start: PlateFormStart) {
  const { view, frame, picker, page, plate, suggest } = usePlateForm(start);
  const { title, price, location, description } = plateFields;
  return (
    <ListingForm {...frame} publish={t.publishPlate()} publishing={t.publishingPlate()} cancel={href(page)}>
      <FormSection title={t.plateFormPlate()} text={t.plateFormPlateText()}>
        <PlateFormPlate view={view} plate={plate} />
      </FormSection>
      <FormSection title={t.plateFormListing()}>
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <FormControl name="title" field={title} view={view} />
            {suggest && (
              <button type="button" className="link text-14" onClick={suggest}>
                {t.plateTitleSuggest()}
              </button>
            )}
          </div>
          <FormControl name="price" field={price} view={view} />
          <FormControl name="location" field={location} view={view} />
          <FormControl name="description" field={description} view={view} optional />
        </div>
      </FormSection>
      <FormSection title={t.photosTitle()} text={t.plateFormImagesText()}>
        <PhotoPicker {...picker} max={MAX_PLATE_PHOTOS} coverless />
      </FormSection>
    </ListingForm>
  );
}
