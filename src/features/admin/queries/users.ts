import { and, asc, count, desc, eq, gt, inArray, isNotNull, type SQL } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import { isUnlimited } from "#src/auth/listing-limit.ts";
import { type FoundPage, MAX_FOUND, pageOfFound } from "#src/core/pagination.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { pageOfIds } from "#src/db/page-of-ids.ts";
import { hitsIn, partMatch } from "#src/db/substring-index.ts";
import { listings } from "#src/features/listings/tables.ts";
import { inParts } from "#src/http/stream.ts";
import { historiesOf } from "#src/features/moderation/queries/reviews.ts";
import { idIn, type UserFilter } from "../schema.ts";
import type { AdminUser } from "../shapes.ts";

const USERS_A_PAGE = 25;

const STATES: Record<NonNullable<UserFilter["state"]>, () => SQL> = {
  active: () => eq(users.isActive, true),
  suspended: () => eq(users.isActive, false),
  verified: () => isNotNull(users.verifiedAt),
  admin: () => eq(users.role, "admin"),
};
/** Marks of rare states, so that filtering by them reads few rows. */
const MARKS: Partial<Record<NonNullable<UserFilter["state"]>, string>> = {
  suspended: "!s!",
  verified: "!v!",
  admin: "!a!",
};

// Ids are sorted by creation time.
const USER_ORDER: Record<UserFilter["sort"], SQL[]> = {
  newest: [desc(users.id)],
  oldest: [asc(users.id)],
  name: [asc(users.name), asc(users.id)],
};

export async function listUsers(
  read: Reader,
  filter: UserFilter,
  now: number,
  pageSize = USERS_A_PAGE,
): Promise<FoundPage<AdminUser>> {
  const { items: ids, ...page } =
    filter.q || filter.state
      ? pageOfFound(await findUsers(read, filter), filter.page, pageSize)
      : await pageOfIds(read, users, filter.page, pageSize, USER_ORDER[filter.sort]);
  const parts = await Array.fromAsync(inParts(ids, (part) => listUsersById(read, part, now)));
  return { ...page, items: parts.flat() };
}

async function findUsers(read: Reader, { q, state, sort }: UserFilter): Promise<string[]> {
  const id = idIn(q);
  const filter = and(state ? STATES[state]() : undefined, id === null ? undefined : eq(users.id, id));
  const parts = id === null ? partMatch(q) : null;
  const mark = state && id === null ? MARKS[state] : null;
  const hits = parts || mark ? hitsIn("users", parts, mark) : null;
  const found = read.select({ id: users.id, name: users.name });
  const rows = hits
    ? await found
        .from(hits.rows)
        .innerJoin(users, eq(users.id, hits.owner))
        .where(filter)
        // Words may match nearly all users, so only the newest matches are sorted by name.
        .orderBy(
          ...(sort === "name" && !parts ? USER_ORDER.name : [hits[sort === "oldest" ? sort : "newest"]]),
        )
        .limit(MAX_FOUND + 1)
    : await found
        .from(users)
        .where(filter)
        .orderBy(...USER_ORDER[sort])
        .limit(MAX_FOUND + 1);
  if (hits && sort === "name") rows.sort((a, b) => (a.name < b.name ? -1 : 1));
  return rows.map((row) => row.id);
}

async function listUsersById(read: Reader, ids: string[], now: number): Promise<AdminUser[]> {
  const rows = await read.select().from(users).where(inArray(users.id, ids));
  const counted = await withListingCounts(read, rows, now);
  const known = new Map(counted.map((user) => [user.id, user]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

export async function getUser(read: Reader, id: string, now: number): Promise<AdminUser> {
  const rows = await read.select().from(users).where(eq(users.id, id));
  const [user] = await withListingCounts(read, rows, now);
  if (!user) throw new AppError("not-found", "adminUserNotFound");
  return user;
}

async function withListingCounts(read: Reader, rows: (typeof users.$inferSelect)[], now: number) {
  const ids = rows.map(({ id }) => id);
  const historyOf = await historiesOf(read, ids);
  const counted = await read
    .select({ sellerId: listings.sellerId, active: count() })
    .from(listings)
    .where(and(inArray(listings.sellerId, ids), eq(listings.status, "active"), gt(listings.expiresAt, now)))
    .groupBy(listings.sellerId);
  const activeOf = new Map(counted.map(({ sellerId, active }) => [sellerId, active]));
  return rows.map((user) => ({
    ...pick(user, "id", "name", "email", "phone", "location", "language", "role", "isActive"),
    phoneConfirmedAt: user.phoneConfirmedAt,
    verified: user.verifiedAt !== null,
    emailVerified: user.emailVerifiedAt !== null,
    listingLimit: isUnlimited(user.listingLimit) ? null : user.listingLimit,
    hasSecondFactor: user.totpConfirmedAt !== null,
    ...pick(user, "adminNote", "createdAt", "updatedAt"),
    activeListings: activeOf.get(user.id) ?? 0,
    ...pick(historyOf(user.id), "listings", "reports"),
  }));
}
