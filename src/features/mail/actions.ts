import { newId } from "#src/core/ids.ts";
import type { Tx } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { inLanguage, type Language } from "#src/i18n/language.ts";
import { type Letter, letterHtml, letterText } from "./letter.tsx";
import { outbox } from "./tables.ts";

export interface Mail {
  /** Such as `welcome`. */
  kind: string;
  /** `userId` is null for somebody without an account. */
  to: { userId: string | null; email: string; language: Language };
  /** Writes the letter; runs in the reader's language. */
  write: () => Letter;
  /** A mail under a key that was used before is not written again. */
  uniqueKey?: string;
  /** Absolute address that stops mails of this kind when it is posted to. */
  unsubscribeUrl?: string;
}

/** Puts a mail into the outbox, in the transaction of what it tells of; a job sends it. */
export async function queueMail(
  tx: Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  mail: Mail,
): Promise<void> {
  const { kind, to, write, uniqueKey, unsubscribeUrl } = mail;
  const siteName = to.language === "ar" ? config.SITE_NAME_AR : config.SITE_NAME_EN;
  const now = clock.now();
  const letter = inLanguage(to.language, () => {
    const written = write();
    const { subject } = written;
    return { subject, text: letterText(written, siteName), html: letterHtml(written, siteName) };
  });
  await tx
    .insert(outbox)
    .values({
      id: newId(),
      kind,
      userId: to.userId,
      recipient: to.email,
      language: to.language,
      uniqueKey,
      unsubscribeUrl,
      ...letter,
      nextTryAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
}
