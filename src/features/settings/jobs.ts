import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { HOUR_MS } from "#src/core/time.ts";
import { MAX_ZIP_BYTES, zipOf } from "#src/core/zip.ts";
import { greeting, mailUser } from "#src/features/accounts/actions/notices.ts";
import { getUser, type UserRow } from "#src/features/accounts/queries.ts";
import { photoFileName, ZOOM_WIDTH } from "#src/features/photos/schema.ts";
import type { Tx } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { bytesOf } from "#src/runtime/photo-reader.ts";
import { t } from "#t";
import { openExports, removeExportsExcept, writeExport } from "./export-files.ts";
import { DATA_FILES_KEPT_MS } from "#src/features/help/facts.ts";
import { getDataFile } from "./queries.ts";
import { dataExports } from "./tables.ts";

const LOOK_EVERY_MS = 3000;
/** Room for the archive's directory and the data. Photos beyond it are only named. */
const MOST_PHOTO_BYTES = MAX_ZIP_BYTES * 0.95;

export const dataExportJobs = (deps: Deps): Job[] => [
  { name: "data exports", everyMs: LOOK_EVERY_MS, run: () => prepareExports(deps) },
  { name: "old data exports", everyMs: HOUR_MS, run: () => removeOldExports(deps) },
];

/** One that fails is tried again until it expires. */
export async function prepareExports(deps: Deps): Promise<void> {
  const { db, clock, config } = deps;
  const isWaiting = and(isNull(dataExports.readyAt), gt(dataExports.expiresAt, clock.now()));
  const waiting = await db.read.select().from(dataExports).where(isWaiting);
  if (waiting.length === 0) return;
  const store = openExports(config);
  await store.clear();
  for (const row of waiting) {
    const user = await getUser(db.read, row.userId);
    const bytes = await writeExport(store, row, zipOf(filesOf(deps, user)));
    const now = clock.now();
    await db.withTx(async (tx) => {
      const ready = { bytes, readyAt: now, expiresAt: now + DATA_FILES_KEPT_MS };
      const isIt = eq(dataExports.id, row.id);
      const [found] = await tx.update(dataExports).set(ready).where(isIt).returning({ id: dataExports.id });
      if (found) await mailReady(tx, deps, user, row.id, ready.expiresAt);
    });
  }
}

const mailReady = (tx: Tx, deps: Deps, user: UserRow, id: string, expiresAt: number) =>
  mailUser(tx, deps, user, "data-export", () => ({
    subject: t.dataMailSubject(),
    paragraphs: [greeting(user), t.dataMailText(t.formatDateTime(expiresAt))],
    action: { label: t.dataMailOpen(), url: absoluteHref(deps.config, `/settings/data/${id}`) },
    reason: t.dataMailReason(),
  }));

async function* filesOf({ db, clock, photos }: Deps, user: UserRow) {
  const ids = new Set<string>();
  const pathOf = (photoId: string) => {
    ids.add(photoId);
    return `photos/${photoId}.webp`;
  };
  yield { name: "data.json", bytes: Buffer.from(await getDataFile(db.read, user, pathOf, clock.now())) };
  let left = MOST_PHOTO_BYTES;
  for (const id of ids) {
    const bytes = await bytesOf(photos, photoFileName(id, ZOOM_WIDTH));
    if (!bytes || bytes.length > left) continue;
    left -= bytes.length;
    yield { name: pathOf(id), bytes };
  }
}

export async function removeOldExports({ db, clock, config }: Deps): Promise<void> {
  await db.withTx((tx) => tx.delete(dataExports).where(lte(dataExports.expiresAt, clock.now())));
  const kept = await db.read.select({ id: dataExports.id }).from(dataExports);
  await removeExportsExcept(openExports(config), new Set(kept.map(({ id }) => id)));
}
