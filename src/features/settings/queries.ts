import { and, type AnyColumn, desc, eq, gt, inArray, isNull, or, type SQL } from "drizzle-orm";
import { NOTICE_FLAGS } from "./schema.ts";
import { dataExports } from "./tables.ts";
import { listTokens } from "#src/auth/api-tokens.ts";
import { listSessions, type Session } from "#src/auth/sessions.ts";
import { oneTimeLinks, recoveryCodes } from "#src/auth/tables.ts";
import { dinars } from "#src/core/money.ts";
import { formatPhone } from "#src/core/phone.ts";
import { pick } from "#src/core/pick.ts";
import { isWhateverCase } from "#src/db/expressions.ts";
import type { Config } from "#src/config.ts";
import type { Reader } from "#src/db/open.ts";
import { getUser, type UserRow } from "#src/features/accounts/queries.ts";
import { MIN_ADMIN_PASSWORD, MIN_PASSWORD } from "#src/features/accounts/schema.ts";
import { auditLog } from "#src/features/audit/tables.ts";
import { type Consent, listConsents } from "#src/features/consents/queries.ts";
import { favorites } from "#src/features/favorites/tables.ts";
import { contactMessages } from "#src/features/help/tables.ts";
import { inquiries, savedReplies } from "#src/features/conversations/tables.ts";
import { exportThreads, listBlocked } from "#src/features/conversations/threads/queries/list-threads.ts";
import { listDrafts } from "#src/features/listings/forms/list-drafts.ts";
import { flags, listings } from "#src/features/listings/tables.ts";
import { byListName, listOfAnyKind } from "#src/features/listings/register.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { reports, reviews } from "#src/features/moderation/tables.ts";
import { findSubscription, type Standing, standingOf } from "#src/features/newsletter/queries.ts";
import { subscribers } from "#src/features/newsletter/tables.ts";
import { findPhoneCard } from "#src/features/phones/queries.ts";
import { phoneChecks } from "#src/features/phones/tables.ts";
import { listUploads } from "#src/features/photos/queries.ts";
import { exportDevices, listDevices } from "#src/features/push/queries.ts";
import { exportReviews } from "#src/features/reviews/queries.ts";
import { exportSavedSearches } from "#src/features/saved-searches/queries.ts";

export type AllSettings = Awaited<ReturnType<typeof getSettings>>;
export type SettingsJson = AllSettings["settings"];

export async function getSettings(read: Reader, config: Config, session: Session, now: number) {
  const user = await getUser(read, session.user.id);
  const consents = await listConsents(read, user);
  return {
    settings: await settingsJson(read, config, user, now),
    now,
    devices: await listSessions(read, session, now),
    consents,
    newsletter: await newsletterStanding(read, user, consents, now),
    notified: await listDevices(read, user.id),
    blocked: await listBlocked(read, user),
    made: await findExport(read, user.id, now),
    worksForDealer: user.dealerId !== null,
  };
}

/** For the parts of the page with scripts. */
const settingsJson = async (read: Reader, config: Config, user: UserRow, now: number) => ({
  email: user.email,
  emailVerified: user.emailVerifiedAt !== null,
  profile: {
    name: user.name,
    phone: user.phone ? formatPhone(user.phone) : "",
    location: user.location ?? "",
  },
  phone: await findPhoneCard(read, config, user, now),
  preferences: pick(user, "language", ...NOTICE_FLAGS),
  hasSecondFactor: user.totpConfirmedAt !== null,
  hasTokens: (await listTokens(read, user.id, now)).length > 0,
  minPassword: user.role === "admin" ? MIN_ADMIN_PASSWORD : MIN_PASSWORD,
});

export type DataExport = typeof dataExports.$inferSelect;

/** The one with this id or the newest; null once it has expired. */
export async function findExport(read: Reader, userId: string, now: number, id?: string) {
  const isTheirs = and(eq(dataExports.userId, userId), gt(dataExports.expiresAt, now));
  const [found] = await read
    .select()
    .from(dataExports)
    .where(id === undefined ? isTheirs : and(isTheirs, eq(dataExports.id, id)))
    .orderBy(desc(dataExports.createdAt))
    .limit(1);
  return found ?? null;
}

/** What is known of an unconfirmed email, which may be another person's, is only whether this account asked. */
async function newsletterStanding(
  read: Reader,
  user: UserRow,
  given: Consent[],
  now: number,
): Promise<Standing> {
  const isAsked = given.some(({ purpose, withdrawnAt }) => purpose === "newsletter" && withdrawnAt === null);
  if (user.emailVerifiedAt === null) return isAsked ? "asked" : "unsubscribed";
  const subscriber = await findSubscription(read, user.email);
  return subscriber ? standingOf(subscriber, now) : "unsubscribed";
}

/** An unconfirmed email may be another person's, so it finds nothing. */
export const isEmailOf =
  ({ emailKey, emailVerifiedAt }: UserRow) =>
  (column: AnyColumn) =>
    emailVerifiedAt === null ? undefined : isWhateverCase(column, emailKey);

/** A file with times that people can read. */
export const getDataFile = async (...about: Parameters<typeof getOwnData>): Promise<string> =>
  JSON.stringify(
    await getOwnData(...about),
    (name, value: unknown) =>
      /(At|Until)$/.test(name) && typeof value === "number" ? new Date(value).toISOString() : value,
    2,
  );

/** All stored data about a user, for their own download: without hashes and tokens. */
async function getOwnData(
  read: Reader,
  user: UserRow,
  photoAddress: (photoId: string) => string,
  now: number,
) {
  const { id } = user;
  const isVerified = user.emailVerifiedAt !== null;
  const isTheirs = isEmailOf(user);
  const ownListings = read.select({ id: listings.id }).from(listings).where(eq(listings.sellerId, id));
  return {
    exportedAt: now,
    account: {
      ...pick(user, "id", "name", "email", "emailVerifiedAt", "phone", "location", "role", "listingLimit"),
      ...pick(user, "dealerId", "dealerRole", "language", ...NOTICE_FLAGS, "createdAt", "updatedAt"),
      ...pick(user, "uninvitedAt", "isActive", "verifiedAt", "phoneConfirmedAt", "signedInAt", "adminNote"),
      secondFactorAt: user.totpConfirmedAt,
      recoveryCodesLeft: await read.$count(
        recoveryCodes,
        and(eq(recoveryCodes.userId, id), isNull(recoveryCodes.usedAt)),
      ),
    },
    ...(await byListName(async (kind) =>
      (await kind.listOf(read, id, now)).map((listing) => {
        const { photos, ...json } = kind.json(listing);
        const images = photos.map((photo) => photoAddress(photo.id));
        return { ...json, ...kind.secrets?.(listing), ...pick(listing, "viewCount", "contactCount"), images };
      }),
    )),
    drafts: (await listDrafts(read, id)).map((draft) => ({
      ...pick(draft, "kind", "editedAt", "createdAt"),
      ...draft.typed,
      images: draft.photos.map((photo) => photoAddress(photo.id)),
    })),
    removedListings: await listRemoved(read, id, now),
    reviews: await read
      .select(pick(reviews, "listingId", "verdict", "reason", "note", "noteAr", "createdAt"))
      .from(reviews)
      .where(inArray(reviews.listingId, ownListings)),
    automaticChecks: await read
      .select(pick(flags, "listingId", "rule", "createdAt", "passedAt"))
      .from(flags)
      .where(inArray(flags.listingId, ownListings)),
    uploadedPhotos: (await listUploads(read, id)).map(photoAddress),
    inquiriesReceived: await listInquiries(read, eq(inquiries.sellerId, id)),
    inquiriesSent: await listInquiries(read, or(eq(inquiries.buyerId, id), isTheirs(inquiries.buyerEmail))),
    conversations: await exportThreads(read, id),
    blocked: (await listBlocked(read, user)).map(({ blockedName }) => blockedName),
    savedReplies: await read
      .select(pick(savedReplies, "textEn", "textAr", "createdAt"))
      .from(savedReplies)
      .where(eq(savedReplies.userId, id)),
    ...(await exportReviews(read, id, now)),
    favorites: await listFavorites(read, id),
    savedSearches: await exportSavedSearches(read, id),
    notifiedDevices: await exportDevices(read, id),
    sessions: (await listSessions(read, { tokenHash: "", user }, now)).map((device) =>
      pick(device, "userAgent", "createdAt", "seenAt"),
    ),
    phoneChecks: await read
      .select(pick(phoneChecks, "phone", "createdAt", "sentAt", "confirmedAt"))
      .from(phoneChecks)
      .where(eq(phoneChecks.userId, id)),
    apiTokens: await listTokens(read, id, now),
    newsletter: isVerified
      ? await read
          .select(pick(subscribers, "email", "language", "createdAt", "confirmedAt", "unsubscribedAt"))
          .from(subscribers)
          .where(eq(subscribers.emailKey, user.emailKey))
      : [],
    messagesToUs: await read
      .select(pick(contactMessages, "asks", "subject", "message", "createdAt", "confirmedAt", "handledAt"))
      .from(contactMessages)
      .where(or(eq(contactMessages.userId, id), isTheirs(contactMessages.email))),
    consents: await listConsents(read, user),
    dataExports: await read
      .select(pick(dataExports, "createdAt", "readyAt", "bytes", "expiresAt"))
      .from(dataExports)
      .where(eq(dataExports.userId, id)),
    emailedLinks: await read
      .select(pick(oneTimeLinks, "purpose", "createdAt", "expiresAt", "usedAt"))
      .from(oneTimeLinks)
      .where(eq(oneTimeLinks.userId, id)),
    // The reporter's name and text are left out: they are not this person's data.
    reportsAboutYou: await read
      .select(pick(reports, "reason", "status", "createdAt"))
      .from(reports)
      .where(or(eq(reports.sellerId, id), inArray(reports.listingId, ownListings))),
    doneByAdmins: await read
      .select(pick(auditLog, "action", "subjectName", "before", "after", "createdAt"))
      .from(auditLog)
      .where(or(eq(auditLog.subjectId, id), inArray(auditLog.subjectId, ownListings))),
    doneAsAdmin: await read
      .select(pick(auditLog, "action", "subjectKind", "subjectId", "createdAt"))
      .from(auditLog)
      .where(eq(auditLog.actorId, id)),
    reports: await read
      .select(pick(reports, "subject", "reason", "text", "status", "createdAt"))
      .from(reports)
      .where(eq(reports.reporterId, id)),
    mails: await read
      .select(pick(outbox, "kind", "subject", "createdAt", "sentAt"))
      .from(outbox)
      .where(eq(outbox.userId, id))
      .orderBy(desc(outbox.createdAt)),
  };
}

async function listRemoved(read: Reader, sellerId: string, now: number) {
  const rows = await read
    .select(pick(listings, "id", "kind", "removedAt"))
    .from(listings)
    .where(and(eq(listings.sellerId, sellerId), eq(listings.status, "removed")));
  const listingOf = await listOfAnyKind(read, rows, now);
  return rows.map((row) => {
    const found = listingOf.get(row.id);
    return { ...(found && found.kind.json(found.listing)), ...row };
  });
}

const listInquiries = (read: Reader, filter: SQL | undefined) =>
  read
    .select({
      listingId: inquiries.listingId,
      listingTitle: listings.title,
      ...pick(inquiries, "buyerName", "buyerPhone", "buyerEmail", "message", "status", "createdAt"),
    })
    .from(inquiries)
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .where(filter)
    .orderBy(desc(inquiries.createdAt));

async function listFavorites(read: Reader, userId: string) {
  const rows = await read
    .select({
      ...pick(favorites, "listingId", "priceCents", "createdAt"),
      ...pick(listings, "kind", "title"),
    })
    .from(favorites)
    .innerJoin(listings, eq(listings.id, favorites.listingId))
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt));
  return rows.map(({ priceCents, createdAt, ...favorite }) => ({
    ...favorite,
    priceWhenSaved: dinars(priceCents),
    savedAt: createdAt,
  }));
}
