import { and, desc, eq, gte, isNull, lt, lte } from "drizzle-orm";
import { DAY_MS } from "#src/core/time.ts";
import type { Reader } from "#src/db/open.ts";
import { cars } from "#src/features/cars/tables.ts";
import { isForSale } from "#src/features/listings/queries.ts";
import { type ListingKind, listings } from "#src/features/listings/tables.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { plates } from "#src/features/plates/tables.ts";
import { subscribers } from "./tables.ts";

/** The kinds of mail that a subscriber gets. */
export const CONFIRM_MAIL = "newsletter-confirm";
export const DIGEST_MAIL = "digest";

export type Subscriber = typeof subscribers.$inferSelect;

/** How long a confirmation is waited for. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS;

/** `ended`: it was asked for too long ago. */
export type Standing = "asked" | "ended" | "confirmed" | "unsubscribed";

export const standingOf = ({ createdAt, confirmedAt, unsubscribedAt }: Subscriber, now: number): Standing => {
  if (unsubscribedAt !== null) return "unsubscribed";
  if (confirmedAt !== null) return "confirmed";
  return createdAt + CONFIRM_WITHIN_MS > now ? "asked" : "ended";
};

/** Whose link it is; null for one that nobody has. */
export async function findSubscriber(read: Reader, token: string): Promise<Subscriber | null> {
  const [found] = await read.select().from(subscribers).where(eq(subscribers.token, token));
  return found ?? null;
}

/** The subscription of an address, in whatever case it is typed. */
export async function findSubscription(read: Reader, email: string): Promise<Subscriber | null> {
  const [found] = await read.select().from(subscribers).where(eq(subscribers.emailKey, email.toLowerCase()));
  return found ?? null;
}

/** Everybody who is to get what is sent at `since`, and has not got it yet. */
export async function listReaders(read: Reader, since: number): Promise<Subscriber[]> {
  const isReader = and(lte(subscribers.confirmedAt, since), isNull(subscribers.unsubscribedAt));
  const readers = await read.select().from(subscribers).where(isReader);
  const served = await read
    .select({ email: outbox.recipient })
    .from(outbox)
    .where(and(eq(outbox.kind, DIGEST_MAIL), gte(outbox.createdAt, since)));
  const have = new Set(served.map(({ email }) => email));
  return readers.filter(({ email }) => !have.has(email));
}

export interface NewCar {
  id: string;
  title: string;
  priceCents: number;
  location: string;
  year: number;
  mileageKm: number;
}

export interface NewPlate {
  id: string;
  title: string;
  priceCents: number;
  location: string;
  areaCode: number;
  plateNumber: string;
}

/** What is for sale and was first listed in a span of time: the newest few of each kind, and how many there are. */
export interface News {
  cars: { total: number; newest: NewCar[] };
  plates: { total: number; newest: NewPlate[] };
}

const SHOWN = { cars: 6, plates: 4 };

export async function findNews(
  read: Reader,
  { from, to }: { from: number; to: number },
  now: number,
): Promise<News> {
  const isNew = (kind: ListingKind) =>
    and(isForSale(kind, now), gte(listings.createdAt, from), lt(listings.createdAt, to));
  const { id, title, priceCents, location } = listings;
  const said = { id, title, priceCents, location };
  const newestFirst = [desc(listings.createdAt), desc(listings.id)];
  const newCars = await read
    .select({ ...said, year: cars.year, mileageKm: cars.mileageKm })
    .from(listings)
    .innerJoin(cars, eq(cars.listingId, listings.id))
    .where(isNew("car"))
    .orderBy(...newestFirst)
    .limit(SHOWN.cars);
  const newPlates = await read
    .select({ ...said, areaCode: plates.areaCode, plateNumber: plates.plateNumber })
    .from(listings)
    .innerJoin(plates, eq(plates.listingId, listings.id))
    .where(isNew("number-plate"))
    .orderBy(...newestFirst)
    .limit(SHOWN.plates);
  return {
    cars: { total: await read.$count(listings, isNew("car")), newest: newCars },
    plates: { total: await read.$count(listings, isNew("number-plate")), newest: newPlates },
  };
}
