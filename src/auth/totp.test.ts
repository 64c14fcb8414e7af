import { expect, test } from "bun:test";
import { codeAt } from "#src/testing/site/code-at.ts";
import { newTotpSecret, stepOfCode, totpAddress } from "./totp.ts";

/** "12345678901234567890", the secret of RFC 6238's test vectors. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("RFC 6238, appendix B: at %i s the code is %s", async (seconds, code) => {
  expect(await codeAt(SECRET, seconds * 1000)).toBe(code);
  expect(await stepOfCode(code, SECRET, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test("a clock may be half a minute fast or slow", async () => {
  const now = Date.UTC(2026, 5, 15, 9, 0, 10);
  const step = Math.floor(now / 30_000);
  const found = (seconds: number) =>
    codeAt(SECRET, now + seconds * 1000).then((code) => stepOfCode(code, SECRET, now));
  expect(await Promise.all([found(-30), found(0), found(30)])).toEqual([step - 1, step, step + 1]);
  expect(await Promise.all([found(-60), found(60)])).toEqual([null, null]);
});

test("a code of another secret and half a code are wrong", async () => {
  const now = Date.UTC(2026, 5, 15);
  const code = await codeAt(SECRET, now);
  expect(await stepOfCode(code, newTotpSecret(), now)).toBeNull();
  for (const wrong of ["", code.slice(1), `${code}0`, "000 000"])
    expect(await stepOfCode(wrong, SECRET, now)).toBeNull();
});

test("a secret has 160 random bits, and its URI names site and account", () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  expect(totpAddress("Zarqa Cars", "huda@example.com", secret)).toBe(
    `otpauth://totp/Zarqa%20Cars:huda%40example.com?secret=${secret}&issuer=Zarqa%20Cars`,
  );
});
