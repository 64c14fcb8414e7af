import { useEffect, useEffectEvent, useRef } from "react";
import { lateRules } from "#src/client/late-rules.ts";
import { blankForm } from "#src/features/listings/form-values.ts";
import { useListingForm } from "#src/features/listings/parts/use-listing-form.ts";
import { t } from "#t";
import { plateFields } from "./fields.ts";
import type { PlateFormStart, PlateFormValues, PlateFormView } from "./parts/plate-form-view.ts";
import { suggestedTitle, typedPlate } from "./typed-plate.ts";

const resolver = lateRules<PlateFormValues>(
  () => import("./plate-input.ts").then(({ plateInput }) => plateInput),
  { raw: true },
);

/** The state of the plate form: a listing's, and a title that follows the plate until another is typed. */
export function usePlateForm(start: PlateFormStart) {
  const { view, form, ...rest } = useListingForm(start, {
    kind: "number-plate",
    api: "/api/number-plates",
    listedPath: "/number-plates",
    resolver,
    blank: blankForm(plateFields),
    listed: () => t.plateListedToast(),
    notListed: () => t.plateListFailed(),
  });
  const { typed } = rest;
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
    if (suggestion !== null && (title === "" || title === suggested.current || title === suggestion))
      suggest(suggestion);
  });
  useEffect(() => follow(), [suggestion]);

  const plateView: PlateFormView = {
    ...view,
    plate,
    suggestion: suggestion === title ? null : suggestion,
    onSuggest: () => suggestion !== null && suggest(suggestion),
  };
  return { ...rest, view: plateView };
}
