import { PriceAndPlace } from "#src/features/listings/parts/price-and-place.tsx";
import { PLACES } from "#src/features/places/places.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { Textarea } from "#src/ui/textarea.tsx";
import { t } from "#t";
import { MAX_PLATE_DESCRIPTION } from "../limits.ts";
import type { PlateFormView } from "./plate-form-view.ts";

/** Title, price, location and description. */
export function PlateFormAd({ view }: { view: PlateFormView }) {
  const { values, errors, suggestion, onSuggest, field } = view;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field label={t.plateTitle()} hint={t.plateTitleHint()} error={errors.title} required>
          <Input {...field("title")} maxLength={120} defaultValue={values.title} />
        </Field>
        {suggestion && (
          <button type="button" className="link text-14" onClick={onSuggest}>
            {t.plateTitleSuggest()}
          </button>
        )}
      </div>
      <PriceAndPlace view={view} places={PLACES.map(({ name }) => name)} priceExample="6,000" />
      <Field label={t.plateDescription()} error={errors.description} optional className="sm:col-span-2">
        <Textarea
          {...field("description")}
          rows={4}
          maxLength={MAX_PLATE_DESCRIPTION}
          defaultValue={values.description}
          placeholder={t.plateDescriptionExample()}
        />
      </Field>
    </div>
  );
}
