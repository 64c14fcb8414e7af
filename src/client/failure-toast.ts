import { href } from "#src/i18n/paths.ts";
import type { ToastMessage } from "./toast.ts";
import { t } from "#t";
import { ApiError } from "./api.ts";

/** The toast for a failed call. After the session has ended it links to the login page in a new tab, so that no input is lost. */
export function failureToast(error: unknown, description: string, title = t.error()): ToastMessage {
  const isSignedOut = error instanceof ApiError && error.status === 401;
  return {
    title: isSignedOut ? t.dashboardPleaseLogin() : title,
    description,
    tone: "bad",
    link: isSignedOut ? { href: href("/login"), label: t.signInAgain() } : undefined,
  };
}
