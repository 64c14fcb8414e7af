import { and, eq, isNull } from "drizzle-orm";
import { toLatinDigits } from "#src/core/digits.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { recoveryCodes } from "./tables.ts";
import { hashOfToken } from "./tokens.ts";

const CODES = 10;
/** Crockford's Base32: nothing in it is taken for something else. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 16;

/** Replaces a user's recovery codes; answers ten new ones of 80 random bits, of which only the hashes are kept. */
export async function renewRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const codes = Array.from({ length: CODES }, newCode);
  const hashed = codes.map(async (code) => ({ userId, codeHash: await hashOfToken(plain(code)) }));
  await tx.insert(recoveryCodes).values(await Promise.all(hashed));
  return codes;
}

function newCode(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % 32]);
  return letters.join("").replaceAll(/(.{4})(?=.)/g, "$1-");
}

/** A code as it is hashed, however it is typed. */
const plain = (typed: string): string =>
  toLatinDigits(typed).toLowerCase().replaceAll(/[\s-]/g, "").replaceAll(/[il]/g, "1").replaceAll("o", "0");

/** Uses a code up; answers whether it was one. */
export async function spendRecoveryCode(
  tx: Tx,
  userId: string,
  typed: string,
  now: number,
): Promise<boolean> {
  const unspent = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.codeHash, await hashOfToken(plain(typed))),
    isNull(recoveryCodes.usedAt),
  );
  const spent = await tx.update(recoveryCodes).set({ usedAt: now }).where(unspent).returning();
  return spent.length > 0;
}

/** How many codes a user has left. */
export const countRecoveryCodes = (read: Reader, userId: string): Promise<number> =>
  read.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));

export async function removeRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
