import { createHmac, randomInt } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or } from "drizzle-orm";
import { siteKey } from "#src/auth/site-key.ts";
import { users } from "#src/auth/tables.ts";
import { isSame } from "#src/auth/tokens.ts";
import { AppError, tryLater } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { countWhere, plus } from "#src/db/expressions.ts";
import type { Tx } from "#src/db/open.ts";
import { greeting, mailUser } from "#src/features/accounts/actions/notices.ts";
import { getUser, listActiveAdmins, type UserRow } from "#src/features/accounts/queries.ts";
import { deliveryQueue } from "#src/features/mail/actions/delivery.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { byNetwork, countIn, takeTries, tooMany } from "#src/http/rate-limit.ts";
import { t } from "#t";
import { isRightAtTwilio } from "./gateway.ts";
import { MOST_TRIES, obstacleOf, type PhoneObstacle } from "./queries.ts";
import { phoneChecks } from "./tables.ts";

const CODE_LASTS_MS = 10 * MINUTE_MS;
/** Before the second code, the third, and each later one. */
const RESEND_AFTER_MS = [MINUTE_MS, 2 * MINUTE_MS, HOUR_MS];

const BY_NUMBER = { name: "phone-number", max: 3, perMs: DAY_MS };
const BY_PERSON = { name: "phone-person", max: 5, perMs: DAY_MS };
const BY_ADDRESS = { name: "phone-address", max: 10, perMs: DAY_MS };

/** A prefix is judged from this many codes; one in `CONFIRMING` must be entered. */
const JUDGED_FROM = 20;
const CONFIRMING = 5;

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

const digest = (purpose: string, text: string): string =>
  createHmac("sha256", siteKey(purpose)).update(text).digest("base64url");

const hashOfCode = ({ id, userId, phone }: Pick<Check, "id" | "userId" | "phone">, code: string): string =>
  digest("phone codes", [id, userId, phone, code].join(":"));

const FORBIDDING: Record<PhoneObstacle, "invalid" | "forbidden"> = {
  phoneMissing: "invalid",
  phoneNotMobile: "invalid",
  phoneNeedsEmail: "forbidden",
};

/** Queues a code for the person's own number, in place of older ones. */
export const askForCode = (deps: Deps, userId: string, address: string) =>
  deps.db.withTx(async (tx) => {
    const { config, clock } = deps;
    if (config.PHONE_CODES === "off") throw new AppError("not-found", "phoneCodesOff");
    const user = await getUser(tx, userId);
    const obstacle = obstacleOf(config, user);
    if (obstacle) throw new AppError(FORBIDDING[obstacle], obstacle);
    if (user.phoneConfirmedAt !== null) throw new AppError("conflict", "phoneConfirmedAlready");
    const now = clock.now();
    const phone = user.phone ?? "";
    const prefix = phone.slice(0, -4);
    const isOwn = eq(phoneChecks.userId, userId);
    const resendAfterMs = await waitAfter(tx, isOwn, now);
    await assertConfirming(tx, prefix, now);
    const byNumber = digest("phone numbers", phone);
    await takeTries(tx, [[BY_NUMBER, byNumber], [BY_PERSON, userId], ...byNetwork(BY_ADDRESS, address)], now);
    await takeFromBudget(tx, deps, now);
    await tx.update(phoneChecks).set({ expiresAt: 0 }).where(isOwn);
    const expiresAt = now + CODE_LASTS_MS;
    const check = { id: newId(), userId, phone, prefix, language: user.language, expiresAt };
    const code = config.PHONE_CODES === "twilio-verify" ? "" : String(randomInt(1e6)).padStart(6, "0");
    const codeHash = code ? hashOfCode(check, code) : null;
    await tx.insert(phoneChecks).values({ ...check, code, codeHash, nextTryAt: now, createdAt: now });
    return { id: check.id, expiresAt, resendAfterSeconds: resendAfterMs / 1000 };
  });

/** How long to wait after the next code; throws "too-many" if that is too early. */
async function waitAfter(tx: Tx, isOwn: ReturnType<typeof eq>, now: number): Promise<number> {
  const isRecent = and(isOwn, gt(phoneChecks.createdAt, now - DAY_MS), lte(phoneChecks.createdAt, now));
  const sent = await tx.select({ at: phoneChecks.createdAt }).from(phoneChecks).where(isRecent);
  const waitMs = (count: number) => RESEND_AFTER_MS[Math.min(count, RESEND_AFTER_MS.length) - 1] ?? 0;
  const leftMs = Math.max(0, ...sent.map(({ at }) => at)) + waitMs(sent.length) - now;
  if (leftMs > 0) throw tooMany(leftMs, "phoneCodeSoon");
  return waitMs(sent.length + 1);
}

/** Numbers that only receive codes are there to be paid for them. */
async function assertConfirming(tx: Tx, prefix: string, now: number): Promise<void> {
  const isRecent = and(eq(phoneChecks.prefix, prefix), gt(phoneChecks.createdAt, now - DAY_MS));
  const [sent = { count: 0, confirmed: 0 }] = await tx
    .select({
      count: countWhere(isNull(phoneChecks.failedAt)),
      confirmed: countWhere(isNotNull(phoneChecks.confirmedAt)),
    })
    .from(phoneChecks)
    .where(isRecent);
  if (sent.count >= JUDGED_FROM && sent.confirmed * CONFIRMING < sent.count)
    throw tryLater("too-many", DAY_MS / 1000, "phonePrefixStopped");
}

async function takeFromBudget(tx: Tx, deps: Deps, now: number): Promise<void> {
  const max = deps.config.PHONE_DAILY_LIMIT;
  const { count, endsAt } = await countIn(tx, { name: "phone-site", max, perMs: DAY_MS }, "all", now);
  if (count > max) throw tooMany(endsAt - now);
  if (count !== Math.ceil(max / 2)) return;
  for (const admin of await listActiveAdmins(tx))
    await mailUser(tx, deps, admin, "phone-budget", () => ({
      subject: t.phoneBudgetMailSubject(),
      paragraphs: [greeting(admin), t.phoneBudgetMailText(count, max)],
      action: { label: t.adminUsers(), url: absoluteHref(deps.config, "/dashboard/users") },
    }));
}

/** Confirms the number with a typed code. */
export async function enterCode(deps: Deps, userId: string, id: string, code: string): Promise<number> {
  // Counted before the check, so that parallel attempts cannot exceed the limit.
  const { check, triesLeft } = await takeCodeTry(deps, userId, id);
  if (!(await isRight(deps, check, code))) {
    const wrong = new AppError("invalid", "phoneCodeWrong", triesLeft);
    throw Object.assign(wrong, { details: { triesLeft } });
  }
  return deps.db.withTx(async (tx) => {
    const { user } = await getOpenCheck(tx, deps, userId, id, MOST_TRIES);
    const now = deps.clock.now();
    await tx.update(phoneChecks).set({ confirmedAt: now }).where(eq(phoneChecks.id, id));
    await confirmPhone(tx, deps, user, now);
    return now;
  });
}

const takeCodeTry = (deps: Deps, userId: string, id: string) =>
  deps.db.withTx(async (tx) => {
    const { check } = await getOpenCheck(tx, deps, userId, id, MOST_TRIES - 1);
    await tx
      .update(phoneChecks)
      .set({ tries: plus(phoneChecks.tries) })
      .where(eq(phoneChecks.id, id));
    return { check, triesLeft: MOST_TRIES - check.tries - 1 };
  });

/** Throws "gone" for a code that was used, replaced, tried more often than `mostTries`, or sent to a former number. */
async function getOpenCheck(tx: Tx, { clock }: Deps, userId: string, id: string, mostTries: number) {
  const isIt = and(eq(phoneChecks.id, id), eq(phoneChecks.userId, userId));
  const [check] = await tx.select().from(phoneChecks).where(isIt);
  if (!check) throw new AppError("not-found", "phoneCheckNotFound");
  const user = await getUser(tx, userId);
  const leftMs = check.expiresAt - clock.now();
  const isOpen = check.confirmedAt === null && check.tries <= mostTries && check.phone === user.phone;
  // Longer only after the clock was set back.
  if (!isOpen || leftMs <= 0 || leftMs > CODE_LASTS_MS) throw new AppError("gone", "phoneCodeEnded");
  return { check, user };
}

async function isRight({ config, log }: Deps, check: Check, code: string): Promise<boolean> {
  if (check.codeHash !== null) return isSame(check.codeHash, hashOfCode(check, code));
  if (config.PHONE_CODES !== "twilio-verify") return false;
  try {
    return await isRightAtTwilio(config, check.phone, code);
  } catch (error) {
    log.warn("phone code not checked", { check: check.id, error: error instanceof Error ? error.name : "" });
    throw tryLater("busy", 10, "phoneGatewayAway");
  }
}

/** Takes the number's confirmation from other accounts: it may have a new owner. */
export async function confirmPhone(tx: Tx, deps: Deps, user: UserRow, now: number): Promise<void> {
  const isConfirmed = and(eq(users.phone, user.phone ?? ""), isNotNull(users.phoneConfirmedAt));
  const former = await tx
    .update(users)
    .set({ phoneConfirmedAt: null })
    .where(and(isConfirmed, ne(users.id, user.id)))
    .returning();
  for (const other of former)
    await mailUser(tx, deps, other, "phone-taken", () => ({
      subject: t.phoneTakenMailSubject(),
      paragraphs: [greeting(other), t.phoneTakenMailText()],
      action: { label: t.settings(), url: absoluteHref(deps.config, "/settings") },
    }));
  await tx.update(users).set({ phoneConfirmedAt: now, updatedAt: now }).where(eq(users.id, user.id));
}

/** Keeps of a deleted account's codes only that there were some for this prefix. */
export const forgetPhoneChecks = async (tx: Tx, userId: string): Promise<void> =>
  void (await tx
    .update(phoneChecks)
    .set({ userId: null, phone: "", code: "", codeHash: null, expiresAt: 0 })
    .where(eq(phoneChecks.userId, userId)));

export async function tidyPhones(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deps.db.withTx(async (tx) => {
    await tx.delete(phoneChecks).where(lte(phoneChecks.createdAt, now - CHECKS_KEPT_MS));
    const hasOldCode = and(isNotNull(phoneChecks.codeHash), lte(phoneChecks.createdAt, now - DAY_MS));
    await tx.update(phoneChecks).set({ code: "", codeHash: null }).where(hasOldCode);
    const before = now - CONFIRMED_FOR_MS;
    const isAway = or(isNull(users.signedInAt), lt(users.signedInAt, before));
    await tx
      .update(users)
      .set({ phoneConfirmedAt: null })
      .where(and(lt(users.phoneConfirmedAt, before), isAway));
  });
  await codeQueue.endLongWaits(deps);
}
