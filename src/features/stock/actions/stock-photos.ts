import { and, eq, notInArray } from "drizzle-orm";
import type { Tx } from "#src/db/open.ts";
import type { RowOfImport } from "../queries/imports.ts";
import { stockPhotos } from "../tables.ts";

/** Lets the job fetch the photos that a row names. */
export async function askForPhotos(tx: Tx, { tab, importId, images, changes }: RowOfImport, listingId: string) {
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
