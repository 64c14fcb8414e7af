/** The reasons why an admin should look at a listing. */
export const RULES = [
  "contact-in-text",
  "price-low",
  "duplicate-text",
  "duplicate-photo",
  "mileage-zero",
  "banned-word",
  "many-at-once",
  "reported",
] as const;
export type Rule = (typeof RULES)[number];

/** Details of a finding: a word, a number, another listing. */
export type Detail = Record<string, string | number>;
