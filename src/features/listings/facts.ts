import { dinars } from "#src/core/money.ts";
import type { Fields } from "./fields.ts";
import type { Listing } from "./listing-json.ts";

/** What a listing says, by the names of its fields, for reviewers to compare; a list as one text, money in dinars. */
export type Facts = Record<string, string | number | null>;

/** What the fields that only its kind has say of a listing. */
export function factsOf(fields: Fields, listing: Listing): Facts {
  const values = listing as unknown as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { shared }]) => !shared)
      .map(([name, { kind, column = name }]) => {
        const value = values[column] ?? null;
        if (Array.isArray(value)) return [name, value.join(", ")];
        if (kind === "money" && value !== null) return [name, dinars(Number(value))];
        return [name, value as string | number | null];
      }),
  );
}
