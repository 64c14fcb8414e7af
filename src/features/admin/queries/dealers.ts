import { and, count, desc, eq, gt, inArray } from "drizzle-orm";
import { isUnlimited } from "#src/auth/listing-limit.ts";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import { foldTokens } from "#src/core/fold.ts";
import { type Page, pageCount } from "#src/core/pagination.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import type { DealerRow } from "#src/features/dealers/queries.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { AdminDealer } from "#src/features/showrooms/shapes.ts";
import type { DealerFilter } from "../schema.ts";

const DEALERS_A_PAGE = 25;

const SEARCHED = ["id", "nameEn", "nameAr", "legalName", "registerNumber", "phone", "slug"] as const;
const textOf = (dealer: DealerRow): string =>
  foldTokens(SEARCHED.map((name) => dealer[name]).join(" ")).join(" ");

const isUnchecked = ({ verifiedAt, isActive }: DealerRow): boolean => verifiedAt === null && isActive;

/** Those that wait for a check first. A site has few dealers, so their words are compared here. */
export async function listDealers(
  read: Reader,
  { q, page: wanted }: DealerFilter,
  now: number,
  pageSize = DEALERS_A_PAGE,
): Promise<Page<AdminDealer>> {
  const words = foldTokens(q);
  const all = await read.select().from(dealers).orderBy(desc(dealers.createdAt), desc(dealers.id));
  const found = all
    .filter((dealer) => words.every((word) => textOf(dealer).includes(word)))
    .sort((a, b) => Number(isUnchecked(b)) - Number(isUnchecked(a)));
  const page = Math.min(wanted, pageCount(found.length, pageSize));
  const rows = found.slice((page - 1) * pageSize, page * pageSize);
  return { items: await withCounts(read, rows, now), total: found.length, page, pageSize };
}

export async function getDealer(read: Reader, id: string, now: number): Promise<AdminDealer> {
  const [dealer] = await withCounts(read, await read.select().from(dealers).where(eq(dealers.id, id)), now);
  if (!dealer) throw new AppError("not-found", "dealerNotFound");
  return dealer;
}

async function withCounts(read: Reader, rows: DealerRow[], now: number): Promise<AdminDealer[]> {
  const ids = rows.map(({ id }) => id);
  const working = await read
    .select({ id: users.dealerId, count: count() })
    .from(users)
    .where(inArray(users.dealerId, ids))
    .groupBy(users.dealerId);
  const listed = await read
    .select({ id: listings.dealerId, count: count() })
    .from(listings)
    .where(and(inArray(listings.dealerId, ids), eq(listings.status, "active"), gt(listings.expiresAt, now)))
    .groupBy(listings.dealerId);
  const countIn = (counts: typeof working, id: string) => counts.find((row) => row.id === id)?.count ?? 0;
  return rows.map((dealer) => ({
    ...pick(dealer, "id", "slug", "nameEn", "nameAr", "legalName", "registerNumber", "phone", "location"),
    ...pick(dealer, "isActive", "createdAt"),
    verified: dealer.verifiedAt !== null,
    listingLimit: isUnlimited(dealer.listingLimit) ? null : dealer.listingLimit,
    activeListings: countIn(listed, dealer.id),
    people: countIn(working, dealer.id),
  }));
}
