import { href } from "#src/i18n/paths.ts";

/** Leads on to `next`, or says that the browser did not keep the session cookie. */
export const signedInPath = (next: string): string => href(`/login?done=1&next=${encodeURIComponent(next)}`);

export const codePath = (next: string): string => href(`/login/code?done=1&next=${encodeURIComponent(next)}`);
