import { DEFAULT_LISTING_LIMIT } from "#src/auth/listing-limit.ts";
import { hashPassword, verifyPassword } from "#src/auth/passwords.ts";
import { findSecondFactor, spendCode } from "#src/auth/second-factor.ts";
import { endSession, findAwaiting, type SessionUser, startSession } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { queueMail } from "#src/features/mail/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { countTry, uncountTry } from "#src/http/rate-limit.ts";
import type { Language } from "#src/i18n/language.ts";
import { t } from "#t";
import { findByEmail, findUser, keyOf, type UserRow } from "../queries.ts";
import { type Credentials, MIN_ADMIN_PASSWORD, type Registration } from "../schema.ts";
import { welcome } from "./email-verification.ts";

// Generous by address, because whole neighbourhoods share one behind their phone company.
const REGISTER_BY_ADDRESS = { name: "register", max: 20, perMs: HOUR_MS };
const LOGIN_BY_ADDRESS = { name: "login-address", max: 50, perMs: 15 * MINUTE_MS };
// From one address, so that nobody locks the owner out of an account from elsewhere.
const LOGIN_BY_ACCOUNT = { name: "login-account", max: 10, perMs: 15 * MINUTE_MS };
// From wherever, against many who guess together.
const LOGIN_FROM_ANYWHERE = { name: "login-anywhere", max: 200, perMs: 15 * MINUTE_MS };

/** Who is asking: address, browser and language, and the session that the new one takes the place of. */
export interface Visitor {
  address: string;
  userAgent: string;
  language: Language;
  session: { tokenHash: string } | null;
}

export interface SignedIn {
  user: SessionUser;
  /** For the session cookie. */
  token: string;
  /** The password was right, and the token opens nothing before the code. */
  awaitsCode: boolean;
}

class EmailTaken extends InvalidFields {
  override readonly kind = "conflict";

  constructor() {
    super({ email: t.emailTaken() });
  }
}

/** Makes an account, signs it in and greets it by mail. Throws a "conflict" naming the e-mail when it has an account already. */
export async function register(deps: Deps, input: Registration, visitor: Visitor): Promise<SignedIn> {
  const now = deps.clock.now();
  await countTry(deps.db, REGISTER_BY_ADDRESS, visitor.address, now);
  const { password, ...profile } = input;
  const passwordHash = await hashPassword(password);
  const rights = { role: "user", listingLimit: DEFAULT_LISTING_LIMIT, isActive: true } as const;
  const user: SessionUser = { id: newId(), ...profile, ...rights };
  return deps.db.withTx(async (tx) => {
    if (await findByEmail(tx, user.email)) throw new EmailTaken();
    const { language } = visitor;
    const stored = {
      ...user,
      emailKey: keyOf(user.email),
      language,
      passwordHash,
      createdAt: now,
      updatedAt: now,
    };
    await tx.insert(users).values(stored);
    await welcome(tx, deps, stored);
    return { user, token: await beginSession(tx, user, visitor, now), awaitsCode: false };
  });
}

/**
 * Signs in, or begins to, where a code is still needed. Unknown and wrong are one "unauthorized", after the same work;
 * who knows the password of a suspended account, or of an admin's for whom it is too short, is told so: "forbidden".
 * Only failures count against the limits.
 */
export async function login(
  deps: Deps,
  { email, password }: Credentials,
  visitor: Visitor,
): Promise<SignedIn> {
  const now = deps.clock.now();
  const tries = [
    [LOGIN_BY_ADDRESS, visitor.address],
    [LOGIN_BY_ACCOUNT, `${visitor.address}:${keyOf(email)}`],
    [LOGIN_FROM_ANYWHERE, keyOf(email)],
  ] as const;
  // Counted before the password is checked, so that many at once cannot pass the limit together.
  for (const [limit, subject] of tries) await countTry(deps.db, limit, subject, now);
  const user = await findByEmail(deps.db.read, email);
  const right = await verifyPassword(password, user?.passwordHash ?? null);
  if (!user || !right) throw new AppError("unauthorized", "loginWrong");
  if (user.role === "admin" && user.isActive && password.length < MIN_ADMIN_PASSWORD)
    throw new AppError("forbidden", "loginTooShortForAdmin");
  return deps.db.withTx(async (tx) => {
    // While the password was checked it may have been changed, or the account suspended or deleted.
    const stored = await findUser(tx, user.id);
    if (stored?.passwordHash !== user.passwordHash) throw new AppError("unauthorized", "loginWrong");
    if (!stored.isActive) throw new AppError("forbidden", "accountSuspended");
    for (const [limit, subject] of tries) await uncountTry(tx, limit, subject);
    const awaitsCode = stored.totpConfirmedAt !== null;
    return { user, token: await beginSession(tx, user, visitor, now, awaitsCode), awaitsCode };
  });
}

async function beginSession(
  tx: Tx,
  user: SessionUser,
  visitor: Visitor,
  now: number,
  awaitsCode = false,
): Promise<string> {
  if (visitor.session) await endSession(tx, visitor.session.tokenHash);
  return startSession(tx, user, now, visitor.userAgent, awaitsCode);
}

/** Ends this browser's session, if it has one. */
export async function logout(deps: Deps, { session }: Pick<Visitor, "session">): Promise<void> {
  if (session) await deps.db.withTx((tx) => endSession(tx, session.tokenHash));
}

const TRIES = { name: "login-code", max: 6, perMs: 15 * MINUTE_MS };

/**
 * The second step of a login by the token of the first: a code of the app, or a recovery code once. Answers the running
 * session's token. Throws "unauthorized" where no first step waits, InvalidFields naming `code`, and "too-many".
 */
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
  await countTry(db, TRIES, user.id, now);
  return db.withTx(async (tx) => {
    if (!(await findAwaiting(tx, token ?? "", now))) throw new AppError("unauthorized", "loginCodeEnded");
    const result = await spendOrRefuse(tx, user.id, typed, now);
    await uncountTry(tx, TRIES, user.id);
    await endSession(tx, tokenHash);
    if (result === "recovery") await tellOfRecovery(tx, deps, user);
    return { user, token: await startSession(tx, user, now, userAgent), awaitsCode: false };
  });
}

/** Uses a code up; throws InvalidFields naming `code` for one that opens nothing. */
export async function spendOrRefuse(
  tx: Tx,
  userId: string,
  typed: string,
  now: number,
): Promise<"app" | "recovery"> {
  const result = await spendCode(tx, userId, typed, now);
  if (result === "spent") throw new InvalidFields({ code: t.codeSpent() });
  if (result === "wrong") throw new InvalidFields({ code: t.codeWrong() });
  return result;
}

async function tellOfRecovery(tx: Tx, deps: Deps, user: UserRow): Promise<void> {
  const factor = await findSecondFactor(tx, user.id);
  const left = factor.state === "on" ? factor.codesLeft : 0;
  const subject = { kind: "user", id: user.id, name: user.name };
  const entry = { actor: user, action: "second-factor.recovery", subject, after: { codesLeft: left } };
  await recordAudit(tx, entry, deps.clock.now());
  await queueMail(tx, deps, {
    kind: "recovery-code",
    to: { userId: user.id, email: user.email, language: user.language },
    write: () => ({
      subject: t.recoveryMailSubject(),
      paragraphs: [t.accountMailGreeting(user.name), t.recoveryMailText(left), t.passwordMailWarning()],
      action: { label: t.resetTitle(), url: absoluteHref(deps.config, "/forgot-password") },
    }),
  });
}
