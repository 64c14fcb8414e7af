import type { ReactNode } from "react";
import { FormSection } from "#src/features/listings/parts/form-section.tsx";
import { ListingForm } from "#src/features/listings/parts/listing-form.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { CarFormBasic } from "./car-form-basic.tsx";
import { CarFormDescription } from "./car-form-description.tsx";
import { CarFormDetails } from "./car-form-details.tsx";
import { CarFormFeatures } from "./car-form-features.tsx";
import { CarFormTechnical } from "./car-form-technical.tsx";
import type { CarFormView } from "./car-form-view.ts";

interface CarFormProps {
  action: string;
  view: CarFormView;
  submissionKey: string;
  updatedAt: number | null;
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

/**
 * The form of a car, new or edited, in the specification's sections. Fields stand in components of their own, so that
 * they are registered in the order they are read in, which is the order the first mistake is looked for.
 */
export function CarForm({ action, view, submissionKey, updatedAt, message, photos, buttons }: CarFormProps) {
  const { values, errors, onSubmit } = view;
  const detailsOpen = DETAILS.some((name) => values[name] || errors[name]);
  return (
    <ListingForm {...{ action, submissionKey, updatedAt, message, onSubmit }}>
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
        <CarFormFeatures view={view} />
      </FormSection>
      <FormSection title={t.carFormDescription()}>
        <CarFormDescription view={view} />
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
    </ListingForm>
  );
}
