import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { DAY_MS } from "#src/core/time.ts";
import { photosInUse } from "#src/features/listings/listings.ts";
import type { memoryPhotoStore } from "#src/testing/site/memory-photo-store.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { storePhoto } from "./actions.ts";
import { photoJobs, setAsideOrphanFiles, setAsideUnusedPhotos } from "./jobs.ts";
import { photoFileName, photoUrl } from "./schema.ts";
import { photos, photoUploads } from "./tables.ts";

const WEEK_MS = 7 * DAY_MS;

async function site() {
  const app = testApp();
  const owner = await app.signUp();
  const { files } = app.deps.photos as ReturnType<typeof memoryPhotoStore>;
  const store = async (seed: number) =>
    (await storePhoto(app.deps, owner.id, await plainPhoto(64, 48, seed))).id;
  const has = async (id: string) => (await app.deps.photos.get(photoFileName(id, 320))) !== null;
  /** Removes a photo's rows, as if an older copy of the database were restored. */
  const forget = (id: string) =>
    app.deps.db.withTx(async (tx) => {
      await tx.delete(photoUploads).where(eq(photoUploads.photoId, id));
      await tx.delete(photos).where(eq(photos.id, id));
    });
  const orphan = (number: number) => {
    const name = `${number.toString(16).padStart(32, "0")}-320.webp`;
    return app.deps.photos.put([{ name, bytes: new Uint8Array(1) }]).then(() => name);
  };
  return { ...app, owner, files, store, has, forget, orphan };
}

test("a photo unused for a week is set aside; one in use or uploaded again is kept", async () => {
  const app = await site();
  const { deps, clock, owner, store, has } = app;
  const [unused, used, again] = [await store(1), await store(2), await store(3)];
  await app.json("POST", "/api/cars", { ...typedCar, images: [photoUrl(used, 1280)] }, { as: owner });

  clock.advance(WEEK_MS);
  await setAsideUnusedPhotos(deps, photosInUse);
  expect(await deps.db.read.$count(photos)).toBe(3);
  await store(3);
  clock.advance(1);
  await setAsideUnusedPhotos(deps, photosInUse);
  expect([await has(unused), await has(used), await has(again)]).toEqual([false, true, true]);
  expect(await deps.db.read.$count(photos)).toBe(2);
  const [day] = await Array.fromAsync(deps.photos.listSetAside());
  expect(day?.names).toContain(photoFileName(unused, 320));

  // Uploading the same photo again creates a new row.
  expect(await store(1)).toBe(unused);
  expect(await has(unused)).toBe(true);
});

test("at most 50 files are set aside at once, however many photos are unused", async () => {
  const { deps, clock, files, store } = await site();
  for (let seed = 0; seed < 9; seed++) await store(seed);
  clock.advance(WEEK_MS + 1);
  const before = files.size;
  await setAsideUnusedPhotos(deps, photosInUse);
  expect(before - files.size).toBeGreaterThan(0);
  expect(before - files.size).toBeLessThanOrEqual(50);
  await setAsideUnusedPhotos(deps, photosInUse);
  expect(files.size).toBe(0);
});

test("an old file without a row is set aside for 30 days; a new file or one with a row is kept", async () => {
  const { deps, clock, files, store, has, orphan, logged } = await site();
  const kept = await store(1);
  const old = await orphan(1);
  clock.advance(WEEK_MS);
  const young = await orphan(2);
  clock.advance(1);
  await setAsideOrphanFiles(deps);
  expect([await has(kept), files.has(old), files.has(young)]).toEqual([true, false, true]);
  expect(logged).toEqual([]);

  const aside = async () => (await Array.fromAsync(deps.photos.listSetAside())).flatMap(({ names }) => names);
  clock.advance(30 * DAY_MS - 1000);
  await setAsideOrphanFiles(deps);
  expect(await aside()).toContain(old);
  clock.advance(2 * DAY_MS);
  await setAsideOrphanFiles(deps);
  expect(await aside()).not.toContain(old);
});

test("a photo that was set aside is put back if the database has a row for it again", async () => {
  const { deps, clock, owner, store, has, forget } = await site();
  const id = await store(1);
  await forget(id);
  clock.advance(WEEK_MS + 1);
  await setAsideOrphanFiles(deps);
  expect(await has(id)).toBe(false);
  await deps.db.withTx(async (tx) => {
    const row = { id, width: 64, height: 48, placeholder: "", createdAt: clock.now() };
    await tx.insert(photos).values(row);
    await tx.insert(photoUploads).values({ photoId: id, ownerId: owner.id, createdAt: clock.now() });
  });
  await setAsideOrphanFiles(deps);
  expect(await has(id)).toBe(true);
});

test("with an older database no photo is set aside, because too many files have no row", async () => {
  const { deps, clock, files, store, forget } = await site();
  const ids = await Promise.all(Array.from({ length: 4 }, (_, seed) => store(seed)));
  await forget(ids[0] ?? "");
  await forget(ids[1] ?? "");
  clock.advance(WEEK_MS + 1);
  const before = files.size;
  const failed = setAsideOrphanFiles(deps);
  expect(failed).rejects.toThrow(/12 of 24 photo files are not in the database, too many/);
  await failed.catch(() => undefined);
  expect(files.size).toBe(before);
});

test("more than 50 files stop the cleanup on a large site too", async () => {
  const { deps, clock, orphan } = await site();
  const { deps: large } = { deps: { ...deps, photos: { ...deps.photos } } };
  for (let number = 0; number < 51; number++) await orphan(number);
  clock.advance(WEEK_MS + 1);
  large.photos.list = async function* () {
    yield* deps.photos.list();
    yield Array.from({ length: 100_000 }, () => ({
      name: `${"f".repeat(32)}-320.webp`,
      bytes: 1,
      modifiedAt: clock.now(),
    }));
  };
  const failed = setAsideOrphanFiles(large);
  expect(failed).rejects.toThrow("51 of 100051");
  await failed.catch(() => undefined);
});

test("nothing is cleaned up when a server starts", async () => {
  const { deps } = await site();
  expect(photoJobs(deps, photosInUse).map(({ firstAfterMs }) => (firstAfterMs ?? 0) > 0)).toEqual([
    true,
    true,
  ]);
});
