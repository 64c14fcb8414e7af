import { HMAC } from "oslo/crypto";
import { base64url } from "oslo/encoding";
import { YEAR_SECONDS } from "#src/core/time.ts";
import type { Ctx } from "#src/http/env.ts";
import { readCookie, setCookie } from "./cookies.ts";
import { isSame } from "./tokens.ts";

const COOKIE = "gate";
const encode = (text: string) => new TextEncoder().encode(text);

// Signed with the password, so that changing it closes the gate for everyone.
async function passFor(password: string): Promise<string> {
  const signature = await new HMAC("SHA-256").sign(encode(password), encode("beta access"));
  return base64url.encode(new Uint8Array(signature), { includePadding: false });
}

export async function isGateOpen(c: Ctx): Promise<boolean> {
  const password = c.get("deps").config.BETA_PASSWORD;
  if (!password) return true;
  return isSame(readCookie(c, COOKIE) ?? "", await passFor(password));
}

export async function openGate(c: Ctx, attempt: string): Promise<boolean> {
  const password = c.get("deps").config.BETA_PASSWORD;
  if (!password) return true;
  // Compares hashes, so that the response time does not reveal the length.
  if (attempt === "" || !isSame(await passFor(attempt), await passFor(password))) return false;
  setCookie(c, COOKIE, await passFor(password), YEAR_SECONDS);
  return true;
}
