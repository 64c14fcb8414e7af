import { HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { eraseOldConversations } from "./threads/actions/leave.ts";
import { mailUnread } from "./threads/actions/mail-unread.ts";
import { settleOffers } from "./threads/actions/settle-offers.ts";

const SETTLE_EVERY_MS = 2000;
const MAIL_EVERY_MS = MINUTE_MS / 4;

export const conversationJobs = (deps: Deps): Job[] => [
  { name: "offers", everyMs: SETTLE_EVERY_MS, run: () => settleOffers(deps) },
  { name: "old conversations", everyMs: HOUR_MS, run: () => eraseOldConversations(deps) },
  { name: "mails of unread messages", everyMs: MAIL_EVERY_MS, run: () => mailUnread(deps) },
];
