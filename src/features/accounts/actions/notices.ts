import type { Tx } from "#src/db/open.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { type Mail, queueMail } from "#src/features/mail/actions/outbox.ts";
import type { MailContent } from "#src/features/mail/schema.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";
import type { UserRow } from "../queries.ts";

type Recipient = Pick<UserRow, "id" | "email" | "language">;

/** Queues an email to a user; `write` runs in the user's language. Only one email is queued per `uniqueKey`. */
export const mailUser = (
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  { id, email, language }: Recipient,
  kind: string,
  write: () => MailContent,
  more: Pick<Mail, "uniqueKey" | "sendAt"> = {},
): Promise<void> => queueMail(tx, deps, { kind, to: { userId: id, email, language }, write, ...more });

/** Nobody else's address gets a name of somebody's choice. */
export const greeting = ({ name, emailVerifiedAt }: Pick<UserRow, "name" | "emailVerifiedAt">): string =>
  t.accountMailGreeting(emailVerifiedAt === null ? null : name);

/** The title of a listing for its seller. Nor does it get a title of somebody's choice. */
export const titleFor = (
  { emailVerifiedAt }: Pick<UserRow, "emailVerifiedAt">,
  { title, number }: { title: string; number: number },
): string => (emailVerifiedAt === null ? t.listingNumber(number) : title);

export const mailSecurityNotice = (
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  user: UserRow,
  kind: string,
  write: () => { subject: string; text: string },
): Promise<void> =>
  mailUser(tx, deps, user, kind, () => {
    const { subject, text } = write();
    return {
      subject,
      paragraphs: [greeting(user), text, t.passwordMailWarning()],
      action: { label: t.resetTitle(), url: absoluteHref(deps.config, "/forgot-password") },
    };
  });

export const recordOwnAction = (
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  user: UserRow,
  action: string,
  after?: Record<string, unknown>,
): Promise<void> => {
  const subject = { kind: "user", id: user.id, name: user.name };
  return recordAudit(tx, { actor: user, action, subject, after }, clock.now());
};
