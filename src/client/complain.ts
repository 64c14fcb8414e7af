import { href } from "#src/i18n/paths.ts";
import { toast } from "#src/ui/toast.ts";
import { t } from "#t";
import { ApiError } from "./api.ts";

/**
 * Says in a toast why a call failed. Who is signed out by now gets the way in beside it, in a tab of its own: the page
 * stays as it is, with all that was typed, and the same call can be made again.
 */
export function complain(error: unknown, description: string, title = t.error()): void {
  const isSignedOut = error instanceof ApiError && error.status === 401;
  toast({
    title: isSignedOut ? t.dashboardPleaseLogin() : title,
    description: description || undefined,
    tone: "bad",
    link: isSignedOut ? { href: href("/login"), label: t.signInAgain() } : undefined,
  });
}
