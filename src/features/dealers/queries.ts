import { and, eq } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { dealers } from "./tables.ts";

export type DealerRow = typeof dealers.$inferSelect;

export async function findDealer(read: Reader, id: string): Promise<DealerRow | null> {
  const [dealer] = await read.select().from(dealers).where(eq(dealers.id, id));
  return dealer ?? null;
}

/** Null for a suspended dealer. The name is the English one, as phones sort contacts. */
export async function findDealerContact(read: Reader, id: string) {
  const [dealer] = await read
    .select({ name: dealers.nameEn, location: dealers.location, phone: dealers.phone })
    .from(dealers)
    .where(and(eq(dealers.id, id), eq(dealers.isActive, true)));
  return dealer ?? null;
}
