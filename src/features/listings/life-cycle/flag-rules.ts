export const RULES = [
  "contact-in-text",
  "price-low",
  "duplicate-text",
  "duplicate-photo",
  "mileage-zero",
  "vin-twice",
  "vin-other",
  "banned-word",
  "many-at-once",
  "reported",
] as const;
export type Rule = (typeof RULES)[number];

export type Detail = Record<string, string | number>;
