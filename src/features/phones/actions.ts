import { randomInt } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { isSame } from "#src/auth/tokens.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { plus } from "#src/db/expressions.ts";
import type { Tx } from "#src/db/open.ts";
import { greeting, mailUser } from "#src/features/accounts/actions/notices.ts";
import { getUser, listActiveAdmins, type UserRow } from "#src/features/accounts/queries.ts";
import { deliveryQueue } from "#src/features/mail/actions/delivery.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { byNetwork, countIn, type Limit, takeTries, tooMany } from "#src/http/rate-limit.ts";
import { t } from "#t";
import { isRightAtTwilio } from "./gateway.ts";
import { BY_PERSON, byNumber, hashOf, WAIT } from "./limits.ts";
import { MOST_TRIES, obstacleOf } from "./queries.ts";
import { phoneChecks } from "./tables.ts";

const CODE_LASTS_MS = 10 * MINUTE_MS;
/** Before the second code, the third, and each later one. */
const RESEND_AFTER_MS = [MINUTE_MS, 2 * MINUTE_MS, HOUR_MS];
const BY_ADDRESS = { name: "phone-address", max: 10, perMs: DAY_MS };
/** A prefix is stopped if fewer than a fifth of its codes are entered. This is decided from so many codes on. */
const JUDGED_FROM = 20;
export const CHECKS_KEPT_MS = 365 * DAY_MS;
/** A confirmation lasts this long without a login: a number that is not used goes to another person. */
const CONFIRMED_FOR_MS = 365 * DAY_MS;
/** A late code is worse than none. */
export const GIVE_UP_MS = 2 * MINUTE_MS;

export const codeQueue = deliveryQueue({
  table: phoneChecks,
  // Longer than `GIVE_UP_MS`, so that a code is not sent again after a process died while sending it.
  claimMs: 3 * MINUTE_MS,
  waitsMs: [10_000, 20_000, 40_000],
});

type Check = typeof phoneChecks.$inferSelect;

/** Queues a code for the person's own number, in place of older ones. */
export const askForCode = (deps: Deps, userId: string, address: string) =>
  deps.db.withTx(async (tx) => {
    const { config, clock } = deps;
    if (config.PHONE_CODES === "off") throw new AppError("not-found", "notFound");
    const user = await getUser(tx, userId);
    const obstacle = obstacleOf(config, user);
    if (obstacle) throw new AppError(obstacle === "phoneNeedsEmail" ? "forbidden" : "invalid", obstacle);
    if (user.phoneConfirmedAt !== null) throw new AppError("conflict", "phoneConfirmed");
    const now = clock.now();
    const phone = user.phone ?? "";
    const prefix = phone.slice(0, -4);
    const { count } = await take(tx, BY_PERSON, userId, now);
    const perMs = RESEND_AFTER_MS[Math.min(count, RESEND_AFTER_MS.length) - 1] ?? HOUR_MS;
    await assertConfirming(tx, prefix, now);
    await take(tx, { ...WAIT, perMs }, userId, now);
    await takeTries(tx, [byNumber(phone), ...byNetwork(BY_ADDRESS, address)], now);
    await takeFromBudget(tx, deps, now);
    await tx.update(phoneChecks).set({ expiresAt: 0 }).where(eq(phoneChecks.userId, userId));
    const check = { id: newId(), userId, phone, prefix, language: user.language };
    const code = config.PHONE_CODES === "twilio-verify" ? "" : String(randomInt(1e6)).padStart(6, "0");
    const codeHash = code && hashOf(check.id, userId, phone, code);
    const times = { expiresAt: now + CODE_LASTS_MS, nextTryAt: now, createdAt: now };
    await tx.insert(phoneChecks).values({ ...check, code, codeHash, ...times });
    return { id: check.id, expiresAt: times.expiresAt, resendAfterSeconds: perMs / 1000 };
  });

async function take(tx: Tx, limit: Limit, subject: string, now: number) {
  const taken = await countIn(tx, limit, subject, now);
  if (taken.count > limit.max) throw tooMany(taken.endsAt - now, limit.message);
  return taken;
}

/** Throws if the prefix is stopped: some operators are paid for each message, and request codes that nobody enters. */
async function assertConfirming(tx: Tx, prefix: string, now: number): Promise<void> {
  const isRecent = and(eq(phoneChecks.prefix, prefix), gt(phoneChecks.createdAt, now - DAY_MS));
  const sent = await tx.$count(phoneChecks, and(isRecent, isNull(phoneChecks.failedAt)));
  const confirmed = await tx.$count(phoneChecks, and(isRecent, isNotNull(phoneChecks.confirmedAt)));
  if (sent >= JUDGED_FROM && confirmed < sent / 5) throw tooMany(DAY_MS);
}

async function takeFromBudget(tx: Tx, deps: Deps, now: number): Promise<void> {
  const max = deps.config.PHONE_DAILY_LIMIT;
  const { count } = await take(tx, { name: "phone-site", max, perMs: DAY_MS }, "all", now);
  if (count !== Math.ceil(max / 2)) return;
  for (const admin of await listActiveAdmins(tx))
    await mailUser(tx, deps, admin, "phone-budget", () => ({
      subject: t.phoneBudgetMailSubject(),
      paragraphs: [greeting(admin), t.phoneBudgetMailText(count, max)],
    }));
}

/** Confirms the number with a typed code. */
export async function enterCode(deps: Deps, userId: string, id: string, code: string): Promise<number> {
  const isIt = eq(phoneChecks.id, id);
  // Counted before the check, so that parallel attempts cannot exceed the limit.
  const check = await deps.db.withTx(async (tx) => {
    const { check } = await getOpenCheck(tx, deps, userId, id, MOST_TRIES - 1);
    const counted = { tries: plus(phoneChecks.tries) };
    await tx.update(phoneChecks).set(counted).where(isIt);
    return check;
  });
  const isRight =
    deps.config.PHONE_CODES === "twilio-verify"
      ? await isRightAtTwilio(deps.config, check.phone, code)
      : isSame(check.codeHash, hashOf(id, userId, check.phone, code));
  if (!isRight) {
    const triesLeft = MOST_TRIES - check.tries - 1;
    throw Object.assign(new AppError("invalid", "phoneCodeWrong", triesLeft), { details: { triesLeft } });
  }
  return deps.db.withTx(async (tx) => {
    const { user } = await getOpenCheck(tx, deps, userId, id, MOST_TRIES);
    const now = deps.clock.now();
    await tx.update(phoneChecks).set({ confirmedAt: now }).where(isIt);
    await confirmPhone(tx, deps, user, now);
    return now;
  });
}

/** Throws "gone" for a code that was used, replaced, tried more often than `mostTries`, or sent to a former number. */
async function getOpenCheck(tx: Tx, { clock }: Deps, userId: string, id: string, mostTries: number) {
  const isIt = and(eq(phoneChecks.id, id), eq(phoneChecks.userId, userId));
  const [check] = await tx.select().from(phoneChecks).where(isIt);
  if (!check) throw new AppError("not-found", "phoneCodeEnded");
  const user = await getUser(tx, userId);
  const leftMs = check.expiresAt - clock.now();
  const isOpen = check.confirmedAt === null && check.tries <= mostTries && check.phone === user.phone;
  // Longer only after the clock was set back.
  if (!isOpen || leftMs <= 0 || leftMs > CODE_LASTS_MS) throw new AppError("gone", "phoneCodeEnded");
  return { check, user };
}

/** Takes the number's confirmation from other accounts: it may have a new owner. */
export async function confirmPhone(tx: Tx, deps: Deps, user: UserRow, now: number): Promise<void> {
  const isConfirmed = and(eq(users.phone, user.phone ?? ""), isNotNull(users.phoneConfirmedAt));
  const isElsewhere = and(isConfirmed, ne(users.id, user.id));
  const former = await tx.update(users).set({ phoneConfirmedAt: null }).where(isElsewhere).returning();
  for (const other of former)
    await mailUser(tx, deps, other, "phone-taken", () => ({
      subject: t.phoneTakenMailSubject(),
      paragraphs: [greeting(other), t.phoneTakenMailText()],
      action: { label: t.settings(), url: absoluteHref(deps.config, "/settings") },
    }));
  await tx.update(users).set({ phoneConfirmedAt: now, updatedAt: now }).where(eq(users.id, user.id));
}

/** Empties the codes of a deleted account. Their rows stay, because they count for the prefix. */
export async function forgetPhoneChecks(tx: Tx, userId: string): Promise<void> {
  const emptied: Partial<Check> = { userId: null, phone: "", code: "", codeHash: "", expiresAt: 0 };
  await tx.update(phoneChecks).set(emptied).where(eq(phoneChecks.userId, userId));
}

export async function tidyPhones(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deps.db.withTx(async (tx) => {
    await tx.delete(phoneChecks).where(lte(phoneChecks.createdAt, now - CHECKS_KEPT_MS));
    const hasOldCode = and(ne(phoneChecks.codeHash, ""), lte(phoneChecks.createdAt, now - DAY_MS));
    await tx.update(phoneChecks).set({ code: "", codeHash: "" }).where(hasOldCode);
    const before = now - CONFIRMED_FOR_MS;
    const isAway = or(isNull(users.signedInAt), lt(users.signedInAt, before));
    const isOver = and(lt(users.phoneConfirmedAt, before), isAway);
    await tx.update(users).set({ phoneConfirmedAt: null }).where(isOver);
  });
  await codeQueue.endLongWaits(deps);
}
