import { ApiError, userMessage } from "#src/client/api.ts";
import type { ToastMessage } from "#src/client/toast.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";

export function inquiryFailure(error: unknown): ToastMessage {
  const { status, code } = error instanceof ApiError ? error : {};
  const said = userMessage(error, "") || undefined;
  // The server's message already says when to try again.
  const isLimit = status === 429 && said !== undefined;
  return {
    title: t.error(),
    description: isLimit ? said : t.inquiryFailed(),
    note: isLimit ? undefined : said,
    tone: "bad",
    link: code === "sellerBusyForGuests" ? { href: href("/login"), label: t.signInInNewTab() } : undefined,
  };
}
