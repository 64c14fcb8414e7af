import { dinars } from "#src/core/money.ts";
import { listingPath } from "#src/features/listings/kinds.ts";
import { photoUrl } from "#src/features/photos/schema.ts";
import type { FeedCar } from "../queries/feeds.ts";

/** Where and when a feed is read, and whether it has the cars of all sellers. */
export interface FeedPlace {
  origin: string;
  isWholeSite: boolean;
  now: number;
}

export type Cell = string | number | null;

/** The cells of a car by column, for CSV, TSV or XLSX. */
export type TableFormat = Record<string, (car: FeedCar, place: FeedPlace) => Cell>;

/** Two dealers may have the same stock number. */
export const idIn = ({ stockId, number }: FeedCar, { isWholeSite }: FeedPlace): string =>
  isWholeSite ? String(number) : (stockId ?? String(number));

export const pageIn = (car: FeedCar, { origin }: FeedPlace): string => origin + listingPath(car);

export const picturesIn = ({ photoIds }: Pick<FeedCar, "photoIds">, { origin }: FeedPlace): string[] =>
  photoIds.map((id) => origin + photoUrl(id, 1280));

export const pictureAt =
  (at: number): TableFormat[string] =>
  ({ photoIds }, place) =>
    picturesIn({ photoIds: photoIds.slice(at, at + 1) }, place)[0] ?? null;

export const priceText = ({ priceCents }: FeedCar): string => `${dinars(priceCents)} JOD`;
