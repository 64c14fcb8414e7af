import { dinars } from "#src/core/money.ts";
import { listingPath } from "#src/features/listings/kinds.ts";
import { photoUrl } from "#src/features/photos/schema.ts";
import type { FeedCar } from "../queries/feeds.ts";

/** Where and when a feed is read, and whether it has the cars of all dealers. */
export interface FeedPlace {
  origin: string;
  isWholeSite: boolean;
  now: number;
}

export type Cell = string | number | null;

/** A table of cars, as CSV, TSV or XLSX. */
export interface TableFormat {
  columns: string[];
  cells(car: FeedCar, place: FeedPlace): Cell[];
}

/** Two dealers may have the same stock number. */
export const idIn = ({ isWholeSite }: FeedPlace, { stockId, number }: FeedCar): string =>
  isWholeSite ? String(number) : (stockId ?? String(number));

export const pageIn = ({ origin }: FeedPlace, car: FeedCar): string => origin + listingPath(car);

export const picturesIn = ({ origin }: FeedPlace, { photoIds }: FeedCar): string[] =>
  photoIds.map((id) => origin + photoUrl(id, 1280));

export const priceText = ({ priceCents }: FeedCar): string => `${dinars(priceCents)} JOD`;
