import type { Config } from "#src/config.ts";
import { KINDS, listingPath } from "#src/features/listings/kinds.ts";
import type { MailContent } from "#src/features/mail/schema.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";
import type { findNews } from "./queries.ts";

/** The week's mail, in the reader's language. */
export function digestMail(
  config: Config,
  news: Awaited<ReturnType<typeof findNews>>,
  unsubscribeUrl: string,
): MailContent {
  const at = (path: string) => absoluteHref(config, path);
  const parts = news.map(({ kind, write }) => ({ kind, ...write() }));
  return {
    subject: t.digestSubject(parts.map(({ count }) => count)),
    paragraphs: [t.digestText()],
    lists: parts.map(({ kind, title, items, more }) => ({
      title,
      items: items.map(({ id, priceCents, ...item }) => ({
        ...item,
        url: at(listingPath({ kind, id })),
        value: t.formatPrice(priceCents),
      })),
      more: { label: more, url: at(KINDS[kind].searchPath) },
    })),
    reason: t.digestReason(),
    stop: { label: t.digestStop(), url: unsubscribeUrl },
  };
}
