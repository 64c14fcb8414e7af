/** What makes a listing one that an admin should look at. */
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

/** What a rule found: a word, a number, another listing. */
export type Detail = Record<string, string | number>;
