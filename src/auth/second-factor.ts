import { and, eq, isNotNull } from "drizzle-orm";
import { toLatinDigits } from "#src/core/digits.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import {
  countRecoveryCodes,
  removeRecoveryCodes,
  renewRecoveryCodes,
  spendRecoveryCode,
} from "./recovery-codes.ts";
import { users } from "./tables.ts";
import { newTotpSecret, stepOfCode } from "./totp.ts";

/** Where an account's second factor stands; `secret` is told only until it is in force. */
export type SecondFactor =
  | { state: "off" }
  | { state: "begun"; secret: string }
  | { state: "on"; since: number; codesLeft: number };

/** What a typed code was. A code of the app opens one door only: the second time it is `spent`. */
export type CodeResult = "app" | "recovery" | "spent" | "wrong";

export async function findSecondFactor(read: Reader, userId: string): Promise<SecondFactor> {
  const [user] = await read
    .select({ secret: users.totpSecret, since: users.totpConfirmedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user?.secret) return { state: "off" };
  if (user.since === null) return { state: "begun", secret: user.secret };
  return { state: "on", since: user.since, codesLeft: await countRecoveryCodes(read, userId) };
}

/** Gives the account a new secret, which is in force once a code of it is confirmed; nothing where one is in force. */
export async function beginSecondFactor(tx: Tx, userId: string): Promise<void> {
  if ((await findSecondFactor(tx, userId)).state === "on") return;
  await tx.update(users).set({ totpSecret: newTotpSecret(), totpStep: null }).where(eq(users.id, userId));
}

/** Puts the begun second factor in force by its first code; answers the recovery codes, or what was wrong. */
export async function confirmSecondFactor(
  tx: Tx,
  userId: string,
  typed: string,
  now: number,
): Promise<string[] | "wrong"> {
  const factor = await findSecondFactor(tx, userId);
  if (factor.state !== "begun") return "wrong";
  const step = await stepOfCode(digitsOf(typed), factor.secret, now);
  if (step === null) return "wrong";
  await tx.update(users).set({ totpConfirmedAt: now, totpStep: step }).where(eq(users.id, userId));
  return renewRecoveryCodes(tx, userId);
}

/** Checks a code of the app or a recovery code and uses it up. */
export async function spendCode(tx: Tx, userId: string, typed: string, now: number): Promise<CodeResult> {
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

/** Takes secret and recovery codes away. */
export async function removeSecondFactor(tx: Tx, userId: string): Promise<void> {
  const none = { totpSecret: null, totpConfirmedAt: null, totpStep: null };
  await tx.update(users).set(none).where(eq(users.id, userId));
  await removeRecoveryCodes(tx, userId);
}

const digitsOf = (typed: string): string => toLatinDigits(typed).replaceAll(/[\s-]/g, "");
