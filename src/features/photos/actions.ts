import { type SQLWrapper, and, inArray, notInArray } from "drizzle-orm";
import { atMost } from "#src/core/at-most.ts";
import { batches } from "#src/core/batches.ts";
import { AppError, InvalidFields, namedStorageError, tryLater } from "#src/core/errors.ts";
import { fairQueue } from "#src/core/fair-queue.ts";
import { cleanLine } from "#src/core/text.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { lineOf } from "#src/http/address.ts";
import type { Deps } from "#src/http/env.ts";
import { messageOf } from "#src/http/errors.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { t } from "#t";
import { countPixels, encodePhoto } from "./encode.ts";
import { fetchPicture, isForeignAddress } from "./fetch-picture.ts";
import { findPhoto, listOwnPhotos } from "./queries.ts";
import {
  ALL_WIDTHS,
  MAX_PHOTO_BYTES,
  type PhotoJson,
  type Refusal,
  photoFileName,
  photoIdOf,
  sharedPhotoName,
} from "./schema.ts";
import { photoUploads, photos } from "./tables.ts";
import type { Uploader } from "./uploader.ts";

const UPLOADS = { name: "photo-upload", max: 300, perMs: HOUR_MS };
const BYTES = {
  name: "photo-bytes",
  max: 200 * 1024 * 1024,
  perMs: DAY_MS,
  message: "photosTooManyToday",
} as const;
/** A few bytes may hold many pixels, and it is pixels that take time. */
const PIXELS = { ...BYTES, name: "photo-pixels", max: 400_000_000 };
const FETCHES_AT_ONCE = 4;
const ROWS_AT_ONCE = 500;

// Keeps a removal from deleting the files of the same photo while it is uploaded again.
export const oneAtATime = atMost(1);

type Bytes = Uint8Array<ArrayBuffer>;

/** Stores a photo once, however often it is uploaded, and lets its owner use it; throws AppError for an invalid upload. */
export async function storePhoto(
  deps: Deps,
  ownerId: string | null,
  bytes: Bytes,
  isCounted = true,
): Promise<PhotoJson> {
  if (bytes.length > MAX_PHOTO_BYTES) throw new AppError("too-large", "photoTooLarge");
  const id = await contentId(bytes);
  const now = deps.clock.now();
  const stored = await deps.db.withTx((tx) => claimPhoto(tx, ownerId, id, now));
  if (stored && (await hasFiles(deps, id))) return stored;
  if (ownerId !== null && isCounted) {
    await countTry(deps.db, BYTES, ownerId, now, bytes.length);
    await countTry(deps.db, PIXELS, ownerId, now, await countPixels(bytes));
  }
  const { files, ...properties } = await encodePhoto(bytes);
  const photo: PhotoJson = { id, ...properties };
  await oneAtATime(async () => {
    await deps.photos
      .put(files.map(({ width, bytes }) => ({ name: photoFileName(id, width), bytes })))
      .catch((error: unknown) => Promise.reject(namedStorageError(error)));
    await deps.db.withTx(async (tx) => {
      await tx
        .insert(photos)
        .values({ ...photo, createdAt: now })
        .onConflictDoNothing();
      await claimPhoto(tx, ownerId, id, now);
    });
  });
  return photo;
}

/** Files may be lost with a disk; the next upload of the photo restores them. */
async function hasFiles({ photos: store }: Deps, id: string): Promise<boolean> {
  const found = await Promise.all(ALL_WIDTHS.map((width) => store.get(photoFileName(id, width))));
  return found.every((file) => file !== null);
}

async function contentId(bytes: Bytes): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex().slice(0, 32);
}

async function claimPhoto(tx: Tx, ownerId: string | null, photoId: string, now: number) {
  const photo = await findPhoto(tx, photoId);
  if (!photo || ownerId === null) return photo;
  const upload = { photoId, ownerId, createdAt: now };
  const target = [photoUploads.photoId, photoUploads.ownerId];
  await tx
    .insert(photoUploads)
    .values(upload)
    .onConflictDoUpdate({ target, set: { createdAt: now } });
  return photo;
}

async function importPhoto(deps: Deps, uploader: Uploader, address: string): Promise<PhotoJson> {
  await countUpload(deps, uploader.id);
  const { bytes } = await fetchPicture(address);
  return decodeInTurn(uploader, () => storePhoto(deps, uploader.id, bytes ?? new Uint8Array()));
}

const countUpload = (deps: Deps, ownerId: string) => countTry(deps.db, UPLOADS, ownerId, deps.clock.now());

export interface StoredPhotos {
  photos: PhotoJson[];
  refused: Refusal[];
  reason: AppError | null;
}

export const storeFormPhotos = (deps: Deps, uploader: Uploader, files: File[]): Promise<StoredPhotos> =>
  // Browsers send an empty file field as one file without a name, which is undefined in Bun.
  collect(
    files
      .filter(({ name, size }) => Boolean(name) || size > 0)
      .map((file, i) => ({
        name: cleanLine(file.name ?? "").slice(0, 100) || t.photoName(i + 1),
        store: () =>
          decodeInTurn(uploader, async () => {
            await countUpload(deps, uploader.id);
            return storePhoto(deps, uploader.id, await file.bytes());
          }),
      })),
  );

export const importNamed = (deps: Deps, uploader: Uploader, address: string): Promise<StoredPhotos> =>
  collect([{ name: cleanLine(address), store: () => importPhoto(deps, uploader, address) }]);

async function collect(tasks: { name: string; store(): Promise<PhotoJson> }[]): Promise<StoredPhotos> {
  const all: StoredPhotos = { photos: [], refused: [], reason: null };
  const results = await Promise.allSettled(tasks.map(({ store }) => store()));
  for (const [i, result] of results.entries()) {
    if (result.status === "fulfilled") all.photos.push(result.value);
    else if (!(result.reason instanceof AppError)) throw result.reason;
    else {
      all.reason ??= result.reason;
      all.refused.push({
        name: tasks[i]?.name ?? "",
        error: messageOf(result.reason),
        code: result.reason.key,
      });
    }
  }
  return all;
}

/** The photo ids for a listing's `images`: own uploads by URL, or external URLs, which are imported. */
export async function resolveImages(deps: Deps, uploader: Uploader, images: string[]): Promise<string[]> {
  const addresses = images.map((address) => address.trim());
  const ids = addresses.map((address) => photoIdOf(address, deps.config.PUBLIC_ORIGIN));
  const uploads = ids.filter((id) => id !== null);
  const own = new Set((await listOwnPhotos(deps.db.read, uploader, uploads)).map(({ id }) => id));
  const refused: Record<string, string> = {};
  const throwRefused = () => {
    if (Object.keys(refused).length > 0) throw new InvalidFields(refused);
  };
  for (const [i, address] of addresses.entries()) {
    const id = ids[i];
    if (id && !own.has(id)) refused[`images.${i}`] = t.photoNotYours();
    if (!id && !isForeignAddress(address)) refused[`images.${i}`] = t.photoAddressRefused();
  }
  throwRefused();
  const fourAtOnce = atMost(FETCHES_AT_ONCE);
  const importOne = async (address: string, i: number): Promise<string | null> => {
    try {
      return (await fourAtOnce(() => importPhoto(deps, uploader, address))).id;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused[`images.${i}`] = messageOf(error);
      return null;
    }
  };
  const found = await Promise.all(addresses.map((address, i) => ids[i] ?? importOne(address, i)));
  throwRefused();
  return [...new Set(found.filter((id) => id !== null))];
}

/** A query for the ids of all used photos; a parameter, because the features that use photos come later. */
export type PhotosInUse = (read: Reader) => SQLWrapper;

export async function removeUnclaimedPhotos(deps: Deps, ids: string[], inUse: PhotosInUse): Promise<void> {
  for (const batch of batches(ids, ROWS_AT_ONCE))
    await oneAtATime(async () => {
      const gone = await deps.db.withTx(async (tx) => {
        const claimed = tx.select({ id: photoUploads.photoId }).from(photoUploads);
        const isUnused = and(notInArray(photos.id, claimed), notInArray(photos.id, inUse(tx)));
        return tx
          .delete(photos)
          .where(and(inArray(photos.id, batch), isUnused))
          .returning({ id: photos.id });
      });
      await deps.photos.remove(gone.flatMap(({ id }) => photoFilesOf(id)));
    });
}

export const photoFilesOf = (id: string): string[] => [
  sharedPhotoName(id),
  ...ALL_WIDTHS.map((width) => photoFileName(id, width)),
];

/** Each waiting photo is held in memory. */
export const MAX_QUEUED_EACH = 30;
const MAX_WAIT_MS = 60_000;
const RETRY_AFTER_SECONDS = 10;

const busy = () =>
  Object.assign(tryLater("busy", RETRY_AFTER_SECONDS, "photosBusy"), {
    details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
  });

// A decoded photo takes up to 160 MB, and copying and hashing megabytes blocks the event loop.
const turns = fairQueue(2, MAX_WAIT_MS, busy, 1);
const people = new Map<string, { queued: number; oneAtATime: ReturnType<typeof atMost> }>();

/** Two tasks at a time, of different persons and addresses in turn: none holds up others. Throws "busy". */
export async function decodeInTurn<T>({ id, address = id }: Uploader, task: () => Promise<T>): Promise<T> {
  const person = people.getOrInsertComputed(id, () => ({ queued: 0, oneAtATime: atMost(1) }));
  if (person.queued >= MAX_QUEUED_EACH) throw busy();
  person.queued++;
  try {
    return await person.oneAtATime(() => turns(lineOf(address), (measure) => measure(task)));
  } finally {
    person.queued--;
    if (person.queued === 0) people.delete(id);
  }
}
