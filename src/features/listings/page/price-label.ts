import { centsOf } from "#src/core/money.ts";
import { t } from "#t";

const amount = (dinars: number | null) => (dinars === null ? null : t.formatAmount(centsOf(dinars)));

export const priceLabel = ({ minPrice, maxPrice }: { minPrice: number | null; maxPrice: number | null }) =>
  minPrice === null && maxPrice === null ? null : t.searchChipPrice(amount(minPrice), amount(maxPrice));
