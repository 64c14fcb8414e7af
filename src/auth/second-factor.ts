import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { typedDigits } from "#src/core/text.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { recoveryCodes, users } from "./tables.ts";
import { hashOfToken } from "./tokens.ts";
import { newTotpSecret, stepOfCode } from "./totp.ts";

const RECOVERY_CODES = 10;
/** Crockford's Base32, without letters that look alike. */
const CODE_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const CODE_LENGTH = 16; // 80 random bits

/** `secret` is only present until the user confirms it, and only in the session that asked for it. */
type SecondFactor =
  | { state: "off" }
  | { state: "begun"; secret: string }
  | { state: "on"; since: number; codesLeft: number };

export async function findSecondFactor(
  read: Reader,
  userId: string,
  sessionHash?: string,
): Promise<SecondFactor> {
  const [user] = await read
    .select({ secret: users.totpSecret, session: users.totpSession, since: users.totpConfirmedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user?.secret) return { state: "off" };
  if (user.since === null)
    return user.session === sessionHash ? { state: "begun", secret: user.secret } : { state: "off" };
  const isUnspent = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  return { state: "on", since: user.since, codesLeft: await read.$count(recoveryCodes, isUnspent) };
}

export async function beginSecondFactor(tx: Tx, userId: string, sessionHash: string): Promise<void> {
  if ((await findSecondFactor(tx, userId)).state === "on") return;
  const begun = { totpSecret: newTotpSecret(), totpSession: sessionHash, totpStep: null };
  await tx.update(users).set(begun).where(eq(users.id, userId));
}

export async function confirmSecondFactor(
  tx: Tx,
  userId: string,
  sessionHash: string,
  typed: string,
  now: number,
): Promise<string[] | "wrong"> {
  const factor = await findSecondFactor(tx, userId, sessionHash);
  if (factor.state !== "begun") return "wrong";
  const step = await stepOfCode(digitsOf(typed), factor.secret, now);
  if (step === null) return "wrong";
  const confirmed = { totpConfirmedAt: now, totpSession: null, totpStep: step };
  await tx.update(users).set(confirmed).where(eq(users.id, userId));
  return renewRecoveryCodes(tx, userId);
}

/** Uses up a code of the app or a recovery code; "spent" means a code of the app that was used before. */
export async function spendCode(tx: Tx, userId: string, typed: string, now: number) {
  const [user] = await tx
    .select({ secret: users.totpSecret, lastStep: users.totpStep })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.totpConfirmedAt)));
  if (!user?.secret) return "wrong";
  const code = digitsOf(typed);
  if (!/^\d{6}$/.test(code)) return (await spendRecoveryCode(tx, userId, typed, now)) ? "recovery" : "wrong";
  const step = await stepOfCode(code, user.secret, now);
  if (step === null) return "wrong";
  if (step <= (user.lastStep ?? -1)) return "spent";
  await tx.update(users).set({ totpStep: step }).where(eq(users.id, userId));
  return "app";
}

export async function removeSecondFactor(tx: Tx, userId: string): Promise<void> {
  const none = { totpSecret: null, totpSession: null, totpConfirmedAt: null, totpStep: null };
  await tx.update(users).set(none).where(eq(users.id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function renewRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const hashed = codes.map(async (code) => ({ userId, codeHash: await hashOfToken(normalized(code)) }));
  await tx.insert(recoveryCodes).values(await Promise.all(hashed));
  return codes;
}

function newCode(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(CODE_LENGTH))].map(
    (byte) => CODE_LETTERS[byte % 32],
  );
  return letters.join("").replaceAll(/(.{4})(?=.)/g, "$1-");
}

const normalized = (typed: string): string =>
  typedDigits(typed).toLowerCase().replaceAll(/[\s-]/g, "").replaceAll(/[il]/g, "1").replaceAll("o", "0");

export async function spendRecoveryCode(tx: Tx, userId: string, typed: string, now: number) {
  const unspent = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.codeHash, await hashOfToken(normalized(typed))),
    isNull(recoveryCodes.usedAt),
  );
  const spent = await tx.update(recoveryCodes).set({ usedAt: now }).where(unspent).returning();
  return spent.length > 0;
}

const digitsOf = (typed: string): string => typedDigits(typed).replaceAll(/[\s-]/g, "");
