import { eq, inArray, or } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import type { Tx } from "#src/db/open.ts";
import { greeting, mailUser } from "#src/features/accounts/actions/notices.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";
import { reports } from "../tables.ts";
import { settleReports } from "./reports.ts";

type Recipient = Parameters<typeof mailUser>[2] & Parameters<typeof greeting>[0];

export async function afterSuspension(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  admin: Pick<SessionUser, "id" | "name">,
  user: Recipient,
  note: string,
): Promise<void> {
  const own = tx.select({ id: listings.id }).from(listings).where(eq(listings.sellerId, user.id));
  const about = or(eq(reports.sellerId, user.id), inArray(reports.listingId, own));
  await settleReports(tx, admin, about, "upheld", deps.clock.now());
  await mailUser(tx, deps, user, "account-suspended", () => ({
    subject: t.suspendedMailSubject(),
    paragraphs: [greeting(user), t.suspendedMailText(), note, t.suspendedMailMistake()].filter(Boolean),
    action: { label: t.contactUs(), url: absoluteHref(deps.config, "/contact") },
  }));
}

export const afterRestoration = (
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  user: Recipient,
): Promise<void> =>
  mailUser(tx, deps, user, "account-restored", () => ({
    subject: t.restoredMailSubject(),
    paragraphs: [greeting(user), t.restoredMailText()],
    action: { label: t.login(), url: absoluteHref(deps.config, "/login") },
  }));
