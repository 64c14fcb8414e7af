import type { Resolver } from "react-hook-form";
import { lateRules } from "#src/client/late-rules.ts";
import { useLate } from "#src/client/use-late.ts";
import { FormSection } from "#src/features/listings/parts/form-section.tsx";
import { ListingForm } from "#src/features/listings/parts/listing-form.tsx";
import { useListingForm } from "#src/features/listings/parts/use-listing-form.ts";
import { PhotoPicker } from "#src/features/photos/parts/photo-picker.tsx";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { type CarField, carFields, MAX_CAR_PHOTOS } from "./fields.ts";
import { CarFormFields, namesIn } from "./parts/car-form-fields.tsx";
import {
  type CarFormStart,
  type CarFormValues,
  type CarFormView,
  withOwnTexts,
} from "./parts/car-form-view.ts";

const checked = lateRules<CarFormValues>(() => import("./car-input.ts").then(({ carInput }) => carInput), {
  raw: true,
});

const CARS = {
  kind: "car",
  fields: carFields,
  resolver: ((values, ...rest) => checked(withOwnTexts(values), ...rest)) as Resolver<CarFormValues>,
  listed: () => t.carListedToast(),
  notListed: () => t.carListFailed(),
} as const;

const TWO_COLUMNS = "grid gap-5 sm:grid-cols-2";

const isButtons = (name: CarField) => "look" in carFields[name];
const isChoice = (name: CarField) => carFields[name].kind === "choice";

export default function CarForm(start: CarFormStart) {
  const { form, view: shown, frame, picker, page, typed } = useListingForm(start, CARS);
  const view: CarFormView = {
    ...shown,
    makes: start.makes,
    make: typed.make ?? "",
    model: typed.model ?? "",
    chooseModel: (model) =>
      form.setValue("model", model, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
  };
  const [preview, loadPreview] = useLate(() => import("./parts/car-preview.late.tsx"));
  const detailsOpen = namesIn("details", "terms").some(
    (name) => view.values[name]?.length || view.errors[name],
  );
  return (
    <>
      <ListingForm
        {...frame}
        publish={t.publishCar()}
        publishing={t.publishingCar()}
        cancel={href(frame.isNew ? "/" : page)}
        button={
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
        }
      >
        <FormSection title={t.carFormBasic()}>
          <div className={TWO_COLUMNS}>
            <CarFormFields names={namesIn("basic")} view={view} />
          </div>
        </FormSection>
        <FormSection title={t.carFormTechnical()}>
          <div className="grid gap-6">
            <CarFormFields names={namesIn("technical").filter(isButtons)} view={view} />
            <div className={TWO_COLUMNS}>
              <CarFormFields
                names={namesIn("technical").filter((name) => !isButtons(name))}
                view={view}
                optional
              />
            </div>
          </div>
        </FormSection>
        <FormSection title={t.carFormImages()} text={t.carFormImagesText()}>
          <PhotoPicker {...picker} max={MAX_CAR_PHOTOS} />
        </FormSection>
        <FormSection title={t.carFormPrice()}>
          <div className={TWO_COLUMNS}>
            <CarFormFields names={namesIn("price")} view={view} />
          </div>
        </FormSection>
        <FormSection title={t.carFormDescription()}>
          <div className="grid gap-5">
            <CarFormFields names={namesIn("description")} view={view} />
          </div>
        </FormSection>
        <FormSection title={t.carFormFeatures()}>
          <CarFormFields names={namesIn("features")} view={view} />
        </FormSection>
        <details open={detailsOpen} className="card group">
          <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 p-4 sm:px-6">
            <span className="flex-1">
              <span className="block text-19 font-semibold">{t.carFormDetails()}</span>
              <span className="block text-14 text-ink-soft">{t.carFormDetailsText()}</span>
            </span>
            <Icon name="chevron-down" size={22} className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="px-4 pt-1 pb-5 sm:px-6 sm:pb-6">
            <div className={TWO_COLUMNS}>
              <CarFormFields names={namesIn("details").filter(isChoice)} view={view} />
              <CarFormFields names={namesIn("details").filter((name) => !isChoice(name))} view={view} />
              <div className="grid gap-5 sm:col-span-2 sm:grid-cols-3">
                <CarFormFields names={namesIn("terms")} view={view} />
              </div>
            </div>
          </div>
        </details>
      </ListingForm>
      <Dialog id="car-preview" title={t.previewTitle()} width="s">
        {preview && <preview.CarPreview typed={typed} photos={picker.photos} />}
      </Dialog>
    </>
  );
}
