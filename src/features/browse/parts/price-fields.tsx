import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { SMALL_LABEL } from "./small-label.ts";

export const PriceFields = ({ filter }: { filter: { minPrice: number | null; maxPrice: number | null } }) => (
  <fieldset>
    <legend className="label">{t.searchPrice()}</legend>
    <div className="grid grid-cols-2 gap-2">
      <Field label={t.searchMinPrice()} className={SMALL_LABEL}>
        <Input name="minPrice" numeric size={44} maxLength={14} defaultValue={filter.minPrice ?? ""} />
      </Field>
      <Field label={t.searchMaxPrice()} className={SMALL_LABEL}>
        <Input name="maxPrice" numeric size={44} maxLength={14} defaultValue={filter.maxPrice ?? ""} />
      </Field>
    </div>
  </fieldset>
);
