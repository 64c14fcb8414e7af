import { FormControl } from "#src/features/listings/forms/form-control.tsx";
import { FormSection } from "#src/features/listings/forms/form-section.tsx";
import { ListingForm } from "#src/features/listings/forms/listing-form.tsx";
import { PhotoPicker } from "#src/features/photos/parts/photo-picker.tsx";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { MAX_PLATE_PHOTOS, plateFields } from "../fields.ts";
import { PlateFormPlate } from "./plate-form-plate.tsx";
import type { PlateFormStart } from "./plate-form-view.ts";
import { usePlateForm } from "./use-plate-form.ts";

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
      <FormSection title={t.plateFormImages()} text={t.plateFormImagesText()}>
        <PhotoPicker {...picker} max={MAX_PLATE_PHOTOS} coverless />
      </FormSection>
    </ListingForm>
  );
}
