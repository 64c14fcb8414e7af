import { nextTurn } from "#src/core/yield.ts";
import { KINDS } from "#src/features/listings/kinds.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";
import type { Config } from "#src/config.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { JORDAN_OFFSET_MS } from "#src/core/jordan-day.ts";
import { queueMail } from "#src/features/mail/actions/outbox.ts";
import type { Deps } from "#src/http/env.ts";
import { inLanguage } from "#src/i18n/language.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { newsletterLink, tidySubscribers } from "./actions.ts";
import { DIGEST_MAIL, findNews, findSubscriber, listReaders, standingOf } from "./queries.ts";

const WEEK_MS = 7 * DAY_MS;
/** Thursday, 17:00 in Jordan; 1 January 1970 was a Thursday. */
const THURSDAY_FIVE_MS = 17 * HOUR_MS - JORDAN_OFFSET_MS;

export const lastIssue = (now: number): number => now - ((now - THURSDAY_FIVE_MS) % WEEK_MS);

/** For confirmed subscribers without it: on Thursday evening, or within a day if the server was down. */
export async function writeDigests(deps: Deps): Promise<void> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const issue = lastIssue(now);
  if (now - issue >= DAY_MS) return;
  const readers = await listReaders(db.read, issue);
  if (readers.length === 0) return;
  const news = await findNews(db.read, { from: issue - WEEK_MS, to: issue }, now);
  if (news.length === 0) return;
  // One transaction each, so that other writes wait for one email at most.
  for (const { id, token } of readers) {
    await db.withTx(async (tx) => {
      const reader = await findSubscriber(tx, token);
      if (!reader || standingOf(reader, now) !== "confirmed") return;
      const { email, language } = reader;
      const unsubscribeUrl = inLanguage(language, () => newsletterLink(config, "unsubscribe", token));
      await queueMail(tx, deps, {
        kind: DIGEST_MAIL,
        to: { userId: null, email, language },
        uniqueKey: `${DIGEST_MAIL}:${id}:${issue}`,
        unsubscribeUrl,
        write: () => digestMail(config, news, unsubscribeUrl),
      });
    });
    await nextTurn();
  }
}

function digestMail(config: Config, news: Awaited<ReturnType<typeof findNews>>, unsubscribeUrl: string) {
  const at = (path: string) => absoluteHref(config, path);
  const parts = news.map(({ kind, total, newest }) => ({ kind, newest, ...kind.digest.texts(total) }));
  return {
    subject: t.digestSubject(parts.map(({ count }) => count)),
    paragraphs: [t.digestText()],
    lists: parts.map(({ kind: { name, digest }, newest, title, all }) => ({
      title,
      items: newest.map((listing) => ({
        title: listing.title,
        note: digest.note(listing),
        plate: digest.plate?.(listing),
        url: at(listing.url),
        value: t.formatPrice(listing.priceCents),
      })),
      more: { label: all, url: at(KINDS[name].searchPath) },
    })),
    reason: t.digestReason(),
    stop: { label: t.newsletterStopTitle(), url: unsubscribeUrl },
  };
}

export const newsletterJobs = (deps: Deps): Job[] => [
  { name: "digests", everyMs: HOUR_MS / 4, run: () => writeDigests(deps) },
  { name: "old subscribers", everyMs: HOUR_MS, run: () => tidySubscribers(deps) },
];
