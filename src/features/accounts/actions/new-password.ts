import { and, eq, isNull } from "drizzle-orm";
import { hashPassword, verifyPassword } from "#src/auth/passwords.ts";
import { endSessionsOf } from "#src/auth/sessions.ts";
import { oneTimeLinks, users } from "#src/auth/tables.ts";
import { InvalidFields } from "#src/core/errors.ts";
import type { Tx } from "#src/db/open.ts";
import { queueMail } from "#src/features/mail/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";
import type { UserRow } from "../queries.ts";
import { MIN_ADMIN_PASSWORD, namesItsOwner } from "../schema.ts";

/** The hash of a password that fits its user; throws InvalidFields for one that does not, or that is the old one. */
export async function hashNewPassword(user: UserRow, password: string): Promise<string> {
  const refuse = (message: string) => new InvalidFields({ password: message });
  if (namesItsOwner(password, user)) throw refuse(t.passwordIsName());
  if (user.role === "admin" && password.length < MIN_ADMIN_PASSWORD)
    throw refuse(t.passwordTooShortForAdmin(MIN_ADMIN_PASSWORD));
  if (await verifyPassword(password, user.passwordHash)) throw refuse(t.passwordUnchanged());
  return hashPassword(password);
}

/** Stores a new password, ends the user's sessions and reset links, and mails a notice. */
export async function changePassword(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  { id, name, email, language }: UserRow,
  passwordHash: string,
): Promise<void> {
  const now = deps.clock.now();
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, id));
  await endSessionsOf(tx, id);
  await tx
    .delete(oneTimeLinks)
    .where(
      and(
        eq(oneTimeLinks.userId, id),
        eq(oneTimeLinks.purpose, "reset-password"),
        isNull(oneTimeLinks.usedAt),
      ),
    );
  await queueMail(tx, deps, {
    kind: "password-changed",
    to: { userId: id, email, language },
    write: () => ({
      subject: t.passwordMailSubject(),
      paragraphs: [t.accountMailGreeting(name), t.passwordMailText(), t.passwordMailWarning()],
      action: { label: t.resetTitle(), url: absoluteHref(deps.config, "/forgot-password") },
    }),
  });
}
