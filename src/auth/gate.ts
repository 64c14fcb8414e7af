import { createHmac } from "node:crypto";
import { YEAR_SECONDS } from "#src/core/time.ts";
import type { Ctx } from "#src/http/env.ts";
import { readCookie, setCookie } from "./cookies.ts";
import { isSame } from "./tokens.ts";

const COOKIE = "gate";

// Signed with the password, so that changing it closes the gate for everyone.
const passFor = (password: string): string =>
  createHmac("sha256", password).update("beta access").digest("base64url");

export function isGateOpen(c: Ctx): boolean {
  const password = c.get("deps").config.BETA_PASSWORD;
  if (!password) return true;
  return isSame(readCookie(c, COOKIE) ?? "", passFor(password));
}

export function openGate(c: Ctx, attempt: string): boolean {
  const password = c.get("deps").config.BETA_PASSWORD;
  if (!password) return true;
  // Compares hashes, so that the response time does not reveal the length.
  if (attempt === "" || !isSame(passFor(attempt), passFor(password))) return false;
  setCookie(c, COOKIE, passFor(password), YEAR_SECONDS);
  return true;
}
