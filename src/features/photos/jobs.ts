import { and, eq, exists, gte, inArray, lt, not, notInArray } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { oneAtATime, photoFilesOf, type PhotosInUse } from "./actions.ts";
import { listKnownPhotos } from "./queries.ts";
import { photos, photoUploads } from "./tables.ts";

const UNUSED_FOR_MS = 7 * DAY_MS;
/** 30 days, counted from the end of the day on which files were set aside. */
const SET_ASIDE_FOR_MS = 31 * DAY_MS;
/** In total they have fewer files than MOST_FILES. */
const PHOTOS_AT_ONCE = 7;

// If more files have no row, the database probably belongs to other photos.
const MOST_FILES = 50;
const MOST_SHARE = 0.01;
/** One photo's files may always be set aside; otherwise a small site could never be cleaned up. */
const ALWAYS_ALLOWED = photoFilesOf("").length;

export const photoJobs = (deps: Deps, inUse: PhotosInUse): Job[] => [
  {
    name: "set-aside-unused-photos",
    firstAfterMs: HOUR_MS,
    everyMs: 5 * MINUTE_MS,
    run: () => setAsideUnusedPhotos(deps, inUse),
  },
  {
    name: "set-aside-orphan-photo-files",
    firstAfterMs: HOUR_MS,
    everyMs: DAY_MS,
    run: () => setAsideOrphanFiles(deps),
  },
];

/** Sets aside up to seven photos that no listing used for a week: deletes their rows and moves their files. */
export const setAsideUnusedPhotos = ({ db, photos: store, clock, log }: Deps, inUse: PhotosInUse) =>
  oneAtATime(async () => {
    const now = clock.now();
    const before = now - UNUSED_FOR_MS;
    const ids = await db.withTx(async (tx) => {
      const isRecent = exists(
        tx
          .select({ id: photoUploads.photoId })
          .from(photoUploads)
          .where(and(eq(photoUploads.photoId, photos.id), gte(photoUploads.createdAt, before))),
      );
      const unused = await tx
        .select({ id: photos.id })
        .from(photos)
        .where(and(lt(photos.createdAt, before), notInArray(photos.id, inUse(tx)), not(isRecent)))
        .limit(PHOTOS_AT_ONCE);
      const found = unused.map(({ id }) => id);
      await tx.delete(photoUploads).where(inArray(photoUploads.photoId, found));
      await tx.delete(photos).where(inArray(photos.id, found));
      return found;
    });
    if (ids.length === 0) return;
    await store.setAside(ids.flatMap(photoFilesOf), dayOf(now));
    log.info("unused photos set aside", { day: dayOf(now), photos: ids.join(" ") });
  });

/**
 * Those older than a week, left if a server is killed between file and row. Deletes files after 30 days.
 * Puts back those with a row again. Throws, without changes, if suspiciously many files have no row.
 */
export async function setAsideOrphanFiles({ db, photos: store, clock, log }: Deps): Promise<void> {
  const now = clock.now();
  const known = async (names: string[]) => {
    const ids = new Set(await listKnownPhotos(db.read, [...new Set(names.map(idInName))]));
    return (name: string) => ids.has(idInName(name));
  };

  for await (const { day, names } of store.listSetAside()) {
    const isKnown = await known(names);
    const again = names.filter(isKnown);
    if (again.length > 0) {
      await store.putBack(again, day);
      log.info("photos put back", { day, photos: idsIn(again) });
    }
    if (Date.parse(day) < now - SET_ASIDE_FOR_MS) {
      await store.removeSetAside(day);
      log.info("photos deleted that were set aside", { day, files: names.length - again.length });
    }
  }

  let total = 0;
  const orphans: string[] = [];
  for await (const files of store.list()) {
    total += files.length;
    const isKnown = await known(files.map(({ name }) => name));
    for (const { name, modifiedAt } of files)
      if (modifiedAt < now - UNUSED_FOR_MS && !isKnown(name)) orphans.push(name);
  }
  const most = Math.max(ALWAYS_ALLOWED, Math.min(MOST_FILES, total * MOST_SHARE));
  if (orphans.length > most)
    throw new Error(
      `${orphans.length} of ${total} photo files are not in the database, too many to set aside. ` +
        "Is it an older copy? Files stay where they are until this is solved.",
    );
  if (orphans.length === 0) return;
  await oneAtATime(async () => {
    // Skip photos that were uploaded again in the meantime.
    const isKnown = await known(orphans);
    await store.setAside(
      orphans.filter((name) => !isKnown(name)),
      dayOf(now),
    );
  });
  log.info("orphan photo files set aside", { day: dayOf(now), photos: idsIn(orphans) });
}

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

const idInName = (name: string): string => name.slice(0, name.indexOf("-"));

const idsIn = (names: string[]): string => [...new Set(names.map(idInName))].join(" ");
