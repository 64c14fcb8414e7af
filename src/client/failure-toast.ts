import { href } from "#src/i18n/paths.ts";
import type { ToastMessage } from "./toast.ts";
import { t } from "#t";
import { ApiError } from "./api.ts";

/**
 * The toast for a failed call. If the session has ended, it links to the sign-in page in a new tab, so that the form's
 * input is kept.
 */
export function failureToast(error: unknown, description: string, title = t.error()): ToastMessage {
  const isSignedOut = error instanceof ApiError && error.status === 401;
  return {
    title: isSignedOut ? t.dashboardPleaseLogin() : title,
    description,
    tone: "bad",
    link: isSignedOut ? { href: href("/login"), label: t.signInAgain() } : undefined,
  };
}
