import { priceLabel } from "#src/features/listings/parts/price-label.ts";
import { t } from "#t";
import type { Counts } from "../counts.ts";
import { Histogram } from "./histogram.tsx";
import { NumberField } from "./number-field.tsx";
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
      <PriceField name="minPrice" label={t.searchMinPrice()} value={filter.minPrice} />
      <PriceField name="maxPrice" label={t.searchMaxPrice()} value={filter.maxPrice} />
    </div>
  </fieldset>
);

const PriceField = (props: { name: string; label: string; value: number | null }) => (
  <NumberField {...props} maxLength={14} wrong={t.searchNumberWrong()} boxClassName={SMALL_LABEL} />
);
