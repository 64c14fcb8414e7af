import { hashPassword } from "#src/auth/passwords.ts";
import { users } from "#src/auth/tables.ts";
import { newId } from "#src/core/ids.ts";
import { HOUR_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { carText } from "#src/features/cars/car-text.ts";
import { cars } from "#src/features/cars/tables.ts";
import type { IndexText } from "#src/features/listings/actions.ts";
import { inquiries } from "#src/features/inquiries/tables.ts";
import { counters, listingPhotos, listings, listingTexts } from "#src/features/listings/tables.ts";
import { storePhoto } from "#src/features/photos/actions.ts";
import { plateColumns } from "#src/features/plates/actions.ts";
import { plateText, soleItemOf } from "#src/features/plates/plate-text.ts";
import { plates } from "#src/features/plates/tables.ts";
import { photoUploads } from "#src/features/photos/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { picturePath } from "./pictures.ts";
import type { DemoPlate } from "./story-plates.ts";
import { DEMO_PASSWORD } from "./story-people.ts";
import { type DemoCar, type DemoInquiry, demoStory, type DemoUser } from "./story.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";

/** Whose accounts are told to whoever wants to look around. */
const SHOWN = ["seller", "buyer", "admin"];
const REPLY_MS = 3 * HOUR_MS;

export const isNewDatabase = async ({ db }: Deps): Promise<boolean> => (await db.read.$count(users)) === 0;

/**
 * Plants the demo marketplace into a database without users; answers what it planted and who can sign in, in words. In
 * production the password is a new one, and there is no admin: the link that makes the first one is for its owner alone.
 */
export async function plantDemo(deps: Deps): Promise<string> {
  if (!(await isNewDatabase(deps)))
    throw new Error("This database has users already; the demo needs a new one.");
  const story = demoStory(deps.clock.now());
  const isPublic = deps.config.NODE_ENV === "production";
  const people = story.users.filter(({ role }) => !(isPublic && role === "admin"));
  const password = isPublic ? randomPassword() : DEMO_PASSWORD;
  const userIds = new Map(people.map(({ key }) => [key, newId()]));
  const passwordHash = await hashPassword(password);
  const photoIds = await storePictures(deps, story.cars);
  await deps.db.withTx(async (tx) => {
    for (const user of people) await plantUser(tx, user, idOf(userIds, user.key), passwordHash);
    const ids: Record<ListingKind, string[]> = { car: [], "number-plate": [] };
    for (const [i, car] of story.cars.entries())
      ids.car.push(await plantCar(tx, car, i + 1, idOf(userIds, car.sellerKey), photoIds));
    for (const [i, plate] of story.plates.entries()) {
      const rev = story.cars.length + i + 1;
      ids["number-plate"].push(await plantPlate(tx, plate, rev, idOf(userIds, plate.sellerKey)));
    }
    await tx.insert(counters).values({ name: "rev", value: story.cars.length + story.plates.length });
    for (const inquiry of story.inquiries) {
      const { kind, index, buyerKey } = inquiry;
      const about = kind === "car" ? story.cars[index] : story.plates[index];
      const listingId = ids[kind][index];
      const buyerId = buyerKey ? idOf(userIds, buyerKey) : null;
      if (about && listingId)
        await plantInquiry(tx, inquiry, listingId, idOf(userIds, about.sellerKey), buyerId);
    }
  });
  return [
    `Planted ${story.cars.length} cars, ${story.plates.length} number plates, ${people.length} accounts and ${story.inquiries.length} inquiries.`,
    "Demo accounts (all with the same password):",
    ...people.filter(({ key }) => SHOWN.includes(key)).map(({ email }) => `  ${email}  ${password}`),
  ].join("\n");
}

const randomPassword = (): string => crypto.getRandomValues(new Uint8Array(12)).toHex();

function idOf(ids: Map<string, string>, key: string): string {
  const id = ids.get(key);
  if (!id) throw new Error(`The story has no ${key}`);
  return id;
}

async function plantUser(tx: Tx, user: DemoUser, id: string, passwordHash: string): Promise<void> {
  await tx
    .insert(users)
    .values({ ...user, id, passwordHash, emailKey: user.email, updatedAt: user.createdAt });
}

/** Stores every picture that a car shows, once, before there is anybody; answers their ids by name. */
async function storePictures(deps: Deps, cars: DemoCar[]): Promise<Map<string, string>> {
  const names = [...new Set(cars.flatMap(({ pictures }) => pictures))];
  const stored = names.map(async (name) => {
    const { id } = await storePhoto(deps, null, await Bun.file(picturePath(name)).bytes());
    return [name, id] as const;
  });
  return new Map(await Promise.all(stored));
}

/** Writes what every listing has; answers its id. */
async function plantListing(
  tx: Tx,
  kind: ListingKind,
  listing: DemoCar | DemoPlate,
  rev: number,
  sellerId: string,
  { text, soleItem = null }: { text: IndexText; soleItem?: string | null },
): Promise<string> {
  const id = newId();
  const { title, description, location, featured, verified, createdAt, expiresAt, soldAt, views } = listing;
  await tx.insert(listings).values({
    id,
    kind,
    sellerId,
    rev,
    soleItem,
    title,
    description,
    location,
    featured,
    verified,
    createdAt,
    expiresAt,
    soldAt,
    priceCents: listing.price * 100,
    status: soldAt === null ? "active" : "sold",
    viewCount: views,
    contactCount: Math.round(views / 14),
    listedAt: createdAt,
    updatedAt: createdAt,
  });
  await tx.insert(listingTexts).values({ docId: rev, listingId: id, ...text });
  return id;
}

async function plantCar(
  tx: Tx,
  car: DemoCar,
  rev: number,
  sellerId: string,
  photoIds: Map<string, string>,
): Promise<string> {
  const listingId = await plantListing(tx, "car", car, rev, sellerId, { text: carText(car) });
  const { createdAt, downPayment, monthly } = car;
  await tx.insert(cars).values({
    ...car,
    listingId,
    downPaymentCents: downPayment ? downPayment * 100 : null,
    monthlyCents: monthly ? monthly * 100 : null,
  });
  for (const [position, name] of car.pictures.entries()) {
    const photoId = idOf(photoIds, name);
    await tx.insert(photoUploads).values({ photoId, ownerId: sellerId, createdAt }).onConflictDoNothing();
    await tx.insert(listingPhotos).values({ listingId, photoId, position });
  }
  return listingId;
}

async function plantPlate(tx: Tx, plate: DemoPlate, rev: number, sellerId: string): Promise<string> {
  const words = { text: plateText(plate), soleItem: soleItemOf(plate) };
  const listingId = await plantListing(tx, "number-plate", plate, rev, sellerId, words);
  await tx.insert(plates).values({ listingId, ...plateColumns(plate) });
  return listingId;
}

async function plantInquiry(
  tx: Tx,
  inquiry: DemoInquiry,
  listingId: string,
  sellerId: string,
  buyerId: string | null,
): Promise<void> {
  await tx.insert(inquiries).values({
    ...inquiry,
    id: newId(),
    listingId,
    sellerId,
    buyerId,
    updatedAt: inquiry.createdAt + REPLY_MS,
  });
}
