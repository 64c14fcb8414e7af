import type { Fields } from "../fields.ts";
import { type Listing, ownJson } from "../listing-json.ts";

/** The values that reviewers compare, by JSON name: a list as one text, money in dinars. */
export type Facts = Record<string, string | number | null>;

export const factsOf = (fields: Fields, listing: Listing): Facts =>
  Object.fromEntries(
    Object.entries(ownJson(fields, listing)).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(", ") : (value as Facts[string]),
    ]),
  );
