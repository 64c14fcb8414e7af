import { and, eq, exists } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import type { Tx } from "#src/db/open.ts";
import { editCar, publishCar, withListedNames } from "#src/features/cars/actions.ts";
import type { CarInput, CarPatch } from "#src/features/cars/car-input.ts";
import { carFields } from "#src/features/cars/fields.ts";
import { carQueries } from "#src/features/cars/list-cars.ts";
import type { Field } from "#src/features/listings/fields.ts";
import { changedFields } from "#src/features/listings/life-cycle/edit-conflict.ts";
import { markSold, restore, setReserved, withdraw } from "#src/features/listings/life-cycle/own-listings.ts";
import { statusOf } from "#src/features/listings/listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import { resolveImages } from "#src/features/photos/actions.ts";
import { photoUrl } from "#src/features/photos/schema.ts";
import type { Deps } from "#src/http/env.ts";
import type { StockStatus } from "../columns.ts";
import { findStockItem, type Member, ownItem, type StockListing, stockStatusOf } from "../queries/stock.ts";
import { stockKeyOf } from "../read-row.ts";
import { stockItems } from "../tables.ts";

/** A whole car. Without `images` it keeps its photos. */
export type StockInput = Omit<CarInput, "images"> & Partial<Pick<CarInput, "images">>;

export interface Put {
  listingId: string;
  /** `restored` is back on sale, perhaps with other changes. */
  outcome: "created" | "changed" | "restored" | "unchanged";
}

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
): Promise<Put> {
  const find = () => findStockItem(deps.db.read, member.dealerId, stockId);
  const item = await find();
  const listingId = item ? null : await publishStock(deps, member, stockId, input, status);
  if (listingId !== null) return { listingId, outcome: "created" };
  return changeStock(deps, member, ownItem(member, item ?? (await find())), input, status);
}

class PublishedMeanwhile extends Error {}

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
    if (error instanceof PublishedMeanwhile) return null;
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
  if (added.length === 0) throw new PublishedMeanwhile();
}

/** Gives a car another stock number, so that files and programs know it. Throws "conflict" if another car has it. */
export const numberCar = (
  { db }: Deps,
  member: Member,
  { id }: StockListing,
  stockId: string,
): Promise<void> =>
  db.withTx(async (tx) => {
    await tx.delete(stockItems).where(eq(stockItems.listingId, id));
    await addStockItem(tx, member.dealerId, stockId, id).catch((error: unknown) => {
      throw error instanceof PublishedMeanwhile
        ? new AppError("conflict", "stockNumberTaken", stockId)
        : error;
    });
  });

async function changeStock(
  deps: Deps,
  member: Member,
  item: StockListing,
  input: StockInput,
  asked: StockStatus | null,
): Promise<Put> {
  const listingId = item.id;
  const patch = await changesTo(deps, member, listingId, input);
  const before = stockStatusAt(deps, item);
  const status = asked ?? (before === "withdrawn" ? "available" : before);
  const isMoved = await setStockStatus(deps, member, item, status);
  if (patch) await editCar(deps, member, listingId, patch);
  if (isMoved && before === "withdrawn" && status !== "sold") return { listingId, outcome: "restored" };
  return { listingId, outcome: isMoved || patch ? "changed" : "unchanged" };
}

/** What differs from the car as it is; null if nothing does. */
async function changesTo(
  deps: Deps,
  member: Member,
  id: string,
  { images: given, ...fields }: StockInput,
): Promise<CarPatch | null> {
  const before = await carQueries.get(deps.db.read, id, deps.clock.now(), { ...member, role: "user" });
  const photoIds = given && (await resolveImages(deps, member, given));
  const images = photoIds?.map((photoId) => photoUrl(photoId, 1280)) ?? before.images;
  const after = { ...before, ...withListedNames(fields), images };
  const values: Record<string, unknown> = { ...after };
  const changed = changedFields(carFields, before, after).map(
    ([name, { column = name }]: [string, Field]) => [column, values[column]],
  );
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

const stockStatusAt = ({ clock }: Deps, item: StockListing): StockStatus =>
  stockStatusOf({ ...item, status: statusOf(item, clock.now()) });

/** Returns whether this changed anything. */
export async function setStockStatus(
  deps: Deps,
  member: Member,
  item: StockListing,
  status: StockStatus,
): Promise<boolean> {
  const { id } = item;
  // An expired listing still has a page, which withdrawing hides.
  const isThere = status === "withdrawn" ? item.status === status : stockStatusAt(deps, item) === status;
  if (isThere) return false;
  const isReserved = status === "reserved";
  if (status === "sold") await markSold(deps, member, id);
  else if (status === "withdrawn") await withdraw(deps, member, id);
  else if (statusOf(item, deps.clock.now()) === "active") await setReserved(deps, member, id, isReserved);
  else await restore(deps, member, id, isReserved);
  return true;
}
