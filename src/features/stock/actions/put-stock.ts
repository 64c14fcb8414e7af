import { and, eq, exists } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import type { Tx } from "#src/db/open.ts";
import { editCar, publishCar } from "#src/features/cars/actions.ts";
import type { CarInput } from "#src/features/cars/car-input.ts";
import { carQueries } from "#src/features/cars/list-cars.ts";
import { markSold, restore, setReserved, withdraw } from "#src/features/listings/life-cycle/own-listings.ts";
import { statusOf } from "#src/features/listings/listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import { resolveImages } from "#src/features/photos/actions.ts";
import { photoUrl } from "#src/features/photos/schema.ts";
import type { Deps } from "#src/http/env.ts";
import { changesBetween, valuesOf } from "../car-changes.ts";
import type { StockStatus } from "../columns.ts";
import { findStockItem, type Member, ownItem, type StockListing, stockStatusOf } from "../queries/stock.ts";
import { stockKeyOf } from "../read-row.ts";
import { stockItems } from "../tables.ts";

/** A whole car. Without `images` it keeps its photos. */
export type StockInput = Omit<CarInput, "images"> & Partial<Pick<CarInput, "images">>;

/**
 * Publishes the car of this stock number, or changes what differs. Without `status`, a withdrawn car is put back on sale and
 * others keep their status. Throws "forbidden" if the car is a colleague's that this person may not change.
 */
export async function putStock(
  deps: Deps,
  member: Member,
  stockId: string,
  input: StockInput,
  status: StockStatus | null = null,
) {
  const find = () => findStockItem(deps.db.read, member.dealerId, stockId);
  const item = await find();
  const listingId = item ? null : await publishStock(deps, member, stockId, input, status);
  if (listingId !== null) return { listingId, isNew: true };
  const known = ownItem(member, item ?? (await find()));
  await changeStock(deps, member, known, input, status);
  return { listingId: known.id, isNew: false };
}

/** The new listing's id; null if another request has just published the car. */
async function publishStock(
  deps: Deps,
  member: Member,
  stockId: string,
  input: StockInput,
  status: StockStatus | null,
): Promise<string | null> {
  const numbered: Deps = {
    ...deps,
    async afterListed(tx, id) {
      await deps.afterListed?.(tx, id);
      await addStockItem(tx, member.dealerId, stockId, id);
      const soldAt = status === "sold" ? deps.clock.now() : null;
      if (status === "reserved") await tx.update(listings).set({ reserved: true }).where(eq(listings.id, id));
      if (status === "sold" || status === "withdrawn")
        await tx.update(listings).set({ status, soldAt }).where(eq(listings.id, id));
    },
  };
  try {
    return await publishCar(numbered, member, { ...input, images: input.images ?? [] });
  } catch (error) {
    if (error instanceof AppError && error.key === "stockNumberTaken") return null;
    throw error;
  }
}

async function addStockItem(tx: Tx, dealerId: string, stockId: string, listingId: string): Promise<void> {
  const stockKey = stockKeyOf(stockId);
  const hasKey = and(eq(stockItems.dealerId, dealerId), eq(stockItems.stockKey, stockKey));
  const isItsListing = and(eq(listings.id, stockItems.listingId), eq(listings.status, "removed"));
  const removed = tx.select({ id: listings.id }).from(listings).where(isItsListing);
  await tx.delete(stockItems).where(and(hasKey, exists(removed)));
  const item = { listingId, dealerId, stockId, stockKey };
  const added = await tx.insert(stockItems).values(item).onConflictDoNothing().returning();
  if (added.length === 0) throw new AppError("conflict", "stockNumberTaken", stockId);
}

/** Gives a car another stock number, so that files and programs know it. Throws "conflict" if another car has it. */
export const numberCar = ({ db }: Deps, { dealerId }: Member, { id }: StockListing, stockId: string) =>
  db.withTx(async (tx) => {
    await tx.delete(stockItems).where(eq(stockItems.listingId, id));
    await addStockItem(tx, dealerId, stockId, id);
  });

async function changeStock(
  deps: Deps,
  member: Member,
  item: StockListing,
  { images: given, ...input }: StockInput,
  asked: StockStatus | null,
) {
  const now = deps.clock.now();
  const before = await carQueries.get(deps.db.read, item.id, now, { ...member, role: "user" });
  const photoIds = given && (await resolveImages(deps, member, given));
  const images = photoIds?.map((id) => photoUrl(id, 1280)) ?? before.images;
  const status = stockStatusOf(before);
  await setStockStatus(deps, member, item, asked ?? (status === "withdrawn" ? "available" : status));
  const changes = changesBetween(before, { ...input, images });
  if (changes.length > 0) await editCar(deps, member, item.id, valuesOf(changes, "to"));
}

/** Does nothing if the car has this status. */
export async function setStockStatus(
  deps: Deps,
  member: Member,
  item: Pick<StockListing, "id" | "status" | "reserved" | "expiresAt">,
  status: StockStatus,
) {
  const { id } = item;
  const now = statusOf(item, deps.clock.now());
  // An expired listing still has a page, which withdrawing hides.
  if (stockStatusOf({ ...item, status: now }) === status && now !== "expired") return;
  const isReserved = status === "reserved";
  if (status === "sold") await markSold(deps, member, id);
  else if (status === "withdrawn") await withdraw(deps, member, id);
  else if (now === "active") await setReserved(deps, member, id, isReserved);
  else await restore(deps, member, id, isReserved);
}
