import { siteNameIn } from "#src/config.ts";
import type { Tx } from "#src/db/open.ts";
import { queueMail } from "#src/features/mail/actions.ts";
import type { Deps } from "#src/http/env.ts";
import type { Language } from "#src/i18n/language.ts";
import { t } from "#t";
import { verificationLink } from "./email-verification.ts";

/** Greets a new user by mail, with the link that confirms the address. */
export async function welcome(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  { id, email, name, language }: { id: string; email: string; name: string; language: Language },
): Promise<void> {
  const url = await verificationLink(tx, deps, { id, language });
  await queueMail(tx, deps, {
    kind: "welcome",
    to: { userId: id, email, language },
    write: () => ({
      subject: t.welcomeMailSubject(siteNameIn(deps.config, language)),
      paragraphs: [t.accountMailGreeting(name), t.welcomeMailText(), t.welcomeMailVerify()],
      preheader: t.welcomeMailText(),
      action: { label: t.verifyEmailSubmit(), url },
      reason: t.welcomeMailReason(),
    }),
  });
}
