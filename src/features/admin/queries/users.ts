import { and, asc, count, desc, eq, gt, inArray, isNotNull, like, ne, or, type SQL } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import { isUnlimited } from "#src/core/listing-limit.ts";
import { type Page, pageCount } from "#src/core/pagination.ts";
import { countWhere, holding } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { AdminUser } from "../admin-json.ts";
import type { UserFilter } from "../schema.ts";

export const USERS_A_PAGE = 25;

const userConditions = ({ q, state }: Pick<UserFilter, "q" | "state">): SQL | undefined => {
  const states: Record<NonNullable<UserFilter["state"]>, SQL> = {
    active: eq(users.isActive, true),
    suspended: eq(users.isActive, false),
    verified: isNotNull(users.verifiedAt),
    admin: eq(users.role, "admin"),
  };
  return and(
    state ? states[state] : undefined,
    q
      ? or(
          like(users.name, holding(q)),
          like(users.emailKey, holding(q.toLowerCase())),
          like(users.phone, holding(q.replace(/^0/, ""))),
          eq(users.id, q),
        )
      : undefined,
  );
};

// Ids are in the order of their making, so the primary key holds the newest and the oldest.
const USER_ORDER: Record<UserFilter["sort"], SQL[]> = {
  newest: [desc(users.id)],
  oldest: [asc(users.id)],
  name: [asc(users.name), desc(users.id)],
};

/** A page of the users that fit the filter; a page past the end is the last. */
export async function listUsers(read: Reader, filter: UserFilter, now: number): Promise<Page<AdminUser>> {
  const wanted = userConditions(filter);
  const total = await read.$count(users, wanted);
  const page = Math.min(filter.page, pageCount(total, USERS_A_PAGE));
  const rows = await read
    .select()
    .from(users)
    .where(wanted)
    .orderBy(...USER_ORDER[filter.sort])
    .limit(USERS_A_PAGE)
    .offset((page - 1) * USERS_A_PAGE);
  return { items: await withListingCounts(read, rows, now), total, page, pageSize: USERS_A_PAGE };
}

/** One user; throws "not-found". */
export async function getUser(read: Reader, id: string, now: number): Promise<AdminUser> {
  const rows = await read.select().from(users).where(eq(users.id, id));
  const [user] = await withListingCounts(read, rows, now);
  if (!user) throw new AppError("not-found", "adminUserNotFound");
  return user;
}

async function withListingCounts(
  read: Reader,
  rows: (typeof users.$inferSelect)[],
  now: number,
): Promise<AdminUser[]> {
  const ids = rows.map(({ id }) => id);
  const counted = await read
    .select({
      sellerId: listings.sellerId,
      all: count(),
      active: countWhere(and(eq(listings.status, "active"), gt(listings.expiresAt, now))),
    })
    .from(listings)
    .where(and(inArray(listings.sellerId, ids), ne(listings.status, "removed")))
    .groupBy(listings.sellerId);
  const counts = new Map(counted.map(({ sellerId, ...of }) => [sellerId, of]));
  return rows.map((user) => ({
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone,
    location: user.location,
    role: user.role,
    isActive: user.isActive,
    verified: user.verifiedAt !== null,
    emailVerified: user.emailVerifiedAt !== null,
    listingLimit: isUnlimited(user.listingLimit) ? null : user.listingLimit,
    adminNote: user.adminNote,
    createdAt: user.createdAt,
    activeListings: counts.get(user.id)?.active ?? 0,
    listings: counts.get(user.id)?.all ?? 0,
  }));
}
