import { and, asc, eq, isNull, max } from "drizzle-orm";
import { isUnlimited } from "#src/auth/listing-limit.ts";
import type { SessionUser } from "#src/auth/sessions.ts";
import { DEALER_ROLES, type DealerRole, sessions, users } from "#src/auth/tables.ts";
import { hashOfToken } from "#src/auth/tokens.ts";
import { AppError } from "#src/core/errors.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { openUntil } from "#src/features/dealers/hours.ts";
import { type DealerRow, findDealerBySlug, getDealerOf } from "#src/features/dealers/queries.ts";
import { dealerInvitations, dealers } from "#src/features/dealers/tables.ts";
import { KINDS, LISTING_KINDS } from "#src/features/listings/kinds.ts";
import { countActive } from "#src/features/listings/listings.ts";
import { countForSale } from "#src/features/listings/page/listing-sellers.ts";
import type { SearchDeps } from "#src/features/listings/search/listing-search.ts";
import { photoUrl } from "#src/features/photos/schema.ts";
import { findReplyMinutes } from "#src/features/conversations/inquiry/queries.ts";
import type { DealerJson, DealerPerson, OwnDealerJson } from "./shapes.ts";

/** Throws "not-found", for a suspended dealer to all but its people and admins. */
export async function getShownDealer(read: Reader, slug: string, viewer?: SessionUser): Promise<DealerRow> {
  const dealer = await findDealerBySlug(read, slug);
  const mayLook = dealer?.isActive || viewer?.role === "admin" || viewer?.dealerId === dealer?.id;
  if (!dealer || !mayLook) throw new AppError("not-found", "dealerNotFound");
  return dealer;
}

/** What everybody may know of a dealer: no phone number. */
export async function getDealerJson(deps: SearchDeps, dealer: DealerRow): Promise<DealerJson> {
  const now = deps.clock.now();
  const forSale = await countForSale(deps, "dealer", dealer.slug);
  return {
    ...pick(dealer, "slug", "nameEn", "nameAr", "aboutEn", "aboutAr", "legalName", "registerNumber"),
    ...pick(dealer, "location", "hours"),
    logo: dealer.logoId && photoUrl(dealer.logoId, 640),
    isOpen: openUntil(dealer.hours, now) !== null,
    branches: dealer.branches.map((branch) =>
      pick(branch, "nameEn", "nameAr", "address", "location", "mapUrl"),
    ),
    verified: dealer.verifiedAt !== null,
    since: dealer.createdAt,
    replyMinutes: await findReplyMinutes(deps.db.read, dealer.id, now),
    counts: Object.fromEntries(LISTING_KINDS.map((kind) => [KINDS[kind].listName, forSale[kind]])),
  };
}

/** A dealer for its own people. */
export async function getOwnDealerJson(deps: SearchDeps, person: SessionUser): Promise<OwnDealerJson> {
  const { read } = deps.db;
  const dealer = await getDealerOf(read, person);
  return {
    ...(await getDealerJson(deps, dealer)),
    ...pick(dealer, "id", "phone", "branches", "isActive"),
    role: person.dealerRole ?? "sales",
    listingLimit: isUnlimited(dealer.listingLimit) ? null : dealer.listingLimit,
    activeListings: await countActive(read, person, deps.clock.now()),
  };
}

/** The invitations of a dealer that nobody has accepted, also expired ones. */
export const isOpenIn = (dealerId: string) =>
  and(eq(dealerInvitations.dealerId, dealerId), isNull(dealerInvitations.acceptedAt));

const rankOf = (role: DealerRole): number => DEALER_ROLES.indexOf(role);

/** A dealer's people, owners first, then the invited ones. */
export async function listPeople(read: Reader, dealerId: string): Promise<DealerPerson[]> {
  const members = await read
    .select({ ...pick(users, "id", "name", "email"), role: users.dealerRole, seenAt: max(sessions.seenAt) })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(eq(users.dealerId, dealerId))
    .groupBy(users.id)
    .orderBy(asc(users.id));
  const invited = await read
    .select(pick(dealerInvitations, "id", "email", "role", "expiresAt"))
    .from(dealerInvitations)
    .where(isOpenIn(dealerId))
    .orderBy(asc(dealerInvitations.createdAt), asc(dealerInvitations.id));
  return [
    ...members
      .map(({ role, ...person }) => ({
        ...person,
        role: role ?? "sales",
        expiresAt: null,
        status: "active" as const,
      }))
      .sort((a, b) => rankOf(a.role) - rankOf(b.role)),
    ...invited.map((person) => ({ ...person, name: null, seenAt: null, status: "invited" as const })),
  ];
}

export async function getPerson(read: Reader, { dealerId }: SessionUser, id: string): Promise<DealerPerson> {
  const person = (await listPeople(read, dealerId ?? "")).find((one) => one.id === id);
  if (!person) throw new AppError("not-found", "dealerPersonNotFound");
  return person;
}

/** Throws "not-found" for an unknown or withdrawn link, "gone" for a used or expired one. */
export async function findInvitation(read: Reader, token: string, now: number) {
  const [found] = await read
    .select({ ...pick(dealerInvitations, "id", "email", "role", "expiresAt", "acceptedAt"), dealer: dealers })
    .from(dealerInvitations)
    .innerJoin(dealers, eq(dealers.id, dealerInvitations.dealerId))
    .where(eq(dealerInvitations.tokenHash, await hashOfToken(token)));
  if (!found) throw new AppError("not-found", "linkEndedTitle");
  if (found.acceptedAt !== null || found.expiresAt <= now) throw new AppError("gone", "linkEndedTitle");
  return found;
}
