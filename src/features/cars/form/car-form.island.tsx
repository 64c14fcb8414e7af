import { useEffect, useEffectEvent, useState } from "react";
import type { Resolver } from "react-hook-form";
import { lateRules } from "#src/client/late-rules.ts";
import { useLate } from "#src/client/use-late.ts";
import { FormSection, ListingForm } from "#src/features/listings/forms/listing-form.tsx";
import { useListingForm } from "#src/features/listings/forms/use-listing-form.ts";
import { PhotoPicker } from "#src/features/photos/parts/photo-picker.tsx";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { t } from "#t";
import { type CarField, carFields, MAX_CAR_PHOTOS } from "../fields.ts";
import { namesIn, readStep, stepWith } from "./form-steps.ts";
import { CarFormFields, CarMoreDetails } from "./car-form-fields.tsx";
import { type CarFormStart, type CarFormValues, type CarFormView, withOwnTexts } from "./car-form-view.ts";
import { FormStep, StepFoot, StepHead, StepHeading } from "./form-step.tsx";
import { showStepWith, useFormSteps } from "./use-form-steps.ts";
import type { PhotoIdea } from "#src/features/photos/parts/missing-photos.tsx";

const ICONS = {
  side: "car",
  front: "car",
  back: "car",
  wheels: "car",
  interior: "camera",
  odometer: "gauge",
  engine: "cog",
  inspection: "file-check",
} as const;

const photoIdeas = (): PhotoIdea[] =>
  Object.entries(ICONS).map(([part, icon]) => ({ icon, name: t.carPhotoOf(part) }));

const checked = lateRules<CarFormValues>(() => import("../car-input.ts").then(({ carInput }) => carInput), {
  raw: true,
});

const CARS = {
  kind: "car",
  fields: carFields,
  resolver: ((values, ...rest) => checked(withOwnTexts(values), ...rest)) as Resolver<CarFormValues>,
  listed: () => t.carListedToast(),
  notListed: () => t.carListFailed(),
} as const;
const NEW_CAR = { ...CARS, show: showStepWith };

const TWO_COLUMNS = "grid gap-5 sm:grid-cols-2";

const isButtons = (name: CarField) => "look" in carFields[name];

/** A form refused without scripts opens at the first step with an error. */
const atWrongStep = (start: CarFormStart): CarFormStart => ({
  ...start,
  values: { ...start.values, step: stepWith(Object.keys(start.errors)) ?? start.values.step },
});

export default function CarForm(given: CarFormStart) {
  const isNew = given.listingId === null;
  const [start] = useState(() => (isNew ? atWrongStep(given) : given));
  const listing = useListingForm(start, isNew ? NEW_CAR : CARS);
  const { form, frame, picker, page, typed } = listing;
  const view: CarFormView = {
    ...listing.view,
    makes: start.makes,
    typed,
    check: listing.check,
    chooseModel: (model) =>
      form.setValue("model", model, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
  };
  const step = readStep(typed.step);
  const steps = useFormSteps({ form, step, check: listing.check, onSubmit: frame.onSubmit });
  const current = isNew ? step : undefined;
  const [preview, loadPreview] = useLate(() => import("./car-preview.late.tsx"));
  const [review, loadReview] = useLate(() => import("./car-review.late.tsx"));
  const [quality, loadQuality] = useLate(() => import("./car-quality.late.tsx"));
  const load = useEffectEvent(() => {
    if (current === "details" || current === "review") loadReview();
    loadQuality();
  });
  useEffect(() => load(), [current]);

  const previewButton = (
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
  );
  const publish = current === "review" && (
    <Button
      type="submit"
      size={52}
      pending={frame.pending}
      pendingLabel={t.publishingCar()}
      className="min-w-0 flex-auto"
    >
      {t.publishCar()}
    </Button>
  );
  return (
    <>
      <ListingForm
        {...frame}
        onSubmit={isNew ? steps.onSubmit : frame.onSubmit}
        newForm={steps.isMoved ? undefined : frame.newForm}
        publish={t.publishCar()}
        publishing={t.publishingCar()}
        cancel={href(isNew ? "/" : page)}
        steps={
          current && {
            head: <StepHead step={current} draft={frame.kept} />,
            foot: <StepFoot {...steps} publish={publish} />,
          }
        }
        button={previewButton}
      >
        {isNew && <input {...view.field("step")} type="hidden" defaultValue={start.values.step} />}
        {current && <StepHeading step={current} />}
        <FormStep of={["car", "price", "details"]} current={current} untitled>
          <FormSection title={t.carFormBasic()}>
            <div className={TWO_COLUMNS}>
              <FormStep of={["details"]} current={current}>
                <CarFormFields names={namesIn("title")} view={view} />
              </FormStep>
              <FormStep of={["car"]} current={current}>
                <CarFormFields names={["make", "model"]} view={view} />
                <div className="grid grid-cols-2 gap-x-3 md:contents">
                  <CarFormFields names={["year", "mileage"]} view={view} />
                </div>
              </FormStep>
              <FormStep of={["price"]} current={current}>
                <CarFormFields names={namesIn("price")} view={view} />
              </FormStep>
            </div>
          </FormSection>
        </FormStep>
        <FormStep of={["car"]} current={current} untitled>
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
        </FormStep>
        <FormStep of={["details"]} current={current}>
          <FormSection title={t.carFeatures()}>
            <CarFormFields names={namesIn("features")} view={view} />
          </FormSection>
        </FormStep>
        <FormStep of={["photos"]} current={current} untitled>
          <FormSection title={t.carFormImages()} text={t.carFormImagesText()}>
            <PhotoPicker {...picker} max={MAX_CAR_PHOTOS} ideas={photoIdeas()} takesShared={isNew} />
          </FormSection>
        </FormStep>
        <FormStep of={["details"]} current={current}>
          <FormSection title={t.listingDescription()}>
            <CarFormFields names={namesIn("description")} view={view} />
          </FormSection>
          <CarMoreDetails view={view} />
        </FormStep>
        <FormStep of={["review"]} current={current}>
          {quality && (
            <quality.CarQuality typed={typed} photos={picker.photos.length} isDealer={start.isDealer} />
          )}
        </FormStep>
        {current === "review" && (
          <div className="grid gap-4 md:hidden noscript:hidden">
            {review && <review.CarReview typed={typed} photos={picker.photos} onEdit={steps.open} />}
            {previewButton}
          </div>
        )}
      </ListingForm>
      <Dialog id="car-preview" title={t.previewTitle()} width="s">
        {preview && <preview.CarPreview typed={typed} photos={picker.photos} />}
      </Dialog>
    </>
  );
}
