import { availableParallelism } from "node:os";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { testApp } from "#src/testing/site/test-app.ts";
import { quickPasswords, realPasswords } from "#src/testing/site/quick-passwords.ts";
import { hashPassword, DUMMY_HASH, HASHES_AT_ONCE, verifyPassword } from "./passwords.ts";

const parameters = (hash: string) => hash.split("$").slice(1, 4).join("$");

beforeAll(() => void Object.assign(Bun.password, realPasswords));
afterAll(() => void Object.assign(Bun.password, quickPasswords));

test("a password is verified against its own hash only", async () => {
  const hash = await hashPassword("zaytoun-7");
  expect(await verifyPassword("zaytoun-7", hash)).toBeTrue();
  expect(await verifyPassword("zaytoun-8", hash)).toBeFalse();
});

test("a check without an account takes as long and always fails", async () => {
  expect(parameters(DUMMY_HASH)).toBe(parameters(await hashPassword("x")));
  const verify = Bun.password.verify;
  const seen: string[] = [];
  Bun.password.verify = (async (_password: string, hash: string) => {
    seen.push(hash);
    return true;
  }) as typeof verify;
  try {
    expect(await verifyPassword("anything", null)).toBeFalse();
  } finally {
    Bun.password.verify = verify;
  }
  expect(seen).toEqual([DUMMY_HASH]);
});

test("at most two hashes are computed at a time, fewer on few processors; the others wait", async () => {
  const hash = Bun.password.hash;
  let running = 0;
  let most = 0;
  Bun.password.hash = (async (password: string) => {
    most = Math.max(most, ++running);
    await Bun.sleep(2);
    running--;
    if (password === "3") throw new Error("one fails");
    return password;
  }) as typeof hash;
  try {
    const all = await Promise.allSettled(
      ["1", "2", "3", "4", "5", "6"].map((password) => hashPassword(password)),
    );
    expect(all.map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "rejected",
      ...Array<"fulfilled">(3).fill("fulfilled"),
    ]);
    expect(most).toBe(HASHES_AT_ONCE);
    expect(HASHES_AT_ONCE).toBe(availableParallelism() > 2 ? 2 : 1);
    expect(await hashPassword("7")).toBe("7");
  } finally {
    Bun.password.hash = hash;
  }
});

test("within a transaction passwords are not hashed, because the queue waits for transactions", async () => {
  const { db } = testApp().deps;
  await expect(db.withTx(() => hashPassword("secret"))).rejects.toThrow("before or after the transaction");
  expect(await hashPassword("secret")).toStartWith("$argon2id$");
});
