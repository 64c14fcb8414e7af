import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import type { Reader } from "#src/db/open.ts";
import { listings } from "../tables.ts";

const OF_SELLER = {
  isActive: users.isActive,
  name: users.name,
  location: users.location,
  phone: users.phone,
  verifiedAt: users.verifiedAt,
  emailVerifiedAt: users.emailVerifiedAt,
};

export async function findSellerStamp(read: Reader, id: string) {
  const [row] = await read.select(OF_SELLER).from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Changes with every edit of the listing and of its seller. */
export async function findStamp(read: Reader, id: string) {
  const [row] = await read
    .select({ rev: listings.rev, ...OF_SELLER })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(eq(listings.id, id));
  return row ?? null;
}
