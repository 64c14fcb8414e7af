import { dinars } from "#src/core/money.ts";
import type { Fields } from "./fields.ts";
import { ownFields } from "./field-values.ts";
import type { Listing } from "./listing-json.ts";

/** What reviewers compare of a listing, by its JSON names: a list as one text, money in dinars. */
export type Facts = Record<string, string | number | null>;

export function factsOf(fields: Fields, listing: Listing): Facts {
  const values = listing as unknown as Record<string, string | number | null>;
  return Object.fromEntries(
    ownFields(fields).map(({ name, kind, column }) => {
      const value = values[column] ?? null;
      if (Array.isArray(value)) return [name, value.join(", ")];
      return [name, kind === "money" && value !== null ? dinars(Number(value)) : value];
    }),
  );
}
