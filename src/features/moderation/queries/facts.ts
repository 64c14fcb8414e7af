import { eq } from "drizzle-orm";
import { dinars } from "#src/core/money.ts";
import type { Reader } from "#src/db/open.ts";
import { carFields } from "#src/features/cars/fields.ts";
import { cars } from "#src/features/cars/tables.ts";
import type { Fields } from "#src/features/listings/fields.ts";
import { type ListingRow, listPhotosOf } from "#src/features/listings/queries.ts";
import { listings } from "#src/features/listings/tables.ts";
import { plateFields } from "#src/features/plates/fields.ts";
import { plates } from "#src/features/plates/tables.ts";

export type Facts = Record<string, string | number | null>;

interface FactRow {
  listing: ListingRow;
  car: typeof cars.$inferSelect | null;
  plate: typeof plates.$inferSelect | null;
}

/** What the fields of its kind say of a listing, by their JSON names; a list as one text, money in dinars. */
function factsIn(fields: Fields, row: Record<string, unknown>): Facts {
  const own = Object.entries(fields).filter(([, { shared }]) => !shared);
  return Object.fromEntries(
    own.map(([name, { kind, column = name }]) => {
      const value = row[column] ?? null;
      if (Array.isArray(value)) return [name, value.join(", ")];
      return [
        name,
        kind === "money" && value !== null ? dinars(Number(value)) : (value as string | number | null),
      ];
    }),
  );
}

const { areaCode: _, plateNumber: __, ...otherPlateFields } = plateFields;

/** What a listing says, field by field, to compare it with what it said before. */
export const factsOf = ({ listing, car, plate }: FactRow, photos: { id: string }[]): Facts => ({
  title: listing.title,
  price: dinars(listing.priceCents),
  location: listing.location,
  description: listing.description,
  photos: photos.map(({ id }) => id.slice(0, 8)).join(" "),
  ...(car && factsIn(carFields, car)),
  ...(plate && {
    plate: `${plate.areaCode}-${plate.plateNumber}`,
    ...factsIn(otherPlateFields, plate),
  }),
});

/** The facts of one listing. */
export async function getFacts(read: Reader, id: string): Promise<Facts> {
  const [row] = await read
    .select({ listing: listings, car: cars, plate: plates })
    .from(listings)
    .leftJoin(cars, eq(cars.listingId, listings.id))
    .leftJoin(plates, eq(plates.listingId, listings.id))
    .where(eq(listings.id, id));
  return row ? factsOf(row, (await listPhotosOf(read, [id])).get(id) ?? []) : {};
}

/** The names of the facts that differ; none where there is nothing to compare with. */
export const changedFacts = (before: Facts | null, now: Facts): string[] =>
  before === null ? [] : Object.keys(now).filter((name) => (before[name] ?? null) !== (now[name] ?? null));
