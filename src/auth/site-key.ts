import { hkdfSync } from "node:crypto";

const KEY_BYTES = 32;

export interface SiteKeys {
  /** An identifier of the secret that does not reveal it. */
  id: string;
  for(purpose: string): Buffer;
}

/** Derives a key for each purpose from one secret (HKDF, RFC 5869). */
export function keysOf(secret: string): SiteKeys {
  const made = new Map<string, Buffer>();
  const keyFor = (purpose: string): Buffer =>
    made.getOrInsertComputed(purpose, () =>
      Buffer.from(hkdfSync("sha256", secret, "", `markaba ${purpose}`, KEY_BYTES)),
    );
  return { id: keyFor("id").toString("base64url", 0, 6), for: keyFor };
}

let current: SiteKeys | undefined;

export const useKeys = (keys: SiteKeys): void => void (current = keys);

export function siteKeys(): SiteKeys {
  if (!current) throw new Error("The site's secret is not open yet");
  return current;
}

/** A 256-bit key that stays the same until `markaba secret rotate`. */
export const siteKey = (purpose: string): Buffer => siteKeys().for(purpose);
