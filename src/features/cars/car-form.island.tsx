import { useLate } from "#src/client/use-late.ts";
import { DraftNotice } from "#src/features/listings/parts/draft-notice.tsx";
import { FormButtons } from "#src/features/listings/parts/form-buttons.tsx";
import { imagesError } from "#src/features/listings/parts/listing-form-view.ts";
import { PhotoPicker } from "#src/features/photos/parts/photo-picker.tsx";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { t } from "#t";
import { CarForm } from "./parts/car-form.tsx";
import type { CarFormStart } from "./parts/car-form-view.ts";
import { MAX_CAR_PHOTOS } from "./fields.ts";
import { useCarForm } from "./use-car-form.ts";

export default function CarFormIsland(start: CarFormStart) {
  const { view, isNew, page, message, typed, photos, setPhotos, setUploading, pending, restored, discard } =
    useCarForm(start);
  const [preview, loadPreview] = useLate(() => import("./parts/car-preview.late.tsx"));
  return (
    <div className="grid gap-5">
      {restored && <DraftNotice onDiscard={discard} />}
      <CarForm
        action={href(isNew ? "/list-car" : `${page}/edit`)}
        view={view}
        submissionKey={start.submissionKey}
        updatedAt={start.updatedAt}
        message={message}
        photos={
          <PhotoPicker
            photos={photos}
            onChange={setPhotos}
            onBusy={setUploading}
            max={MAX_CAR_PHOTOS}
            error={imagesError(view.errors)}
          />
        }
        buttons={
          <FormButtons
            send={isNew ? t.publishCar() : t.saveListing()}
            sending={isNew ? t.publishingCar() : t.savingListing()}
            pending={pending}
            cancel={href(isNew ? "/" : page)}
          >
            <Button
              variant="outline"
              size={52}
              command="show-modal"
              commandfor="car-preview"
              onPointerOver={loadPreview}
              onFocus={loadPreview}
              onClick={loadPreview}
              className="noscript:hidden!"
            >
              {t.previewCar()}
            </Button>
          </FormButtons>
        }
      />
      <Dialog id="car-preview" title={t.previewTitle()} width="s">
        {preview && <preview.CarPreview typed={typed} photos={photos} />}
      </Dialog>
    </div>
  );
}
