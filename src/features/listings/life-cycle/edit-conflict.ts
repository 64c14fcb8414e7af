import { AppError } from "#src/core/errors.ts";
import { type Field, type Fields, textsOf } from "../fields.ts";
import { jsonValue, type Listing } from "../listing-json.ts";

export interface Difference {
  name: string;
  kind: Field["kind"];
  label: string;
  saved: string[];
  yours: string[];
}

const valueIn = (listing: Listing, name: string, { column = name }: Field): unknown =>
  (listing as object as Record<string, unknown>)[column] ?? null;

export const changedFields = (fields: Fields, before: Listing, after: Listing) =>
  Object.entries(fields).filter(([name, field]) => {
    const values = [before, after].map((listing) => valueIn(listing, name, field));
    const [one, other] = field.kind === "choices" ? values.map((value) => new Set([value].flat())) : values;
    return !Bun.deepEquals(one, other);
  });

export const revsAfter = (
  fieldRevs: Record<string, number>,
  rev: number,
  ...change: Parameters<typeof changedFields>
): Record<string, number> => ({
  ...fieldRevs,
  ...Object.fromEntries(changedFields(...change).map(([name]) => [name, rev])),
});

export class EditConflict extends AppError<"listingChangedMeanwhile"> {
  readonly rev: number;
  readonly differences: Difference[];

  constructor(
    { rev, fieldRevs }: { rev: number; fieldRevs: Record<string, number> },
    seenRev: number,
    ...[fields, saved, yours]: Parameters<typeof changedFields>
  ) {
    super("conflict", "listingChangedMeanwhile");
    const isNew = (name: string) => (fieldRevs[name] ?? 0) > seenRev;
    const changed = Object.entries(fields).flatMap(([name, field]) =>
      isNew(name) ? [[name, jsonValue(field.kind, valueIn(saved, name, field))]] : [],
    );
    this.rev = rev;
    this.differences = changedFields(fields, saved, yours)
      .filter(([name]) => isNew(name))
      .map(([name, field]) => ({
        name,
        kind: field.kind,
        label: field.label(),
        saved: textsOf(field, name, { ...saved }),
        yours: textsOf(field, name, { ...yours }),
      }));
    this.details = { rev, changed: Object.fromEntries(changed), differences: this.differences };
  }
}
