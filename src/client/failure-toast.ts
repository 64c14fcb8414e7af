import { href } from "#src/i18n/paths.ts";
import type { ToastMessage } from "./toast.ts";
import { t } from "#t";
import { ApiError } from "./api.ts";

export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** After the end of a session it links to the sign-in page in a new tab, so that the form's input is kept. */
export function failureToast(error: unknown, description: string, title = t.error()): ToastMessage {
  const signedOut = isSignedOut(error);
  return {
    title: signedOut ? t.dashboardPleaseLogin() : title,
    description,
    tone: "bad",
    link: signedOut ? { href: href("/login"), label: t.signInAgain() } : undefined,
  };
}
