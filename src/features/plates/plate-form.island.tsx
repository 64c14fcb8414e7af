import { DraftNotice } from "#src/features/listings/parts/draft-notice.tsx";
import { FormButtons } from "#src/features/listings/parts/form-buttons.tsx";
import { FormSection } from "#src/features/listings/parts/form-section.tsx";
import { ListingForm } from "#src/features/listings/parts/listing-form.tsx";
import { imagesError } from "#src/features/listings/parts/listing-form-view.ts";
import { PhotoPicker } from "#src/features/photos/parts/photo-picker.tsx";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { PlateFormAd } from "./parts/plate-form-ad.tsx";
import { PlateFormPlate } from "./parts/plate-form-plate.tsx";
import type { PlateFormStart } from "./parts/plate-form-view.ts";
import { MAX_PLATE_PHOTOS } from "./fields.ts";
import { usePlateForm } from "./use-plate-form.ts";

/** The form of a number plate, new or edited, with the plate drawn while it is typed. */
export default function PlateForm(start: PlateFormStart) {
  const { view, isNew, page, message, photos, setPhotos, setUploading, pending, restored, discard } =
    usePlateForm(start);
  return (
    <div className="grid gap-5">
      {restored && <DraftNotice onDiscard={discard} />}
      <ListingForm
        action={href(isNew ? "/list-number-plate" : `${page}/edit`)}
        submissionKey={start.submissionKey}
        updatedAt={start.updatedAt}
        message={message}
        onSubmit={view.onSubmit}
      >
        <FormSection title={t.plateFormPlate()} text={t.plateFormPlateText()}>
          <PlateFormPlate view={view} />
        </FormSection>
        <FormSection title={t.plateFormAd()}>
          <PlateFormAd view={view} />
        </FormSection>
        <FormSection title={t.plateFormImages()} text={t.plateFormImagesText()}>
          <PhotoPicker
            photos={photos}
            onChange={setPhotos}
            onBusy={setUploading}
            max={MAX_PLATE_PHOTOS}
            error={imagesError(view.errors)}
            coverless
          />
        </FormSection>
        <FormButtons
          send={isNew ? t.publishPlate() : t.saveListing()}
          sending={isNew ? t.publishingPlate() : t.savingListing()}
          pending={pending}
          cancel={href(page)}
        />
      </ListingForm>
    </div>
  );
}
