import { and, asc, eq } from "drizzle-orm";
import { type Member, requireRole } from "#src/auth/access.ts";
import { type DealerRole, users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import type { Reader } from "#src/db/open.ts";
import { dealers, dealerSlugs } from "./tables.ts";

export type DealerRow = typeof dealers.$inferSelect;

export async function findDealer(read: Reader, id: string): Promise<DealerRow | null> {
  const [dealer] = await read.select().from(dealers).where(eq(dealers.id, id));
  return dealer ?? null;
}

/** The dealer of one of its people. Throws "forbidden" for people of none and below the needed role. */
export async function getDealerOf(read: Reader, person: Member, needed: DealerRole = "sales") {
  const dealer = await findDealer(read, requireRole(person, needed));
  if (!dealer) throw new AppError("not-found", "dealerNotFound");
  return dealer;
}

/** Null for a suspended dealer. The name is the English one, as phones sort contacts. */
export async function findDealerContact(read: Reader, id: string) {
  const [dealer] = await read
    .select({ name: dealers.nameEn, location: dealers.location, phone: dealers.phone })
    .from(dealers)
    .where(and(eq(dealers.id, id), eq(dealers.isActive, true)));
  return dealer ?? null;
}

/** By its current address or a former one; also a suspended dealer. */
export async function findDealerBySlug(read: Reader, slug: string): Promise<DealerRow | null> {
  const [dealer] = await read.select().from(dealers).where(eq(dealers.slug, slug));
  if (dealer) return dealer;
  const [former] = await read.select().from(dealerSlugs).where(eq(dealerSlugs.slug, slug));
  return former ? findDealer(read, former.dealerId) : null;
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
