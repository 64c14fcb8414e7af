import { createHmac } from "node:crypto";
import { YEAR_SECONDS } from "#src/core/time.ts";
import type { Ctx } from "#src/http/env.ts";
import { readCookie, setCookie, setSessionCookie } from "./cookies.ts";
import { siteKey } from "./site-key.ts";
import { isSame, newToken } from "./tokens.ts";

// OWASP's device cookies: a browser known to an account has its own limit, which attackers cannot use up.
const COOKIE = "device";
/** A shared browser remembers this many accounts; a new one replaces the one with the oldest sign-in. */
const MAX_ACCOUNTS = 5;

const sign = (device: string, account: string): string =>
  createHmac("sha256", siteKey("device-cookie")).update(`${device}:${account}`).digest("base64url");

function readDevice(c: Ctx): { device: string | undefined; signatures: string[] } {
  const [device, ...signatures] = (readCookie(c, COOKIE) ?? "").split(".");
  return { device: device || undefined, signatures };
}

export function knownDevice(c: Ctx, account: string): string | null {
  const { device, signatures } = readDevice(c);
  if (!device) return null;
  const own = sign(device, account);
  return signatures.some((signature) => isSame(signature, own)) ? device : null;
}

export function rememberDevice(c: Ctx, account: string): void {
  const { device = newToken(), signatures } = readDevice(c);
  const own = sign(device, account);
  const others = signatures.filter((signature) => signature !== own).slice(0, MAX_ACCOUNTS - 1);
  setCookie(c, COOKIE, [device, own, ...others].join("."), YEAR_SECONDS);
}

interface SignedIn {
  user: { emailKey: string };
  token: string;
  awaitsCode: boolean;
}

export function signIn(c: Ctx, { user, token, awaitsCode }: SignedIn): void {
  setSessionCookie(c, token);
  if (!awaitsCode) rememberDevice(c, user.emailKey);
}
