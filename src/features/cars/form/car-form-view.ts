import { typedDigits } from "#src/core/text.ts";
import type { FormValues } from "#src/features/listings/field-values.ts";
import type { ListingFormStart, ListingFormView } from "#src/features/listings/forms/form-values.ts";
import type { CarFields } from "../fields.ts";
import { FEATURES } from "../vocabulary.ts";

/** `ownFeatures` has one unlisted feature per line. `step` is the current step on a phone. */
export type CarFormValues = FormValues<CarFields> & { ownMake?: string; ownFeatures?: string; step?: string };

export const OTHER_MAKE = "Other";

/** The number in a field that may have separators or a unit; 0 if there is none. */
export const typedNumber = (text = ""): number => Number(typedDigits(text).replaceAll(/\D/g, ""));

export const withOwnTexts = <Values extends Partial<CarFormValues>>(values: Values): Values => ({
  ...values,
  ...(values.make === OTHER_MAKE && values.ownMake?.trim() && { make: values.ownMake }),
  features: [...(values.features || []), ...(values.ownFeatures ?? "").split("\n")],
});

export const ownFeaturesIn = (features: string[]): string =>
  features.filter((feature) => !(FEATURES as readonly string[]).includes(feature)).join("\n");

export interface CarFormStart extends ListingFormStart<CarFormValues> {
  makes: string[];
  /** Whether it is listed for a dealer. */
  isDealer: boolean;
}

export interface CarFormView extends ListingFormView<CarFormValues> {
  makes: string[];
  typed: Partial<CarFormValues>;
  check(names: string[], shouldFocus: boolean): Promise<boolean>;
  chooseModel(model: string): void;
}
