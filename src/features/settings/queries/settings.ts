import { listSessions, type Session } from "#src/auth/sessions.ts";
import { formatMobile } from "#src/core/phone.ts";
import { AppError } from "#src/core/errors.ts";
import type { Reader } from "#src/db/open.ts";
import { findUser } from "#src/features/accounts/queries.ts";
import { findSubscription, type Standing, standingOf } from "#src/features/newsletter/queries.ts";
import { deviceOf } from "../device.ts";
import type { SettingsJson, SignedInDevice } from "../settings-json.ts";

/** The devices that are signed in, the one that asks first. */
async function listDevices(read: Reader, session: Session, now: number): Promise<SignedInDevice[]> {
  const sessions = await listSessions(read, session, now);
  return sessions.map(({ handle, seenAt, isCurrent, userAgent }) => ({
    handle,
    seenAt,
    isCurrent,
    ...deviceOf(userAgent),
  }));
}

/** What the settings page shows its user. */
export async function getSettings(read: Reader, session: Session, now: number): Promise<SettingsJson> {
  const user = await findUser(read, session.user.id);
  if (!user) throw new AppError("unauthorized", "notSignedIn");
  const { name, phone, location, language, mailsInquiries, mailsExpiry } = user;
  return {
    now,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    profile: { name, phone: phone ? formatMobile(phone) : "", location: location ?? "" },
    preferences: { language, mailsInquiries, mailsExpiry },
    devices: await listDevices(read, session, now),
    hasSecondFactor: user.totpConfirmedAt !== null,
    newsletter: user.emailVerifiedAt === null ? null : await newsletterStanding(read, user.email, now),
  };
}

/** How the newsletter stands with an address. */
async function newsletterStanding(read: Reader, email: string, now: number): Promise<Standing> {
  const subscriber = await findSubscription(read, email);
  return subscriber ? standingOf(subscriber, now) : "unsubscribed";
}
