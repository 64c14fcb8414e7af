import { and, eq, isNull, or } from "drizzle-orm";
import { endSessionByHandle, type Session, type SessionUser } from "#src/auth/sessions.ts";
import { repeatableRequests, users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { isWhateverCase } from "#src/db/expressions.ts";
import type { Tx } from "#src/db/open.ts";
import { endAccessElsewhere, getUserByPassword } from "#src/features/accounts/actions/passwords.ts";
import { assertNotLastAdmin } from "#src/features/accounts/actions/admins.ts";
import { isVerified } from "#src/features/accounts/actions/email-verification.ts";
import { greeting } from "#src/features/accounts/actions/notices.ts";
import { findUser, getUser, type UserRow } from "#src/features/accounts/queries.ts";
import type { Profile } from "#src/features/accounts/schema.ts";
import { findLastExpiry } from "#src/features/backups/actions.ts";
import { forgetSubjects } from "#src/features/audit/actions.ts";
import { forgetConsentsAt, withdrawNewsletterOf } from "#src/features/consents/actions.ts";
import { listConsents } from "#src/features/consents/queries.ts";
import { consents } from "#src/features/consents/tables.ts";
import { dealerInvitations } from "#src/features/dealers/tables.ts";
import { DATA_FILES_KEPT_MS } from "#src/features/help/facts.ts";
import { contactMessages } from "#src/features/help/tables.ts";
import { photosKept } from "#src/features/conversations/photos-kept.ts";
import { leaveConversations } from "#src/features/conversations/threads/actions/leave.ts";
import { conversations, inquiries } from "#src/features/conversations/tables.ts";
import { forgetPhoneChecks } from "#src/features/phones/actions.ts";
import { eraseListingsOf } from "#src/features/listings/life-cycle/sellers.ts";
import { forgetMailsAbout, PARTING_MAIL, queueMail } from "#src/features/mail/actions/outbox.ts";
import { listMailsQuoting } from "#src/features/mail/queries.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { reports } from "#src/features/moderation/tables.ts";
import { unsubscribe } from "#src/features/newsletter/actions.ts";
import { CONFIRM_MAIL, findSubscription } from "#src/features/newsletter/queries.ts";
import { subscribers } from "#src/features/newsletter/tables.ts";
import { eraseReviews } from "#src/features/reviews/actions.ts";
import { leaveForGood } from "#src/features/showrooms/actions/people.ts";
import { forgetDeviceOfSession } from "#src/features/push/actions/devices.ts";
import { removeUnclaimedPhotos } from "#src/features/photos/actions.ts";
import { listUploads } from "#src/features/photos/queries.ts";
import type { Deps } from "#src/http/env.ts";
import { countTry, forgetTries } from "#src/http/rate-limit.ts";
import { passOnImports } from "#src/features/stock/actions/pass-on-imports.ts";
import { t } from "#t";
import { newExportKey } from "./export-files.ts";
import { isEmailOf } from "./queries.ts";
import type { Preferences } from "./schema.ts";
import { dataExports } from "./tables.ts";

export async function deleteAccount(deps: Deps, userId: string, password: string): Promise<void> {
  // The form was sent twice.
  if (!(await findUser(deps.db.read, userId))) return;
  await getUserByPassword(deps, userId, password, "password");
  const uploads = await deps.db.withTx(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) return [];
    await assertNotLastAdmin(tx, user, "deleteAccountLastAdmin");
    return eraseAccount(tx, deps, user);
  });
  await removeUnclaimedPhotos(deps, uploads, photosKept);
}

/** Deletes an account. Returns its uploaded photos, for `removeUnclaimedPhotos` after the commit. */
export async function eraseAccount(tx: Tx, deps: Deps, user: UserRow): ReturnType<typeof listUploads> {
  const isInviter = eq(dealerInvitations.invitedBy, user.id);
  const invited = await tx.select({ id: dealerInvitations.id }).from(dealerInvitations).where(isInviter);
  await forgetMailsAbout(tx, invited);
  await leaveForGood(tx, user, deps.clock.now());
  await passOnImports(tx, user.id);
  const own = await listUploads(tx, user.id);
  const expiresAt = findLastExpiry(deps);
  const about = await tx.select({ id: reports.id }).from(reports).where(eq(reports.sellerId, user.id));
  await eraseListingsOf(tx, user.id);
  const reported = await eraseTraces(tx, user);
  // Sessions, tokens, links, uploads, favorites, emails and devices are deleted through their foreign keys.
  await tx.delete(users).where(eq(users.id, user.id));
  await eraseReviews(tx, deps.clock.now());
  await forgetSubjects(tx, [user.id, ...[...about, ...reported].map(({ id }) => id)]);
  await queueMail(tx, deps, {
    kind: PARTING_MAIL,
    to: { userId: null, email: user.email, language: user.language },
    write: () => ({
      subject: t.deletedMailSubject(),
      paragraphs: [
        greeting(user),
        t.deletedMailText(),
        ...(expiresAt === null ? [] : [t.deletedBackupsUntil(t.formatDate(expiresAt))]),
        t.deletedMailEnd(),
      ],
    }),
  });
  return own;
}

/** Deletes data of the user without a foreign key. Returns the user's reports. */
async function eraseTraces(tx: Tx, user: UserRow): Promise<{ id: string }[]> {
  const { id, emailKey, emailVerifiedAt } = user;
  const isTheirs = isEmailOf(user);
  await tx.delete(inquiries).where(or(eq(inquiries.buyerId, id), isTheirs(inquiries.buyerEmail)));
  await leaveConversations(tx, user, isTheirs(conversations.buyerEmail));
  const isWriter = or(eq(contactMessages.userId, id), isTheirs(contactMessages.email));
  const written = await tx.delete(contactMessages).where(isWriter).returning({ id: contactMessages.id });
  await forgetMailsAbout(tx, written);
  const isReporter = or(eq(reports.reporterId, id), eq(reports.reporterKey, id));
  const reported = await tx.delete(reports).where(isReporter).returning({ id: reports.id });
  await tx.update(reports).set({ handledBy: null }).where(eq(reports.handledBy, id));
  if (emailVerifiedAt === null) await forgetUnconfirmedNewsletter(tx, user);
  else {
    await tx.delete(subscribers).where(eq(subscribers.emailKey, emailKey));
    await forgetConsentsAt(tx, emailKey);
    await tx.delete(dealerInvitations).where(isWhateverCase(dealerInvitations.email, emailKey));
  }
  await tx.delete(outbox).where(or(eq(outbox.userId, id), isTheirs(outbox.recipient)));
  // Emails to others that quote an inquiry of this user.
  for (const mail of await listMailsQuoting(tx, emailKey))
    await tx.delete(outbox).where(eq(outbox.id, mail.id));
  await forgetPhoneChecks(tx, id);
  await tx.delete(repeatableRequests).where(eq(repeatableRequests.subject, id));
  for (const subject of [id, emailKey]) await forgetTries(tx, subject);
  return reported;
}

/** Of an account that asked for it with an address that nobody has confirmed. */
async function forgetUnconfirmedNewsletter(tx: Tx, { id, email, emailKey }: UserRow): Promise<void> {
  const isAsked = and(eq(consents.userId, id), eq(consents.purpose, "newsletter"));
  if ((await tx.$count(consents, isAsked)) === 0) return;
  const isOpen = and(eq(subscribers.emailKey, emailKey), isNull(subscribers.confirmedAt));
  await tx.delete(subscribers).where(isOpen);
  await tx.delete(outbox).where(and(eq(outbox.kind, CONFIRM_MAIL), eq(outbox.recipient, email)));
}

export const endDevice = ({ db }: Deps, { user }: Session, handle: string): Promise<void> =>
  db.withTx(async (tx) => {
    const ended = await endSessionByHandle(tx, user.id, handle);
    if (ended) await forgetDeviceOfSession(tx, ended);
  });

export const endOtherDevices = ({ db }: Deps, session: Session): Promise<void> =>
  db.withTx((tx) => endAccessElsewhere(tx, session));

export async function endNewsletter(deps: Deps, { id, email }: SessionUser): Promise<void> {
  const subscriber = await findSubscription(deps.db.read, email);
  // An unconfirmed address may be another person's.
  const isTheirs = subscriber?.confirmedAt === null || (await isVerified(deps.db.read, id));
  if (subscriber && isTheirs) await unsubscribe(deps, subscriber.token);
  await deps.db.withTx((tx) => withdrawNewsletterOf(tx, id, deps.clock.now()));
}

/** Throws "conflict" for a consent that an account needs. */
export async function takeBackConsent(deps: Deps, user: SessionUser, purpose: string): Promise<void> {
  const { read } = deps.db;
  const given = await listConsents(read, await getUser(read, user.id));
  if (!given.some((one) => one.purpose === purpose && one.withdrawnAt === null))
    throw new AppError("not-found", "consentNotGiven");
  if (purpose !== "newsletter") throw new AppError("conflict", "consentNeedsAccount");
  await endNewsletter(deps, user);
}

const EXPORTS = { name: "data-export", max: 1, perMs: DATA_FILES_KEPT_MS };

/** A job prepares the file. */
export async function requestExport(deps: Deps, userId: string, password: string) {
  await getUserByPassword(deps, userId, password, "password");
  const createdAt = deps.clock.now();
  await countTry(deps.db, EXPORTS, userId, createdAt);
  const made = { id: newId(), createdAt, expiresAt: createdAt + DATA_FILES_KEPT_MS };
  await deps.db.withTx((tx) => tx.insert(dataExports).values({ ...made, userId, key: newExportKey() }));
  return made;
}

export const saveSettings = ({ db, clock }: Deps, userId: string, settings: Profile | Partial<Preferences>) =>
  db.withTx(async (tx) => {
    const isOtherPhone = "phone" in settings && settings.phone !== (await getUser(tx, userId)).phone;
    await tx
      .update(users)
      .set({ ...settings, ...(isOtherPhone && { phoneConfirmedAt: null }), updatedAt: clock.now() })
      .where(eq(users.id, userId));
  });
