import { FormControl } from "#src/features/listings/parts/form-control.tsx";
import { t } from "#t";
import { plateFields } from "../fields.ts";
import type { PlateFormView } from "./plate-form-view.ts";

/** Title, price, location and description. */
export function PlateFormAd({ view }: { view: PlateFormView }) {
  const { suggestion, onSuggest } = view;
  const { title, price, location, description } = plateFields;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <FormControl name="title" field={title} view={view} />
        {suggestion && (
          <button type="button" className="link text-14" onClick={onSuggest}>
            {t.plateTitleSuggest()}
          </button>
        )}
      </div>
      <FormControl name="price" field={price} view={view} />
      <FormControl name="location" field={location} view={view} />
      <FormControl name="description" field={description} view={view} optional />
    </div>
  );
}
