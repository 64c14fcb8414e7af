import { createHmac } from "node:crypto";
import { siteKey } from "#src/auth/site-key.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import type { Limit, Try } from "#src/http/rate-limit.ts";

export const BY_PERSON = { name: "phone-person", max: 5, perMs: DAY_MS };
export const WAIT: Limit = { name: "phone-wait", max: 1, perMs: HOUR_MS, message: "phoneCodeSoon" };

export const hashOf = (...parts: string[]): string =>
  createHmac("sha256", siteKey("phone checks")).update(parts.join(":")).digest("base64url");

export const byNumber = (phone: string): Try => [
  { name: "phone-number", max: 3, perMs: DAY_MS },
  hashOf(phone),
];
