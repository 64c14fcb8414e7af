import { base32 } from "oslo/encoding";
import { createTOTPKeyURI, generateHOTP } from "oslo/otp";

/** RFC 6238 with SHA-1, as authenticator apps expect. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** How many steps a phone's clock may be fast or slow. */
const DRIFT = 1;
const SECRET_BYTES = 20;

export const newTotpSecret = (): string =>
  base32.encode(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)), { includePadding: false });

export const totpAddress = (siteName: string, email: string, secret: string): string =>
  // Apps would display "+" literally.
  createTOTPKeyURI(siteName, email, base32.decode(secret, { strict: false })).replaceAll("+", "%20");

export async function stepOfCode(code: string, secret: string, now: number): Promise<number | null> {
  const key = base32.decode(secret, { strict: false });
  const current = Math.floor(now / STEP_MS);
  for (let step = current - DRIFT; step <= current + DRIFT; step++)
    if ((await generateHOTP(key, step, DIGITS)) === code) return step;
  return null;
}
