import { readCookie, setCookie } from "#src/auth/cookies.ts";
import { newId } from "#src/core/ids.ts";
import { YEAR_SECONDS } from "#src/core/time.ts";
import type { Ctx } from "#src/http/env.ts";
import type { Reporter } from "./actions/reports.ts";

const REPORTER_COOKIE = "reporter";

/** The person who sends a report: the user, or a guest known by a cookie, which this function sets. */
export function readReporter(c: Ctx): Reporter {
  const { session, address } = c.var;
  if (session) return { userId: session.user.id, key: session.user.id, address };
  const id = readCookie(c, REPORTER_COOKIE) ?? newId();
  setCookie(c, REPORTER_COOKIE, id, YEAR_SECONDS);
  const key = new Bun.CryptoHasher("sha256").update(`report ${id}`).digest("base64url");
  return { userId: null, key, address };
}
