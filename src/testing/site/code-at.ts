import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";

/** The code that an authenticator app shows at this time. */
export const codeAt = (secret: string, time: number): Promise<string> =>
  generateHOTP(base32.decode(secret, { strict: false }), Math.floor(time / 30_000), 6);
