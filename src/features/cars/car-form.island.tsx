import { PhotoPicker } from "#src/features/photos/parts/photo-picker.tsx";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { t } from "#t";
import { CarForm } from "./parts/car-form.tsx";
import type { CarFormStart } from "./parts/car-form-view.ts";
import { CarPreview } from "./parts/car-preview.tsx";
import { MAX_CAR_PHOTOS } from "./car-input.ts";
import { useCarForm } from "./use-car-form.ts";

export default function CarFormIsland(start: CarFormStart) {
  const { view, message, typed, photos, setPhotos, setUploading, pending, restored, discard } =
    useCarForm(start);
  const isNew = start.carId === null;
  return (
    <div className="grid gap-5">
      {restored && (
        <Notice tone="info" role="status">
          <span className="flex flex-wrap items-center justify-between gap-x-4">
            {t.draftRestored()}
            <button type="button" className="link" onClick={discard}>
              {t.draftDiscard()}
            </button>
          </span>
        </Notice>
      )}
      <CarForm
        action={href(isNew ? "/list-car" : `/cars/${start.carId}/edit`)}
        view={view}
        submissionKey={start.submissionKey}
        message={message}
        photos={
          <PhotoPicker
            photos={photos}
            onChange={setPhotos}
            onBusy={setUploading}
            max={MAX_CAR_PHOTOS}
            error={imageError(view.errors)}
          />
        }
        buttons={
          <div className="grid gap-3 sm:flex sm:flex-row-reverse sm:justify-start">
            <Button
              type="submit"
              size={52}
              pending={pending}
              pendingLabel={isNew ? t.publishingCar() : t.savingCar()}
              className="sm:min-w-55"
            >
              {isNew ? t.publishCar() : t.saveCar()}
            </Button>
            <Button variant="outline" size={52} command="show-modal" commandfor="car-preview">
              {t.previewCar()}
            </Button>
            <ButtonLink variant="quiet" size={52} href={href(isNew ? "/" : `/cars/${start.carId}`)}>
              {t.cancel()}
            </ButtonLink>
          </div>
        }
      />
      <Dialog id="car-preview" title={t.previewTitle()} width="s">
        <CarPreview typed={typed} photos={photos} />
      </Dialog>
    </div>
  );
}

const imageError = (errors: Partial<Record<string, string>>) =>
  Object.entries(errors).find(([name]) => name === "images" || name.startsWith("images."))?.[1];
