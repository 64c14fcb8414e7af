import { and, asc, eq, isNull, ne, notInArray } from "drizzle-orm";
import { atMost } from "#src/core/at-most.ts";
import { AppError, STATUS_OF } from "#src/core/errors.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { getUser } from "#src/features/accounts/queries.ts";
import { editCar } from "#src/features/cars/actions.ts";
import { listPhotosOf } from "#src/features/listings/listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import { decodeInTurn, storePhoto } from "#src/features/photos/actions.ts";
import { fetchPicture } from "#src/features/photos/fetch-picture.ts";
import { listOwnPhotos } from "#src/features/photos/queries.ts";
import { photoIdOf, photoUrl } from "#src/features/photos/schema.ts";
import type { Deps } from "#src/http/env.ts";
import { messageOf } from "#src/http/errors.ts";
import { configuredOrigin } from "#src/http/origin.ts";
import { countTry } from "#src/http/rate-limit.ts";
import type { Language } from "#src/i18n/language.ts";
import type { RowOfImport } from "../queries/imports.ts";
import type { Member } from "../queries/stock.ts";
import { stockImportRows, stockPhotos } from "../tables.ts";

const RUN_MS = 5000;
const AT_ONCE = 4;
const A_DAY = { name: "stock-photos", max: 10_000, perMs: DAY_MS, message: "photosTooManyToday" } as const;

type StockPhoto = typeof stockPhotos.$inferSelect;

/** Lets the job fetch the photos that a row names. */
export async function askForPhotos(tx: Tx, row: RowOfImport, listingId: string) {
  const { tab, importId, images, changes } = row;
  if (images.length === 0 || !(tab === "new" || changes.some(({ field }) => field === "images"))) return;
  const isOther = and(eq(stockPhotos.listingId, listingId), notInArray(stockPhotos.address, images));
  await tx.delete(stockPhotos).where(isOther);
  const target = [stockPhotos.listingId, stockPhotos.address];
  for (const [position, address] of images.entries()) {
    const asked = { position, importId, isDue: true, reason: null };
    await tx
      .insert(stockPhotos)
      .values({ listingId, address, ...asked })
      .onConflictDoUpdate({ target, set: asked });
  }
}

/** The next file that names the photos of an import that is taken back brings them again. */
export async function forgetPhotos(tx: Tx, { importId }: RowOfImport, listingId: string): Promise<void> {
  const isOf = and(eq(stockPhotos.listingId, listingId), eq(stockPhotos.importId, importId));
  await tx.delete(stockPhotos).where(isOf);
}

/** Fetches the photos that files name, and gives them to their cars. */
export async function fetchStockPhotos(deps: Deps): Promise<void> {
  const endsAt = deps.clock.monotonicMs() + RUN_MS;
  while (deps.clock.monotonicMs() < endsAt) {
    const [due] = await deps.db.read
      .select({ id: stockPhotos.listingId })
      .from(stockPhotos)
      .where(eq(stockPhotos.isDue, true))
      .orderBy(asc(stockPhotos.listingId))
      .limit(1);
    if (!due) return;
    await fetchPhotosOf(deps, due.id);
  }
}

async function fetchPhotosOf(deps: Deps, listingId: string): Promise<void> {
  const { db } = deps;
  const isOfListing = eq(stockPhotos.listingId, listingId);
  const [listing] = await db.read
    .select()
    .from(listings)
    .where(and(eq(listings.id, listingId), ne(listings.status, "removed")));
  if (!listing?.dealerId)
    return db.withTx(async (tx) => void (await tx.delete(stockPhotos).where(isOfListing)));
  const member: Member = { id: listing.sellerId, dealerId: listing.dealerId, dealerRole: "manager" };
  const wanted = await db.read
    .select()
    .from(stockPhotos)
    .where(isOfListing)
    .orderBy(asc(stockPhotos.position));
  const { language } = await getUser(db.read, member.id);
  const fourAtOnce = atMost(AT_ONCE);
  const fetched = await Promise.all(
    wanted.map((photo) => (photo.isDue ? fourAtOnce(() => fetchOne(deps, member, photo, language)) : photo)),
  );
  const ids = [...new Set(fetched.flatMap(({ photoId }) => photoId ?? []))];
  const now = (await listPhotosOf(db.read, [listingId])).get(listingId)?.map(({ id }) => id) ?? [];
  if (ids.length > 0 && !Bun.deepEquals(ids, now)) {
    const images = ids.map((id) => photoUrl(id, 1280));
    await editCar(keepingPlans(deps, listing.rev), member, listingId, { images });
  }
  await db.withTx(async (tx) => {
    for (const photo of fetched)
      await tx
        .update(stockPhotos)
        .set({ ...photo, isDue: false })
        .where(
          and(isOfListing, eq(stockPhotos.address, photo.address), eq(stockPhotos.importId, photo.importId)),
        );
  });
}

/** A plan that was made while photos arrived is still about the same car. */
const keepingPlans = (deps: Deps, rev: number): Deps => ({
  ...deps,
  async afterListed(tx, id) {
    await deps.afterListed?.(tx, id);
    const [changed] = await tx.select({ rev: listings.rev }).from(listings).where(eq(listings.id, id));
    const isPlanned = and(eq(stockImportRows.listingId, id), eq(stockImportRows.rev, rev));
    await tx
      .update(stockImportRows)
      .set({ rev: changed?.rev ?? null })
      .where(and(isPlanned, isNull(stockImportRows.outcome)));
  },
});

/** Our own photos are used as they are, and unchanged ones are not sent again. */
async function fetchOne(deps: Deps, member: Member, photo: StockPhoto, language: Language) {
  const { address, photoId } = photo;
  const own = photoIdOf(address, configuredOrigin(deps.config));
  try {
    const known = await listOwnPhotos(deps.db.read, member, [own ?? photoId ?? ""]);
    if (own && known.length === 0) throw new AppError("invalid", "photoNotYours");
    if (own) return { ...photo, photoId: own, reason: null };
    await countTry(deps.db, A_DAY, member.dealerId, deps.clock.now());
    const { bytes, ...seen } = await fetchPicture(address, known.length > 0 ? photo : undefined);
    if (!bytes) return { ...photo, reason: null };
    const { id } = await decodeInTurn(member, () => storePhoto(deps, member.id, bytes, false));
    return { ...photo, ...seen, photoId: id, reason: null };
  } catch (error) {
    // While the server is busy, the photo stays due.
    if (!(error instanceof AppError) || STATUS_OF[error.kind] >= 500) throw error;
    return { ...photo, photoId: null, reason: messageOf(error, language) };
  }
}
