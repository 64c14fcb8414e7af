import { t } from "#t";

const SELLER_TYPES = ["private", "dealer"] as const;

/** Filters by who sells: `dealer` is the last part of the dealer's address. */
export const SELLER_LISTS = {
  dealer: (text: string) => /^[a-z0-9-]{1,60}$/.exec(text)?.[0] ?? null,
  sellerType: (text: string) => SELLER_TYPES.find((type) => type === text) ?? null,
};
export type SellerFilter = Record<keyof typeof SELLER_LISTS, string[]>;

export const SELLER_TYPE_CHOICE = {
  name: "sellerType" as const,
  values: SELLER_TYPES,
  labelOf: (type: string): string => t.sellerType(type as (typeof SELLER_TYPES)[number]),
};

/** Only the server knows the names of dealers, by the last part of the address. */
export type DealerNames = Record<string, string>;

export const sellerChips = {
  dealer: (slug: string, names?: DealerNames) =>
    t.dealerChip(`\u2068${names?.[slug] ?? slug.replaceAll("-", " ")}\u2069`),
  sellerType: SELLER_TYPE_CHOICE.labelOf,
};
