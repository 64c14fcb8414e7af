import { hashPassword } from "#src/auth/passwords.ts";
import { users } from "#src/auth/tables.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { carSlug, carText } from "#src/features/cars/car-text.ts";
import { cars } from "#src/features/cars/tables.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import { type IndexText, nextNumber } from "#src/features/listings/actions/own-listings.ts";
import { REDUCED_FOR_MS } from "#src/features/listings/price-history.ts";
import { inquiries } from "#src/features/inquiries/tables.ts";
import {
  counters,
  listingDays,
  listingPhotos,
  listingPrices,
  listings,
  listingTexts,
} from "#src/features/listings/tables.ts";
import { storePhoto } from "#src/features/photos/actions.ts";
import { plateColumns } from "#src/features/plates/actions.ts";
import { plateSlug, plateText, soleItemOf } from "#src/features/plates/plate-text.ts";
import { plates } from "#src/features/plates/tables.ts";
import { photoUploads } from "#src/features/photos/tables.ts";
import { siteSettings } from "#src/features/site/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { readPictures } from "./pictures.ts";
import { daysOf, VIEWS_A_CONTACT } from "./story-days.ts";
import { DEMO_PASSWORD } from "./story-people.ts";
import { TESTIMONIALS } from "./story-testimonials.ts";
import { type DemoCar, type DemoPlate, demoStory } from "./story.ts";

const PRINTED_KEYS = ["seller", "buyer", "admin"];
const REPLY_MS = 3 * HOUR_MS;

export const isNewDatabase = async ({ db }: Deps): Promise<boolean> => (await db.read.$count(users)) === 0;

interface Planted {
  id: string;
  sellerId: string;
}

/**
 * Fills a database without users and reports who can sign in. In production the password is random and there is no
 * admin: only the owner gets the link that creates the first one.
 */
export async function plantDemo(deps: Deps): Promise<string> {
  if (!(await isNewDatabase(deps)))
    throw new Error("This database already has users. The demo needs an empty one.");
  const now = deps.clock.now();
  const story = demoStory(now);
  const isProduction = deps.config.NODE_ENV === "production";
  const people = story.users.filter(({ role }) => !(isProduction && role === "admin"));
  const password = isProduction ? crypto.getRandomValues(new Uint8Array(12)).toHex() : DEMO_PASSWORD;
  const passwordHash = await hashPassword(password);
  const userIds = new Map(people.map(({ key }) => [key, newId()]));
  const photoIds = await storePictures(deps, story.cars);
  await deps.db.withTx(async (tx) => {
    for (const user of people)
      await tx.insert(users).values({
        ...user,
        id: idOf(userIds, user.key),
        passwordHash,
        emailKey: user.email,
        updatedAt: user.createdAt,
      });
    const planted = { car: [] as Planted[], "number-plate": [] as Planted[] };
    let rev = 0;
    for (const car of story.cars) {
      const sellerId = idOf(userIds, car.sellerKey);
      planted.car.push({ id: await plantCar(tx, car, { rev: ++rev, sellerId, now }, photoIds), sellerId });
    }
    for (const plate of story.plates) {
      const sellerId = idOf(userIds, plate.sellerKey);
      planted["number-plate"].push({
        id: await plantPlate(tx, plate, { rev: ++rev, sellerId, now }),
        sellerId,
      });
    }
    await tx.insert(siteSettings).values({ name: "testimonials", value: TESTIMONIALS, updatedAt: now });
    await tx.insert(counters).values({ name: "rev", value: rev });
    for (const { kind, index, buyerKey, ...inquiry } of story.inquiries) {
      const listing = planted[kind][index];
      if (!listing) throw new Error(`The story has no ${kind} ${index}`);
      await tx.insert(inquiries).values({
        ...inquiry,
        id: newId(),
        listingId: listing.id,
        sellerId: listing.sellerId,
        buyerId: buyerKey && idOf(userIds, buyerKey),
        updatedAt: inquiry.createdAt + REPLY_MS,
      });
    }
  });
  return [
    `Planted ${story.cars.length} cars, ${story.plates.length} number plates, ${people.length} accounts and ${story.inquiries.length} inquiries.`,
    "Demo accounts (all with the same password):",
    ...people.filter(({ key }) => PRINTED_KEYS.includes(key)).map(({ email }) => `  ${email}  ${password}`),
  ].join("\n");
}

function idOf(ids: Map<string, string>, key: string): string {
  const id = ids.get(key);
  if (!id) throw new Error(`The story has no ${key}`);
  return id;
}

/** Stores every picture that a car shows; returns their ids by name. They get an owner with their listing. */
async function storePictures(deps: Deps, cars: DemoCar[]): Promise<Map<string, string>> {
  const shown = new Set(cars.flatMap(({ pictures }) => pictures));
  const pictures = [...(await readPictures())].filter(([name]) => shown.has(name));
  const stored = pictures.map(async ([name, file]) => {
    const { id } = await storePhoto(deps, null, await file.bytes());
    return [name, id] as const;
  });
  return new Map(await Promise.all(stored));
}

interface Row {
  rev: number;
  sellerId: string;
  now: number;
}

async function plantListing(
  tx: Tx,
  kind: ListingKind,
  listing: DemoCar | DemoPlate,
  row: Row & { text: IndexText; slug: string; soleItem?: string },
): Promise<string> {
  const id = newId();
  const { rev, text, now, ...columns } = row;
  const { price, soldAt, views, createdAt } = listing;
  // Every seventh of those that were listed days ago was a little dearer.
  const reducedAt = createdAt + 2 * DAY_MS;
  const isReduced = rev % 7 === 0 && soldAt === null && reducedAt < now;
  const higher = Math.round((price * 1.05) / 50 + 1) * 50;
  await tx.insert(listings).values({
    ...listing,
    ...columns,
    id,
    kind,
    number: await nextNumber(tx),
    rev,
    priceCents: price * 100,
    reducedUntil: isReduced ? reducedAt + REDUCED_FOR_MS : null,
    status: soldAt === null ? "active" : "sold",
    viewCount: views,
    contactCount: Math.floor(views / VIEWS_A_CONTACT),
    listedAt: createdAt,
    updatedAt: createdAt,
  });
  await tx.insert(listingTexts).values({ docId: rev, listingId: id, ...text });
  const prices = isReduced
    ? [
        { at: createdAt, price: higher },
        { at: reducedAt, price },
      ]
    : [{ at: createdAt, price }];
  await tx
    .insert(listingPrices)
    .values(prices.map(({ at, price }, i) => ({ listingId: id, rev: i, priceCents: price * 100, at })));
  const days = daysOf(listing, rev, now);
  if (days.length > 0) await tx.insert(listingDays).values(days.map((day) => ({ listingId: id, ...day })));
  return id;
}

async function plantCar(tx: Tx, car: DemoCar, row: Row, photoIds: Map<string, string>): Promise<string> {
  const listingId = await plantListing(tx, "car", car, { ...row, text: carText(car), slug: carSlug(car) });
  const { createdAt, downPayment, monthly } = car;
  await tx.insert(cars).values({
    ...car,
    listingId,
    downPaymentCents: downPayment && downPayment * 100,
    monthlyCents: monthly && monthly * 100,
  });
  for (const [position, name] of car.pictures.entries()) {
    const photoId = idOf(photoIds, name);
    await tx.insert(photoUploads).values({ photoId, ownerId: row.sellerId, createdAt }).onConflictDoNothing();
    await tx.insert(listingPhotos).values({ listingId, photoId, position });
  }
  return listingId;
}

async function plantPlate(tx: Tx, plate: DemoPlate, row: Row): Promise<string> {
  const index = { text: plateText(plate), slug: plateSlug(plate), soleItem: soleItemOf(plate) };
  const listingId = await plantListing(tx, "number-plate", plate, { ...row, ...index });
  await tx.insert(plates).values({ listingId, ...plateColumns(plate) });
  return listingId;
}
