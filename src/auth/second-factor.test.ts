import { expect, test } from "bun:test";
import { testApp } from "#src/testing/site/test-app.ts";
import { renewRecoveryCodes, spendRecoveryCode } from "./second-factor.ts";
import { recoveryCodes } from "./tables.ts";
import { hashOfToken } from "./tokens.ts";

test("ten distinct codes without look-alike letters replace the old ones", async () => {
  const app = testApp();
  const { id } = await app.signUp();
  const [old, codes] = await app.deps.db.withTx(async (tx) => [
    await renewRecoveryCodes(tx, id),
    await renewRecoveryCodes(tx, id),
  ]);
  expect(new Set([...old, ...codes]).size).toBe(20);
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  const stored = await app.deps.db.read.select().from(recoveryCodes);
  expect(stored.map(({ codeHash }) => codeHash).sort()).toEqual(
    (await Promise.all(codes.map((code) => hashOfToken(code.replaceAll("-", ""))))).sort(),
  );
});

test("a recovery code may be typed from paper: I and L for 1, O for 0, Arabic digits, invisible marks", async () => {
  const app = testApp();
  const { id: userId } = await app.signUp();
  const spend = (typed: string) => app.deps.db.withTx((tx) => spendRecoveryCode(tx, userId, typed, 5));
  const codeHash = await hashOfToken("1100110011001100");
  for (const typed of ["IlOo 1100 LiOO-1100", "١١٠٠-١١٠٠-١١٠٠-١١٠٠", "\u200e1100-1100-1100-1100"]) {
    await app.deps.db.withTx((tx) =>
      tx
        .insert(recoveryCodes)
        .values({ userId, codeHash })
        .onConflictDoUpdate({
          target: [recoveryCodes.userId, recoveryCodes.codeHash],
          set: { usedAt: null },
        }),
    );
    expect([typed, await spend(typed), await spend(typed)]).toEqual([typed, true, false]);
  }
});
