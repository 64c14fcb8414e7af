import { useEffect, useEffectEvent, useRef } from "react";
import { lateRules } from "#src/client/late-rules.ts";
import { useListingForm } from "#src/features/listings/forms/use-listing-form.ts";
import { t } from "#t";
import { plateFields } from "../fields.ts";
import type { PlateFormStart, PlateFormValues } from "./plate-form-view.ts";
import { suggestedTitle, typedPlate } from "./typed-plate.ts";

const PLATES = {
  kind: "number-plate",
  fields: plateFields,
  resolver: lateRules<PlateFormValues>(
    () => import("../plate-input.ts").then(({ plateInput }) => plateInput),
    { raw: true },
  ),
  listed: () => t.plateListedToast(),
  notListed: () => t.plateListFailed(),
} as const;

export function usePlateForm(start: PlateFormStart) {
  const listing = useListingForm(start, PLATES);
  const { form, typed } = listing;
  const plate = typedPlate(typed);
  const suggestion = suggestedTitle(plate);
  const title = typed.title ?? "";
  const suggested = useRef("");

  const suggest = (text: string) => {
    suggested.current = text;
    if (text === title) return;
    form.setValue("title", text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const follow = useEffectEvent(() => {
    if (title === "" || title === suggested.current || title === suggestion) suggest(suggestion ?? "");
  });
  useEffect(() => follow(), [suggestion]);

  const canSuggest = suggestion !== null && suggestion !== title;
  return { ...listing, plate, suggest: canSuggest ? () => suggest(suggestion) : null };
}
