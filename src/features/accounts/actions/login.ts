import { eq } from "drizzle-orm";
import { DEFAULT_LISTING_LIMIT } from "#src/auth/listing-limit.ts";
import { isOutdated, withPasswords } from "#src/auth/passwords.ts";
import { findSecondFactor } from "#src/auth/second-factor.ts";
import { endSession, findAwaiting, startSession } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { forgetDeviceOfSession } from "#src/features/push/actions/devices.ts";
import { agreeToRequired } from "#src/features/consents/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { type Limit, countTry, takeTry, tooMany, uncountTry } from "#src/http/rate-limit.ts";
import type { Language } from "#src/i18n/language.ts";
import { t } from "#t";
import { type UserRow, emailKeyOf, findByEmail, findUser } from "../queries.ts";
import { type Credentials, MIN_ADMIN_PASSWORD, type Registration } from "../schema.ts";
import { useCode } from "./passwords.ts";
import { mailWelcome } from "./email-verification.ts";
import { greeting, mailSecurityNotice, mailUser, recordOwnAction } from "./notices.ts";

// High, because mobile networks put many people behind one address.
const REGISTER_BY_ADDRESS = { name: "register", max: 20, perMs: HOUR_MS };

/** `session` is the current session, which the new one replaces. */
export interface Visitor {
  address: string;
  userAgent: string;
  language: Language;
  session: { tokenHash: string } | null;
}

export interface SignedIn {
  user: UserRow;
  token: string;
  /** The password was right. The token permits nothing until the code is entered. */
  awaitsCode: boolean;
}

export async function register(deps: Deps, input: Registration, visitor: Visitor): Promise<SignedIn> {
  const now = deps.clock.now();
  const { address, language } = visitor;
  const { name, email, phone, location, password, consents } = input;
  const passwordHash = await withPasswords(address, async ({ hash }) => {
    await countTry(deps.db, REGISTER_BY_ADDRESS, address, now);
    return hash(password);
  });
  return deps.db.withTx(async (tx) => {
    if (await findByEmail(tx, email)) throw new InvalidFields({ email: t.emailTaken() }, "conflict");
    const rights = { listingLimit: DEFAULT_LISTING_LIMIT };
    const user = await addUser(tx, { name, email, phone, location, ...rights, passwordHash, language }, now);
    const givenBy = consents ? "form" : "api";
    await agreeToRequired(tx, { userId: user.id, language, givenBy }, now);
    if (consents?.newsletter) await deps.afterNewsletterWanted?.(tx, user);
    await mailWelcome(tx, deps, user);
    return { user, token: await beginSession(tx, user, visitor, now), awaitsCode: false };
  });
}

type NewUser = Omit<typeof users.$inferInsert, "id" | "emailKey" | "createdAt" | "updatedAt">;

export async function addUser(tx: Tx, given: NewUser, now: number): Promise<UserRow> {
  const keys = { id: newId(), emailKey: emailKeyOf(given.email), createdAt: now, updatedAt: now };
  const [user] = await tx
    .insert(users)
    .values({ ...given, ...keys })
    .returning();
  return user as UserRow;
}

/** An unknown email gets the error of a wrong password, after the same time. `device`: signed in before. */
export async function login(
  deps: Deps,
  { email, password }: Credentials,
  visitor: Visitor,
  device: string | null,
): Promise<SignedIn> {
  const now = deps.clock.now();
  const { address } = visitor;
  const { user, tries, renewedHash } = await withPasswords(device ?? address, async ({ hash, verify }) => {
    // Counted before the check, so that parallel attempts cannot exceed the limit.
    const tries = await countLogin(deps, emailKeyOf(email), { address, device });
    const found = await findByEmail(deps.db.read, email);
    const right = await verify(password, found?.passwordHash ?? null);
    if (!found || !right) throw new AppError("unauthorized", "loginWrong");
    const renewedHash = isOutdated(found.passwordHash) ? await hash(password) : null;
    return { user: found, tries, renewedHash };
  });
  if (user.role === "admin" && user.isActive && password.length < MIN_ADMIN_PASSWORD)
    throw new AppError("forbidden", "loginTooShortForAdmin");
  return deps.db.withTx(async (tx) => {
    // The account may have changed while the password was checked.
    const stored = await findUser(tx, user.id);
    if (stored?.passwordHash !== user.passwordHash) throw new AppError("unauthorized", "loginWrong");
    if (!stored.isActive) throw new AppError("forbidden", "accountSuspended");
    if (renewedHash) await tx.update(users).set({ passwordHash: renewedHash }).where(eq(users.id, user.id));
    await uncountLogin(tx, tries);
    const awaitsCode = stored.totpConfirmedAt !== null;
    return { user, token: await beginSession(tx, user, visitor, now, awaitsCode), awaitsCode };
  });
}

async function beginSession(tx: Tx, user: UserRow, visitor: Visitor, now: number, awaitsCode = false) {
  if (visitor.session) await endSession(tx, visitor.session.tokenHash);
  return startSession(tx, user, now, visitor.userAgent, awaitsCode);
}

export async function logout(deps: Deps, { session }: Pick<Visitor, "session">): Promise<void> {
  if (!session) return;
  await deps.db.withTx(async (tx) => {
    await endSession(tx, session.tokenHash);
    await forgetDeviceOfSession(tx, session.tokenHash);
  });
}

const CODE_TRIES = { name: "login-code", max: 6, perMs: 15 * MINUTE_MS };

export async function enterCode(
  deps: Deps,
  token: string | null,
  typed: string,
  { userAgent }: Pick<Visitor, "userAgent">,
): Promise<SignedIn> {
  const { db, clock } = deps;
  const now = clock.now();
  const first = token === null ? null : await findAwaiting(db.read, token, now);
  if (!first) throw new AppError("unauthorized", "loginCodeEnded");
  const { user, tokenHash } = first;
  await countTry(db, CODE_TRIES, user.id, now);
  return db.withTx(async (tx) => {
    if (!(await findAwaiting(tx, token ?? "", now))) throw new AppError("unauthorized", "loginCodeEnded");
    const result = await useCode(tx, user.id, typed, now);
    await uncountTry(tx, CODE_TRIES, user.id);
    await endSession(tx, tokenHash);
    if (result === "recovery") await reportRecoveryCode(tx, deps, user);
    return { user, token: await startSession(tx, user, now, userAgent), awaitsCode: false };
  });
}

async function reportRecoveryCode(tx: Tx, deps: Deps, user: UserRow): Promise<void> {
  const factor = await findSecondFactor(tx, user.id);
  const codesLeft = factor.state === "on" ? factor.codesLeft : 0;
  await recordOwnAction(tx, deps, user, "second-factor.recovery", { codesLeft });
  await mailSecurityNotice(tx, deps, user, "recovery-code", () => ({
    subject: t.recoveryMailSubject(),
    text: t.recoveryMailText(codesLeft),
  }));
}

// For a browser that has signed in to this account before: its own limit, which attackers cannot use up.
const BY_DEVICE = { name: "login-device", max: 10, perMs: 15 * MINUTE_MS };
// High, because mobile networks put many people behind one address.
const BY_ADDRESS = { name: "login-address", max: 50, perMs: 15 * MINUTE_MS };
const BY_ACCOUNT = { name: "login-account", max: 10, perMs: 15 * MINUTE_MS };
// For all unknown browsers together, against attacks from many addresses. Above it they are slowed down, not locked out.
const BY_STRANGERS = { name: "login-strangers", max: 50, perMs: DAY_MS };
const SLOWED = { name: "login-slowed", max: 1, perMs: 10_000 };

type Counted = readonly (readonly [Limit, string])[];

interface From {
  address: string;
  /** Null for a browser that has not signed in to this account before. */
  device: string | null;
}

/** Counts a login attempt; throws "too-many". Pass the result to `uncountLogin` after a successful login. */
async function countLogin(deps: Deps, account: string, { address, device }: From): Promise<Counted> {
  const now = deps.clock.now();
  const tries: Counted = device
    ? [[BY_DEVICE, `${device}:${account}`]]
    : [
        [BY_ADDRESS, address],
        [BY_ACCOUNT, `${address}:${account}`],
      ];
  for (const [limit, subject] of tries) await countTry(deps.db, limit, subject, now);
  if (device) return tries;
  await countStranger(deps, account, now);
  return [...tries, [BY_STRANGERS, account]];
}

async function uncountLogin(tx: Tx, tries: Counted): Promise<void> {
  for (const [limit, subject] of tries) await uncountTry(tx, limit, subject);
}

async function countStranger(deps: Deps, account: string, now: number): Promise<void> {
  const waitMs = await deps.db.withTx(async (tx) => {
    const leftMs = await takeTry(tx, BY_STRANGERS, account, now);
    if (leftMs === null) return null;
    const slowedMs = await takeTry(tx, SLOWED, account, now);
    if (slowedMs === null) await warnOwner(tx, deps, account, now + leftMs);
    return slowedMs;
  });
  if (waitMs !== null) throw tooMany(waitMs, "loginSlowed");
}

/** Emails the account's owner, at most once until `endsAt`, when the limit for unknown browsers is reset. */
async function warnOwner(tx: Tx, deps: Deps, account: string, endsAt: number): Promise<void> {
  const user = await findByEmail(tx, account);
  if (!user?.isActive) return;
  const write = () => ({
    subject: t.loginTriesMailSubject(),
    paragraphs: [greeting(user), t.loginTriesMailText(), t.loginTriesMailAdvice()],
    action: { label: t.resetTitle(), url: absoluteHref(deps.config, "/forgot-password") },
  });
  await mailUser(tx, deps, user, "login-tries", write, { uniqueKey: `login-tries:${user.id}:${endsAt}` });
}
