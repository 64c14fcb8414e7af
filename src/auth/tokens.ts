import { timingSafeEqual } from "node:crypto";
import { sha256 } from "oslo/crypto";
import { base64url } from "oslo/encoding";

const encoded = (bytes: Uint8Array) => base64url.encode(bytes, { includePadding: false });

/** 256 random bits, for a cookie or a link. */
export const newToken = (): string => encoded(crypto.getRandomValues(new Uint8Array(32)));

/** The database stores only this hash of a token, so a stolen copy of it gives no access. */
export const hashOfToken = async (token: string): Promise<string> =>
  encoded(new Uint8Array(await sha256(new TextEncoder().encode(token))));

/** Compares in constant time. */
export function isSame(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
