import { eq, inArray, or } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import type { users } from "#src/auth/tables.ts";
import type { Tx } from "#src/db/open.ts";
import { listings } from "#src/features/listings/tables.ts";
import { queueMail } from "#src/features/mail/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";
import { reports } from "../tables.ts";
import { settleReports } from "./reports.ts";

type User = Pick<typeof users.$inferSelect, "id" | "name" | "email" | "language">;

/** What follows when an admin suspends an account: what was reported of it is upheld, and the user learns why by mail. */
export async function afterSuspension(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  admin: Pick<SessionUser, "id" | "name">,
  user: User,
  note: string,
): Promise<void> {
  const own = tx.select({ id: listings.id }).from(listings).where(eq(listings.sellerId, user.id));
  const about = or(eq(reports.sellerId, user.id), inArray(reports.listingId, own));
  await settleReports(tx, admin, about, "upheld", deps.clock.now());
  await queueMail(tx, deps, {
    kind: "account-suspended",
    to: { userId: user.id, email: user.email, language: user.language },
    write: () => ({
      subject: t.suspendedMailSubject(),
      paragraphs: [
        t.accountMailGreeting(user.name),
        t.suspendedMailText(),
        ...(note ? [note] : []),
        t.suspendedMailMistake(),
      ],
      action: { label: t.contactUs(), url: absoluteHref(deps.config, "/contact") },
    }),
  });
}

/** Tells by mail that the account is open again. */
export const afterRestoration = (
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  { id, name, email, language }: User,
): Promise<void> =>
  queueMail(tx, deps, {
    kind: "account-restored",
    to: { userId: id, email, language },
    write: () => ({
      subject: t.restoredMailSubject(),
      paragraphs: [t.accountMailGreeting(name), t.restoredMailText()],
      action: { label: t.login(), url: absoluteHref(deps.config, "/login") },
    }),
  });
