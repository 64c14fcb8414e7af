import { and, asc, eq, inArray } from "drizzle-orm";
import { type Member, requireRole } from "#src/auth/access.ts";
import { type DealerRole, users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import type { Reader } from "#src/db/open.ts";
import { dealerName } from "./schema.ts";
import { dealers, dealerSlugs } from "./tables.ts";

export type DealerRow = typeof dealers.$inferSelect;

export async function findDealer(read: Reader, id: string): Promise<DealerRow | null> {
  const [dealer] = await read.select().from(dealers).where(eq(dealers.id, id));
  return dealer ?? null;
}

/** Throws "not-found". */
export async function getDealer(read: Reader, id: string): Promise<DealerRow> {
  const dealer = await findDealer(read, id);
  if (!dealer) throw new AppError("not-found", "dealerNotFound");
  return dealer;
}

/** The dealer of one of its people. Throws "forbidden" for people of none and below the needed role. */
export const getDealerOf = (read: Reader, person: Member, needed: DealerRole = "sales") =>
  getDealer(read, requireRole(person, needed));

/** By its current address or a former one; also a suspended dealer. */
export async function findDealerBySlug(read: Reader, slug: string): Promise<DealerRow | null> {
  const [dealer] = await read.select().from(dealers).where(eq(dealers.slug, slug));
  if (dealer) return dealer;
  const [former] = await read.select().from(dealerSlugs).where(eq(dealerSlugs.slug, slug));
  return former ? findDealer(read, former.dealerId) : null;
}

/** In the reader's language, by the last part of the address. */
export async function listDealerNames(read: Reader, slugs: string[]): Promise<Record<string, string>> {
  const rows = slugs.length > 0 ? await read.select().from(dealers).where(inArray(dealers.slug, slugs)) : [];
  return Object.fromEntries(rows.map((dealer) => [dealer.slug, dealerName(dealer)]));
}

export async function findFirstOwner(read: Reader, dealerId: string): Promise<string | null> {
  const [owner] = await read
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.dealerId, dealerId), eq(users.dealerRole, "owner")))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1);
  return owner?.id ?? null;
}
