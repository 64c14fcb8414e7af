import { and, type AnyColumn, desc, eq, or, type SQL } from "drizzle-orm";
import { listSessions, type Session } from "#src/auth/sessions.ts";
import { AppError } from "#src/core/errors.ts";
import { dinars } from "#src/core/money.ts";
import { isWhateverCase } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { findUser, type UserRow } from "#src/features/accounts/queries.ts";
import { carJson } from "#src/features/cars/car-json.ts";
import { listCarsOf } from "#src/features/cars/queries/list-cars.ts";
import { favorites } from "#src/features/favorites/tables.ts";
import { contactMessages } from "#src/features/help/tables.ts";
import { inquiries } from "#src/features/inquiries/tables.ts";
import type { OwnCounts } from "#src/features/listings/queries.ts";
import { listings } from "#src/features/listings/tables.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { reports } from "#src/features/moderation/tables.ts";
import { subscribers } from "#src/features/newsletter/tables.ts";
import { listUploads } from "#src/features/photos/queries.ts";
import { photoUrl, ZOOM_WIDTH } from "#src/features/photos/schema.ts";
import { plateJson } from "#src/features/plates/plate-json.ts";
import { listPlatesOf } from "#src/features/plates/queries/list-plates.ts";

/** All that is stored of a person, for the person: no hashes, no tokens, nothing of other people but what they wrote. */
export async function getOwnData(read: Reader, session: Session, origin: string, now: number) {
  const user = await findUser(read, session.user.id);
  if (!user) throw new AppError("unauthorized", "notSignedIn");
  const { id, emailKey } = user;
  // By the address alone only where it is confirmed, or whoever types another's address could read along.
  const from = (column: AnyColumn) =>
    user.emailVerifiedAt === null ? undefined : isWhateverCase(column, emailKey);
  const picture = (photoId: string) => origin + photoUrl(photoId, ZOOM_WIDTH);
  const said = <Json extends { photos: { id: string }[] }>(
    { photos, ...json }: Json,
    { viewCount, contactCount }: OwnCounts,
  ) => ({ ...json, viewCount, contactCount, images: photos.map((photo) => picture(photo.id)) });
  return {
    exportedAt: now,
    account: accountOf(user),
    cars: (await listCarsOf(read, id, now)).map((car) => said(carJson(car), car)),
    numberPlates: (await listPlatesOf(read, id, now)).map((plate) => said(plateJson(plate), plate)),
    removedListings: await listRemoved(read, id),
    uploadedPhotos: (await listUploads(read, id)).map(picture),
    inquiriesReceived: await listInquiries(read, eq(inquiries.sellerId, id)),
    inquiriesSent: await listInquiries(read, or(eq(inquiries.buyerId, id), from(inquiries.buyerEmail))),
    favorites: await listFavorites(read, id),
    sessions: (await listSessions(read, session, now)).map(({ userAgent, createdAt, seenAt }) => ({
      userAgent,
      createdAt,
      seenAt,
    })),
    newsletter: user.emailVerifiedAt === null ? [] : await listSubscriptions(read, emailKey),
    messagesToUs: await listMessages(read, or(eq(contactMessages.userId, id), from(contactMessages.email))),
    reports: await listReports(read, id),
    mails: await listMails(read, id),
  };
}

const accountOf = (user: UserRow) => ({
  id: user.id,
  name: user.name,
  email: user.email,
  emailVerifiedAt: user.emailVerifiedAt,
  phone: user.phone,
  location: user.location,
  role: user.role,
  listingLimit: user.listingLimit,
  language: user.language,
  mailsInquiries: user.mailsInquiries,
  mailsExpiry: user.mailsExpiry,
  createdAt: user.createdAt,
  updatedAt: user.updatedAt,
});

const listInquiries = (read: Reader, whose: SQL | undefined) =>
  read
    .select({
      listingId: inquiries.listingId,
      listingTitle: listings.title,
      buyerName: inquiries.buyerName,
      buyerPhone: inquiries.buyerPhone,
      buyerEmail: inquiries.buyerEmail,
      message: inquiries.message,
      status: inquiries.status,
      createdAt: inquiries.createdAt,
    })
    .from(inquiries)
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .where(whose)
    .orderBy(desc(inquiries.createdAt));

async function listFavorites(read: Reader, userId: string) {
  const rows = await read
    .select({ favorite: favorites, title: listings.title, kind: listings.kind })
    .from(favorites)
    .innerJoin(listings, eq(listings.id, favorites.listingId))
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt));
  return rows.map(({ favorite, title, kind }) => ({
    listingId: favorite.listingId,
    kind,
    title,
    priceWhenSaved: dinars(favorite.priceCents),
    savedAt: favorite.createdAt,
  }));
}

const listRemoved = (read: Reader, sellerId: string) =>
  read
    .select({ id: listings.id, kind: listings.kind, title: listings.title, removedAt: listings.removedAt })
    .from(listings)
    .where(and(eq(listings.sellerId, sellerId), eq(listings.status, "removed")));

const listSubscriptions = (read: Reader, emailKey: string) =>
  read
    .select({
      email: subscribers.email,
      language: subscribers.language,
      createdAt: subscribers.createdAt,
      confirmedAt: subscribers.confirmedAt,
      unsubscribedAt: subscribers.unsubscribedAt,
    })
    .from(subscribers)
    .where(eq(subscribers.emailKey, emailKey));

const listMessages = (read: Reader, whose: SQL | undefined) =>
  read
    .select({
      subject: contactMessages.subject,
      message: contactMessages.message,
      createdAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(whose);

const listReports = (read: Reader, reporterId: string) =>
  read
    .select({
      subject: reports.subject,
      reason: reports.reason,
      text: reports.text,
      status: reports.status,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .where(eq(reports.reporterId, reporterId));

const listMails = (read: Reader, userId: string) =>
  read
    .select({
      kind: outbox.kind,
      subject: outbox.subject,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .where(eq(outbox.userId, userId))
    .orderBy(desc(outbox.createdAt));
