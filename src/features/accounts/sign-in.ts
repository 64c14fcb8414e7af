import { setSessionCookie } from "#src/auth/cookies.ts";
import { rememberDevice } from "#src/auth/device-cookie.ts";
import type { Ctx } from "#src/http/env.ts";
import type { SignedIn } from "./actions/login.ts";

export function signIn(c: Ctx, { user, token, awaitsCode }: SignedIn): void {
  setSessionCookie(c, token);
  if (!awaitsCode) rememberDevice(c, user.emailKey);
}
