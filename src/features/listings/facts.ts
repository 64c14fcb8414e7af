import type { Fields } from "./fields.ts";
import { type Listing, ownJson } from "./listing-json.ts";

/** What reviewers compare of a listing, by its JSON names: a list as one text, money in dinars. */
export type Facts = Record<string, string | number | null>;

/** What the fields that only its kind has say of a listing. */
export const factsOf = (fields: Fields, listing: Listing): Facts =>
  Object.fromEntries(
    Object.entries(ownJson(fields, listing)).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(", ") : (value as Facts[string]),
    ]),
  );
