import type { ReactNode } from "react";
import { CheckboxGroup } from "#src/ui/choice-group.tsx";
import { Field } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Textarea } from "#src/ui/textarea.tsx";
import { t } from "#t";
import { FEATURES } from "../vocabulary.ts";
import { CarFormBasic } from "./car-form-basic.tsx";
import { CarFormDetails } from "./car-form-details.tsx";
import { CarFormTechnical } from "./car-form-technical.tsx";
import type { CarFormView } from "./car-form-view.ts";
import { FormSection } from "./form-section.tsx";

interface CarFormProps {
  action: string;
  view: CarFormView;
  message?: string;
  photos: ReactNode;
  buttons: ReactNode;
}

const DETAILS = [
  "customs",
  "licence",
  "licensedUntil",
  "insurance",
  "regionalSpec",
  "paint",
  "bodyCondition",
  "inspection",
  "inspectionNote",
  "payment",
  "downPayment",
  "monthly",
  "months",
] as const;

/** The form of a car, new or edited, in the specification's sections. */
export function CarForm({ action, view, message, photos, buttons }: CarFormProps) {
  const { values, errors, field, onSubmit } = view;
  const detailsOpen = DETAILS.some((name) => values[name] || errors[name]);
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
      className="grid gap-5"
    >
      {message && (
        <Notice tone="bad" role="alert">
          {message}
        </Notice>
      )}
      <FormSection title={t.carFormBasic()}>
        <CarFormBasic view={view} />
      </FormSection>
      <FormSection title={t.carFormImages()} text={t.carFormImagesText()}>
        {photos}
      </FormSection>
      <FormSection title={t.carFormTechnical()}>
        <CarFormTechnical view={view} />
      </FormSection>
      <FormSection title={t.carFormFeatures()}>
        <CheckboxGroup
          legend={t.carFormFeatures()}
          hideLegend
          name="features"
          options={FEATURES.map((value) => ({ value, label: t.featureLabel(value) }))}
          defaultValues={values.features ?? []}
          inputProps={field("features")}
          error={errors.features}
          listClassName="grid grid-cols-1 min-[360px]:grid-cols-2 gap-x-4 sm:grid-cols-3"
        />
      </FormSection>
      <FormSection title={t.carFormDescription()}>
        <Field
          label={t.carFormDescription()}
          hideLabel
          hint={t.carDescriptionHint()}
          error={errors.description}
          required
        >
          <Textarea
            {...field("description")}
            rows={6}
            maxLength={5000}
            defaultValue={values.description}
            placeholder={t.carDescriptionExample()}
          />
        </Field>
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
          <CarFormDetails view={view} />
        </div>
      </details>
      {buttons}
    </form>
  );
}
