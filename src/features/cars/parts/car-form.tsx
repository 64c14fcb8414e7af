import type { ReactNode } from "react";
import { FormSection } from "#src/features/listings/parts/form-section.tsx";
import { ListingForm } from "#src/features/listings/parts/listing-form.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { type CarField, carFields } from "../fields.ts";
import { CarFormField, namesIn } from "./car-form-fields.tsx";
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

const TWO_COLUMNS = "grid gap-5 sm:grid-cols-2";

/**
 * The form of a car, new or edited, in the specification's sections. Fields stand in components of their own, so that
 * they are registered in the order they are read in, which is the order the first mistake is looked for.
 */
export function CarForm({ action, view, submissionKey, updatedAt, message, photos, buttons }: CarFormProps) {
  const { values, errors, onSubmit } = view;
  const detailsOpen = namesIn("details", "terms").some((name) => values[name]?.length || errors[name]);
  return (
    <ListingForm {...{ action, submissionKey, updatedAt, message, onSubmit }}>
      <FormSection title={t.carFormBasic()}>
        <div className={TWO_COLUMNS}>
          <Fields names={["title", ...namesIn("basic"), "price", "location"]} view={view} />
        </div>
      </FormSection>
      <FormSection title={t.carFormImages()} text={t.carFormImagesText()}>
        {photos}
      </FormSection>
      <FormSection title={t.carFormTechnical()}>
        <Technical view={view} />
      </FormSection>
      <FormSection title={t.carFormFeatures()}>
        <Fields names={namesIn("features")} view={view} />
      </FormSection>
      <FormSection title={t.carFormDescription()}>
        <Fields names={["description"]} view={view} />
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
          <Details view={view} />
        </div>
      </details>
      {buttons}
    </ListingForm>
  );
}

interface FieldsProps {
  names: CarField[];
  view: CarFormView;
  optional?: boolean;
}

const Fields = ({ names, ...props }: FieldsProps) =>
  names.map((name) => <CarFormField key={name} name={name} {...props} />);

const isButtons = (name: CarField) => "look" in carFields[name];
const isChoice = (name: CarField) => carFields[name].kind === "choice";

/** What is chosen by buttons, then the others. */
const Technical = ({ view }: { view: CarFormView }) => (
  <div className="grid gap-6">
    <Fields names={namesIn("technical").filter(isButtons)} view={view} />
    <div className={TWO_COLUMNS}>
      <Fields names={namesIn("technical").filter((name) => !isButtons(name))} view={view} optional />
    </div>
  </div>
);

/** What buyers in Jordan ask for; none of it is required. Choices stand first. */
const Details = ({ view }: { view: CarFormView }) => (
  <div className={TWO_COLUMNS}>
    <Fields names={namesIn("details").filter(isChoice)} view={view} />
    <Fields names={namesIn("details").filter((name) => !isChoice(name))} view={view} />
    <div className="grid gap-5 sm:col-span-2 sm:grid-cols-3">
      <Fields names={namesIn("terms")} view={view} />
    </div>
  </div>
);
