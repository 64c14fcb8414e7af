import { asc, eq } from "drizzle-orm";
import { findLink, issueLink, spendLink } from "#src/auth/one-time-links.ts";
import { hashPassword } from "#src/auth/passwords.ts";
import { removeSecondFactor } from "#src/auth/second-factor.ts";
import { startSession } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import { pick } from "#src/core/pick.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { agreeToRequired } from "#src/features/consents/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { t } from "#t";
import { addUser, type SignedIn, type Visitor } from "./login.ts";
import { findByEmail, listActiveAdmins, type UserRow } from "../queries.ts";
import { adminIdentity, type SetUp } from "../schema.ts";
import { storePassword } from "./passwords.ts";

const SET_UP_WITHIN_MS = 30 * MINUTE_MS;

const hasAdmin = async (read: Reader): Promise<boolean> =>
  (await read.$count(users, eq(users.role, "admin"))) > 0;

/** Creates a link for registering the first admin, valid for 30 minutes; null if there is an admin. */
export const offerSetUp = ({ db, clock }: Deps): Promise<string | null> =>
  db.withTx(async (tx) => {
    if (await hasAdmin(tx)) return null;
    return `/set-up?token=${await issueLink(tx, "set-up", null, clock.now(), SET_UP_WITHIN_MS)}`;
  });

export async function isSetUpOpen({ db, clock }: Deps, token: string): Promise<boolean> {
  const link = await findLink(db.read, "set-up", token, clock.now());
  return link?.usedAt === null && !(await hasAdmin(db.read));
}

export async function setUp(deps: Deps, token: string, input: SetUp, visitor: Visitor): Promise<SignedIn> {
  const { userAgent, language } = visitor;
  if (!(await isSetUpOpen(deps, token))) throw new AppError("gone", "setUpEndedText");
  const passwordHash = await hashPassword(input.password);
  return deps.db.withTx(async (tx) => {
    const now = deps.clock.now();
    const spent = await spendLink(tx, "set-up", token, now);
    if (!spent || (await hasAdmin(tx))) throw new AppError("gone", "setUpEndedText");
    if (await findByEmail(tx, input.email)) throw new InvalidFields({ email: t.emailTaken() });
    const { name, email } = input;
    const user = await addUser(tx, { ...ADMIN, name, email, passwordHash, language }, now);
    await agreeToRequired(tx, { userId: user.id, language, givenBy: "form" }, now);
    await recordAdmin(tx, user, "admin.create", user, now);
    return { user, token: await startSession(tx, user, now, userAgent), awaitsCode: false };
  });
}

const ADMIN = { role: "admin", listingLimit: null } as const;

const recordAdmin = (tx: Tx, actor: UserRow | null, action: string, { id, name }: UserRow, now: number) =>
  recordAudit(tx, { actor, action, subject: { kind: "user", id, name } }, now);

export async function createAdmin(deps: Deps, email: string, password: string): Promise<void> {
  const identity = await readIdentity(email, password);
  await deps.db.withTx(async (tx) => {
    const known = await findByEmail(tx, identity.email);
    if (known)
      throw new Error(
        known.role === "admin"
          ? `${known.email} is already an admin; "markaba admin reset-password" sets a new password`
          : `${known.email} already has an ordinary account; use another address for the admin`,
      );
    const now = deps.clock.now();
    const isFirst = !(await hasAdmin(tx));
    const admin = await addUser(tx, { ...ADMIN, ...identity, language: "en" }, now);
    // Whoever makes the site has nobody to agree with.
    if (isFirst) await agreeToRequired(tx, { userId: admin.id, language: "en", givenBy: "api" }, now);
    await recordAdmin(tx, null, "admin.create", admin, now);
  });
}

async function readIdentity(email: string, password: string) {
  const { data, error } = adminIdentity.safeParse({ name: "Admin", email, password });
  if (data) return { name: data.name, email: data.email, passwordHash: await hashPassword(data.password) };
  const [issue] = error.issues;
  throw new Error(issue?.path[0] === "email" ? `"${email}" is not an email address` : issue?.message);
}

export async function resetAdminPassword(deps: Deps, email: string, password: string): Promise<void> {
  const { passwordHash } = await readIdentity(email, password);
  await changeAdmin(deps, email, "admin.password", (tx, id, now) => storePassword(tx, id, passwordHash, now));
}

export const removeAdminSecondFactor = (deps: Deps, email: string): Promise<void> =>
  changeAdmin(deps, email, "second-factor.off", removeSecondFactor);

const changeAdmin = (
  { db, clock }: Deps,
  email: string,
  action: string,
  change: (tx: Tx, id: string, now: number) => Promise<void>,
): Promise<void> =>
  db.withTx(async (tx) => {
    const admin = await findByEmail(tx, email.trim());
    if (admin?.role !== "admin") throw new Error(`There is no admin with the address ${email.trim()}`);
    const now = clock.now();
    await change(tx, admin.id, now);
    await recordAdmin(tx, null, action, admin, now);
  });

export const listAdmins = (read: Reader) =>
  read
    .select(pick(users, "email", "name", "isActive", "totpConfirmedAt", "createdAt"))
    .from(users)
    .where(eq(users.role, "admin"))
    .orderBy(asc(users.createdAt));

export async function assertNotLastAdmin(
  tx: Tx,
  { id, role, isActive }: UserRow,
  refusal: "adminLastAdmin" | "deleteAccountLastAdmin",
): Promise<void> {
  if (role !== "admin" || !isActive) return;
  const admins = await listActiveAdmins(tx);
  if (admins.every((admin) => admin.id === id)) throw new AppError("conflict", refusal);
}
