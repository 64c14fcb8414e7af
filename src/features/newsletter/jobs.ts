import { setImmediate } from "node:timers/promises";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { JORDAN_OFFSET_MS } from "#src/core/jordan-day.ts";
import { queueMail } from "#src/features/mail/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { inLanguage } from "#src/i18n/language.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { tidySubscribers } from "./actions.ts";
import { digestMail } from "./digest.ts";
import { newsletterLink } from "./links.ts";
import { DIGEST_MAIL, findNews, findSubscriber, listReaders, standingOf } from "./queries.ts";

const WEEK_MS = 7 * DAY_MS;
/** The first day of all times was a Thursday; at five the week is over in Jordan. */
const THURSDAY_FIVE_MS = 17 * HOUR_MS - JORDAN_OFFSET_MS;

/** The Thursday, five o'clock in Jordan, at or before `now`. */
export const lastIssue = (now: number): number => now - ((now - THURSDAY_FIVE_MS) % WEEK_MS);

/**
 * Writes the week's letter to every confirmed subscriber who has not got it, where there is something new. It goes out
 * on Thursday evening, or the day after where the server was away, and to nobody more than once a week.
 */
export async function writeDigests(deps: Deps): Promise<void> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const issue = lastIssue(now);
  if (now - issue >= DAY_MS) return;
  const readers = await listReaders(db.read, issue);
  if (readers.length === 0) return;
  const news = await findNews(db.read, { from: issue - WEEK_MS, to: issue }, now);
  if (news.length === 0) return;
  // Each in a transaction of its own: nobody waits for more than one letter.
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
    await setImmediate();
  }
}

export const newsletterJobs = (deps: Deps): Job[] => [
  { name: "digests", everyMs: HOUR_MS / 4, run: () => writeDigests(deps) },
  { name: "old subscribers", everyMs: HOUR_MS, run: () => tidySubscribers(deps) },
];
