import { hashPassword } from "#src/auth/passwords.ts";
import { users } from "#src/auth/tables.ts";
import { newId } from "#src/core/ids.ts";
import type { Tx } from "#src/db/open.ts";
import { carText } from "#src/features/cars/car-text.ts";
import { cars } from "#src/features/cars/tables.ts";
import { inquiries } from "#src/features/inquiries/tables.ts";
import { counters, listingPhotos, listings, listingTexts } from "#src/features/listings/tables.ts";
import { storePhoto } from "#src/features/photos/actions.ts";
import { photoUploads } from "#src/features/photos/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { picturePath } from "./pictures.ts";
import { DEMO_PASSWORD, type DemoCar, type DemoInquiry, demoStory, type DemoUser } from "./story.ts";

/** What to print for whoever wants to look around. */
export const DEMO_ACCOUNTS = ["seller", "buyer", "admin"].map(
  (name) => `${name}@markaba.test  ${DEMO_PASSWORD}`,
);

export const isNewDatabase = async ({ db }: Deps): Promise<boolean> => (await db.read.$count(users)) === 0;

/** Plants the demo marketplace into a database without users; answers what it planted, in words. */
export async function plantDemo(deps: Deps): Promise<string> {
  if (!(await isNewDatabase(deps)))
    throw new Error("This database has users already; the demo needs a new one.");
  const story = demoStory(deps.clock.now());
  const userIds = new Map(story.users.map(({ key }) => [key, newId()]));
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await deps.db.withTx(async (tx) => {
    for (const user of story.users) await plantUser(tx, user, idOf(userIds, user.key), passwordHash);
  });
  const photoIds = await storePictures(deps, story.cars, idOf(userIds, story.cars[0]?.sellerKey ?? ""));
  await deps.db.withTx(async (tx) => {
    const carIds: string[] = [];
    for (const [i, car] of story.cars.entries())
      carIds.push(await plantCar(tx, car, i + 1, idOf(userIds, car.sellerKey), photoIds));
    await tx.insert(counters).values({ name: "rev", value: story.cars.length });
    for (const inquiry of story.inquiries) {
      const car = story.cars[inquiry.carIndex];
      const listingId = carIds[inquiry.carIndex];
      if (car && listingId)
        await plantInquiry(
          tx,
          inquiry,
          listingId,
          idOf(userIds, car.sellerKey),
          inquiry.buyerKey ? idOf(userIds, inquiry.buyerKey) : null,
        );
    }
  });
  return `Planted ${story.cars.length} cars, ${story.users.length} accounts and ${story.inquiries.length} inquiries.`;
}

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

/** Stores every picture that a car shows, once; answers their ids by name. */
async function storePictures(deps: Deps, cars: DemoCar[], ownerId: string): Promise<Map<string, string>> {
  const names = [...new Set(cars.flatMap(({ pictures }) => pictures))];
  const stored = names.map(async (name) => {
    const { id } = await storePhoto(deps, ownerId, await Bun.file(picturePath(name)).bytes());
    return [name, id] as const;
  });
  return new Map(await Promise.all(stored));
}

async function plantCar(
  tx: Tx,
  car: DemoCar,
  rev: number,
  sellerId: string,
  photoIds: Map<string, string>,
): Promise<string> {
  const id = newId();
  const { createdAt } = car;
  await tx.insert(listings).values({
    ...car,
    id,
    sellerId,
    rev,
    kind: "car",
    priceCents: car.price * 100,
    status: car.soldAt === null ? "active" : "sold",
    viewCount: car.views,
    contactCount: Math.round(car.views / 14),
    listedAt: createdAt,
    updatedAt: createdAt,
  });
  const { downPayment, monthly } = car;
  await tx.insert(cars).values({
    ...car,
    listingId: id,
    downPaymentCents: downPayment ? downPayment * 100 : null,
    monthlyCents: monthly ? monthly * 100 : null,
  });
  await tx.insert(listingTexts).values({ docId: rev, listingId: id, folded: carText(car) });
  for (const [position, name] of car.pictures.entries()) {
    const photoId = idOf(photoIds, name);
    await tx.insert(photoUploads).values({ photoId, ownerId: sellerId, createdAt }).onConflictDoNothing();
    await tx.insert(listingPhotos).values({ listingId: id, photoId, position });
  }
  return id;
}

async function plantInquiry(
  tx: Tx,
  inquiry: DemoInquiry,
  listingId: string,
  sellerId: string,
  buyerId: string | null,
): Promise<void> {
  await tx
    .insert(inquiries)
    .values({ ...inquiry, id: newId(), listingId, sellerId, buyerId, updatedAt: inquiry.createdAt });
}
