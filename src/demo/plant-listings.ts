import { newId } from "#src/core/ids.ts";
import { jordanDay } from "#src/core/jordan-day.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { carSlug } from "#src/features/cars/catalogue/car-name.ts";
import { carIndexText } from "#src/features/cars/index-text.ts";
import { cars } from "#src/features/cars/tables.ts";
import type { ListingKind, ListingRef } from "#src/features/listings/kinds.ts";
import { nextNumber } from "#src/features/listings/life-cycle/counters.ts";
import { type IndexText, textHash } from "#src/features/listings/life-cycle/own-listings.ts";
import { REDUCED_FOR_MS } from "#src/features/listings/price-history.ts";
import { STATISTICS_DAYS } from "#src/features/listings/schema.ts";
import {
  listingDays,
  listingPhotos,
  listingPrices,
  listingTexts,
  listings,
} from "#src/features/listings/tables.ts";
import { photoUploads } from "#src/features/photos/tables.ts";
import { plateColumns } from "#src/features/plates/actions.ts";
import { plateName } from "#src/features/plates/catalogue/codes.ts";
import { plateSlug, plateIndexText } from "#src/features/plates/index-text.ts";
import { plates } from "#src/features/plates/tables.ts";
import { seededRandom } from "./random.ts";
import type { DemoCar, DemoListing, DemoPlate } from "./story.ts";

export interface Planted extends ListingRef {
  number: number;
}

const REDUCED_AFTER_MS = Math.round(2.3 * DAY_MS);

export interface Row {
  rev: number;
  sellerId: string;
  dealerId: string | null;
  now: number;
}

async function plantListing(
  tx: Tx,
  kind: ListingKind,
  listing: DemoCar | DemoPlate,
  row: Row & { text: IndexText; slug: string; soleItem?: string },
): Promise<Planted> {
  const id = newId();
  const number = await nextNumber(tx);
  const { rev, text, now, ...columns } = row;
  const { price, soldAt, views, createdAt } = listing;
  const prices = pricesOf(listing, rev, now);
  const reducedAt = prices.length > 1 && soldAt === null ? prices.at(-1)?.at : undefined;
  await tx.insert(listings).values({
    ...listing,
    ...columns,
    id,
    kind,
    number,
    rev,
    priceCents: price * 100,
    reducedUntil: reducedAt === undefined ? null : reducedAt + REDUCED_FOR_MS,
    status: soldAt === null ? "active" : "sold",
    viewCount: views,
    contactCount: Math.floor(views / VIEWS_A_CONTACT),
    listedAt: createdAt,
    textHash: textHash(listing.description),
    updatedAt: soldAt ?? prices.at(-1)?.at ?? createdAt,
  });
  await tx.insert(listingTexts).values({ docId: rev, listingId: id, ...text });
  await tx
    .insert(listingPrices)
    .values(prices.map(({ at, price }, i) => ({ listingId: id, rev: i, priceCents: price * 100, at })));
  const days = daysOf(listing, rev, now);
  if (days.length > 0) await tx.insert(listingDays).values(days.map((day) => ({ listingId: id, ...day })));
  return { kind, id, number };
}

/** One in five older listings was more expensive before, and some of these were reduced twice. */
function pricesOf({ price, soldAt, createdAt }: DemoCar | DemoPlate, rev: number, now: number) {
  const dearer = (share: number) => Math.round((price * share) / 50 + 1) * 50;
  const most = rev % 5 !== 0 ? 1 : rev % 15 === 0 ? 3 : 2;
  const possible = 1 + Math.floor((Math.min(now, soldAt ?? now) - createdAt) / REDUCED_AFTER_MS);
  return [dearer(1.09), dearer(1.04), price]
    .slice(-Math.min(most, possible))
    .map((price, i) => ({ price, at: createdAt + i * REDUCED_AFTER_MS }));
}

export async function plantCar(tx: Tx, car: DemoCar, row: Row, photoIdOf: (picture: string) => string) {
  const planted = await plantListing(tx, "car", car, { ...row, text: carIndexText(car), slug: carSlug(car) });
  const listingId = planted.id;
  const { createdAt, downPayment, monthly } = car;
  await tx.insert(cars).values({
    ...car,
    listingId,
    downPaymentCents: downPayment && downPayment * 100,
    monthlyCents: monthly && monthly * 100,
  });
  for (const [position, name] of car.pictures.entries()) {
    const photoId = photoIdOf(name);
    await tx.insert(photoUploads).values({ photoId, ownerId: row.sellerId, createdAt }).onConflictDoNothing();
    await tx.insert(listingPhotos).values({ listingId, photoId, position });
  }
  return planted;
}

export async function plantPlate(tx: Tx, plate: DemoPlate, row: Row): Promise<Planted> {
  const index = { text: plateIndexText(plate), slug: plateSlug(plate), soleItem: plateName(plate) };
  const planted = await plantListing(tx, "number-plate", plate, { ...row, ...index });
  await tx.insert(plates).values({ listingId: planted.id, ...plateColumns(plate) });
  return planted;
}

const VIEWS_A_CONTACT = 14;
/** The share of a day's interest that is left a week later. */
const LEFT_A_WEEK_LATER = 0.6;
/** Weights from Sunday on; the weekend is Friday and Saturday. */
const WEEKDAYS = [0.9, 0.8, 0.8, 0.9, 1.4, 1.7, 1.2];

function daysOf(listing: DemoListing, seed: number, now: number) {
  const random = seededRandom(seed);
  const first = jordanDay(listing.createdAt);
  const last = jordanDay(Math.min(now, listing.expiresAt, listing.soldAt ?? now));
  const weights = Array.from({ length: last - first + 1 }, (_, i) => {
    const weekday = WEEKDAYS[(first + i + 4) % 7] ?? 1;
    return [first + i, weekday * LEFT_A_WEEK_LATER ** (i / 7) * (0.6 + random.next() * 0.8)] as const;
  });
  const counts = new Map<number, { views: number; contacts: number }>();
  for (let view = 1; view <= listing.views; view++) {
    const day = random.pickWeighted(weights);
    const count = counts.getOrInsert(day, { views: 0, contacts: 0 });
    count.views++;
    if (view % VIEWS_A_CONTACT === 0) count.contacts++;
  }
  return Array.from(counts, ([day, count]) => ({ day, ...count })).filter(
    ({ day }) => day > jordanDay(now) - STATISTICS_DAYS,
  );
}
