import { and, eq, gt, inArray, isNotNull, lte, ne } from "drizzle-orm";
import { isUnlimited } from "#src/auth/listing-limit.ts";
import type { SessionUser } from "#src/auth/sessions.ts";
import { type Page, pageCount } from "#src/core/pagination.ts";
import { pick } from "#src/core/pick.ts";
import { cleanLine } from "#src/core/text.ts";
import { countWhere } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { findDealer } from "#src/features/dealers/queries.ts";
import { favorites } from "#src/features/favorites/tables.ts";
import {
  countInquiries,
  countInquiriesByListing,
  countInquiriesByDay,
} from "#src/features/conversations/inquiry/queries.ts";
import { listThreads } from "#src/features/conversations/threads/queries/list-threads.ts";
import { DRAFTS_KEPT_MS, SOON_MS, STATISTICS_DAYS } from "#src/features/listings/schema.ts";
import { listDrafts } from "#src/features/listings/forms/list-drafts.ts";
import { KINDS, LISTING_KINDS, listingPath, type ListName } from "#src/features/listings/kinds.ts";
import { countActive, NEWEST_FIRST, listPhotosOf } from "#src/features/listings/listings.ts";
import { byListName, findDrawings, findQuality, findWorth, kindOf } from "#src/features/listings/register.ts";
import { listings } from "#src/features/listings/tables.ts";
import { listHeld } from "#src/features/moderation/queries/reviews.ts";
import { countNewOfAll, isKept } from "#src/features/saved-searches/queries.ts";
import { savedSearches } from "#src/features/saved-searches/tables.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { t } from "#t";
import type {
  Buying,
  DashboardJson,
  DayCounts,
  DraftJson,
  OwnListing,
  OwnStatus,
  Statistics,
} from "./shapes.ts";
import type { DashboardView } from "./dashboard-view.ts";
import { jordanDay, startOfJordanDay } from "#src/core/jordan-day.ts";
import { listDaysOf, listDaysOfSeller } from "#src/features/listings/life-cycle/visits.ts";

export async function listOwnListings(read: Reader, sellerId: string, now: number) {
  const inquiries = await countInquiriesByListing(read, { sellerId });
  return byListName(async (kind) =>
    (await kind.listOf(read, sellerId, now)).map((listing) => {
      const { total = 0, pending = 0 } = inquiries.get(listing.id) ?? {};
      const { viewCount, contactCount } = listing;
      const inquiryCounts = { inquiryCount: total, newInquiryCount: pending };
      return { ...kind.json(listing), viewCount, contactCount, ...inquiryCounts };
    }),
  );
}

const NEWEST_THREADS = { page: 1, pageSize: 5 };

export async function getDashboard(
  read: Reader,
  user: SessionUser,
  view: DashboardView,
  now: number,
): Promise<DashboardJson> {
  const statistics = await getStatistics(read, user, now);
  const { active, expired, sold } = await countOwn(read, user.id, now);
  const inStatus = (status: OwnStatus, total: number) =>
    listOwnPage(read, user.id, { status, page: view[status], total }, now);
  return {
    now,
    drafts: await listOwnDrafts(read, user.id),
    ...statistics,
    listings: {
      active: await inStatus("active", active),
      expired: await inStatus("expired", expired),
      sold: await inStatus("sold", sold),
    },
    conversations: (await listThreads(read, user, "selling", NEWEST_THREADS, now)).items,
    buying: !user.dealerId && active + expired + sold === 0 ? await getBuying(read, user.id, now) : null,
  };
}

export async function getStatistics(read: Reader, user: SessionUser, now: number): Promise<Statistics> {
  const counts = await countOwn(read, user.id, now);
  const dealer = user.dealerId ? await findDealer(read, user.dealerId) : null;
  const { listingLimit } = dealer ?? user;
  return {
    limit: isUnlimited(listingLimit) ? null : listingLimit,
    used: await countActive(read, user, now),
    ...pick(counts, "expired", "sold", "heldBack", "endingSoon"),
    kinds: pick(counts, ...LISTING_KINDS.map((kind) => KINDS[kind].listName)),
    days: await getSellerDays(read, user.id, now),
    inquiryCounts: await countInquiries(read, user),
  };
}

const getBuying = async (read: Reader, userId: string, now: number): Promise<Buying> => ({
  searches: await read.$count(savedSearches, isKept(userId)),
  newListings: await countNewOfAll(read, userId, now),
  favorites: await read.$count(favorites, eq(favorites.userId, userId)),
});

const listOwnDrafts = async (read: Reader, sellerId: string): Promise<DraftJson[]> =>
  (await listDrafts(read, sellerId)).map(({ id, kind, typed, editedAt, photos: [cover] }) => {
    const texts = Object.fromEntries(
      Object.entries(typed).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, cleanLine(value)]] : [],
      ),
    );
    const { name, ...drawing } = kindOf(kind).draft(texts);
    return {
      id,
      kind,
      name: texts.title || name || t.draftUntitled(),
      cover: cover ? pick(cover, "id", "width", "height") : null,
      bodyType: null,
      plate: null,
      ...drawing,
      editedAt,
      endsAt: editedAt + DRAFTS_KEPT_MS,
    };
  });

const LISTINGS_A_PAGE = 12;

const isIn = (status: OwnStatus, now: number) =>
  status === "sold"
    ? eq(listings.status, "sold")
    : and(
        eq(listings.status, "active"),
        status === "active" ? gt(listings.expiresAt, now) : lte(listings.expiresAt, now),
      );

async function countOwn(read: Reader, sellerId: string, now: number) {
  const isActive = isIn("active", now);
  const byKind = Object.fromEntries(
    LISTING_KINDS.map((kind) => [KINDS[kind].listName, countWhere(eq(listings.kind, kind))]),
  ) as Record<ListName, ReturnType<typeof countWhere>>;
  const [counts] = await read
    .select({
      ...byKind,
      active: countWhere(isActive),
      expired: countWhere(isIn("expired", now)),
      sold: countWhere(isIn("sold", now)),
      heldBack: countWhere(and(isActive, isNotNull(listings.hold))),
      endingSoon: countWhere(and(isActive, lte(listings.expiresAt, now + SOON_MS))),
    })
    .from(listings)
    .where(and(eq(listings.sellerId, sellerId), ne(listings.status, "removed")));
  // An aggregate without groups always returns a row.
  if (!counts) throw new Error("The listings could not be counted");
  return counts;
}

async function listOwnPage(
  read: Reader,
  sellerId: string,
  at: { status: OwnStatus; page: number; total: number },
  now: number,
): Promise<Page<OwnListing>> {
  const page = Math.min(at.page, pageCount(at.total, LISTINGS_A_PAGE));
  // First the ids, from an index, so that only the page's listings are read.
  const found = await read
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.sellerId, sellerId), isIn(at.status, now)))
    .orderBy(...NEWEST_FIRST)
    .limit(LISTINGS_A_PAGE)
    .offset((page - 1) * LISTINGS_A_PAGE);
  const ids = found.map(({ id }) => id);
  const rows = await read
    .select({
      ...pick(listings, "id", "kind", "number", "slug", "title", "location", "priceCents", "status"),
      ...pick(listings, "listedAt", "expiresAt", "soldAt", "hold", "featured", "reserved"),
      ...pick(listings, "viewCount", "contactCount"),
    })
    .from(listings)
    .where(inArray(listings.id, ids))
    .orderBy(...NEWEST_FIRST);
  const photosOf = await listPhotosOf(read, ids);
  const drawingOf = await findDrawings(read, ids);
  const worthOf = await findWorth(read, at.status === "active" ? ids : []);
  const qualityOf = at.status === "active" ? await findQuality(read, ids, now) : () => null;
  const inquiriesOf = await countInquiriesByListing(read, { listingIds: ids });
  const daysOf = await findListingDays(read, ids, now);
  const heldOf = await listHeld(read, inArray(listings.id, ids));
  const items = rows.map(({ location, slug, ...row }) => {
    const [cover] = photosOf.get(row.id) ?? [];
    const { total = 0, pending = 0 } = inquiriesOf.get(row.id) ?? {};
    return {
      ...row,
      url: listingPath({ ...row, slug }),
      place: placeLabel(location, t.language()),
      ...drawingOf(row.id),
      status: at.status,
      worth: worthOf(row.id),
      quality: qualityOf(row.id),
      held: heldOf.get(row.id) ?? null,
      cover: cover ? pick(cover, "id", "width", "height") : null,
      inquiryCount: total,
      newInquiryCount: pending,
      days: daysOf(row.id),
    };
  });
  return { items, total: at.total, page, pageSize: LISTINGS_A_PAGE };
}

const firstDayOf = (now: number) => jordanDay(now) - STATISTICS_DAYS + 1;

interface CountedDay {
  day: number;
  views?: number;
  contacts?: number;
  inquiries?: number;
}

function dayCounts(counted: CountedDay[], first: number): DayCounts {
  const none = () => Array.from<number>({ length: STATISTICS_DAYS }).fill(0);
  const counts = { views: none(), contacts: none(), inquiries: none() };
  for (const name of ["views", "contacts", "inquiries"] as const)
    for (const { day, [name]: count = 0 } of counted)
      if (day < first + STATISTICS_DAYS) counts[name][day - first] = (counts[name][day - first] ?? 0) + count;
  return { first: startOfJordanDay(first), ...counts };
}

export async function getSellerDays(read: Reader, sellerId: string, now: number): Promise<DayCounts> {
  const first = firstDayOf(now);
  const visits = await listDaysOfSeller(read, sellerId, first);
  return dayCounts([...visits, ...(await countInquiriesByDay(read, { sellerId }, first))], first);
}

export async function findListingDays(read: Reader, listingIds: string[], now: number) {
  const first = firstDayOf(now);
  const visits = await listDaysOf(read, listingIds, first);
  const counted = [...visits, ...(await countInquiriesByDay(read, { listingIds }, first))];
  const byListing = Map.groupBy<string, CountedDay & { listingId: string }>(
    counted,
    ({ listingId }) => listingId,
  );
  return (id: string): DayCounts => dayCounts(byListing.get(id) ?? [], first);
}
