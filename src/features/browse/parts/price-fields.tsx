import { priceLabel } from "#src/features/listings/parts/price-label.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import type { Counts } from "../counts.ts";
import { Histogram } from "./histogram.tsx";
import { SMALL_LABEL } from "./small-label.ts";

interface PriceFieldsProps {
  filter: { minPrice: number | null; maxPrice: number | null };
  counts: Counts | undefined;
}

const range = (from: number | null, to: number | null) => priceLabel({ minPrice: from, maxPrice: to }) ?? "";

export const PriceFields = ({ filter, counts }: PriceFieldsProps) => (
  <fieldset>
    <legend className="label">{t.searchPrice()}</legend>
    <Histogram bars={counts?.bars.price ?? []} min={filter.minPrice} max={filter.maxPrice} labelOf={range} />
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
