import { base32 } from "oslo/encoding";
import { createTOTPKeyURI, generateHOTP } from "oslo/otp";

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, a new code every half minute. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** How many steps a phone's clock may be early or late. */
const DRIFT = 1;
const SECRET_BYTES = 20;

/** A new secret, in Base32. */
export const newTotpSecret = (): string =>
  base32.encode(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)), { includePadding: false });

/** The address that an authenticator app reads from the QR code. */
export const totpAddress = (siteName: string, email: string, secret: string): string =>
  // A form's "+" would be shown as one.
  createTOTPKeyURI(siteName, email, base32.decode(secret, { strict: false })).replaceAll("+", "%20");

/** Which of the time steps around `now` the code belongs to; null for none, which is a wrong code. */
export async function stepOfCode(code: string, secret: string, now: number): Promise<number | null> {
  const key = base32.decode(secret, { strict: false });
  const current = Math.floor(now / STEP_MS);
  for (let step = current - DRIFT; step <= current + DRIFT; step++)
    if ((await generateHOTP(key, step, DIGITS)) === code) return step;
  return null;
}

/** The code that an authenticator app shows at a time. */
export const codeAt = (secret: string, time: number): Promise<string> =>
  generateHOTP(base32.decode(secret, { strict: false }), Math.floor(time / STEP_MS), DIGITS);
