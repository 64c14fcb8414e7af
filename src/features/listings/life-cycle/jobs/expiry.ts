import { nextTurn } from "#src/core/yield.ts";
import { and, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { keyed, plus } from "#src/db/expressions.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { greeting, mailUser, titleFor } from "#src/features/accounts/actions/notices.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { queuePush } from "#src/features/push/actions/outbox.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { LISTING_KINDS } from "../../kinds.ts";
import { SOON_MS } from "../../schema.ts";
import { listings } from "../../tables.ts";

type News = "expiring" | "expired";

/** Listings that expire soon or expired recently, found by one index. */
const isToldOf = (news: News, now: number) => {
  const [from, to] = news === "expiring" ? [now, now + SOON_MS] : [now - SOON_MS, now];
  return and(
    inArray(listings.kind, LISTING_KINDS),
    eq(listings.status, "active"),
    gt(listings.expiresAt, from),
    lte(listings.expiresAt, to),
    // Not for listings with a period of only a few days.
    gt(listings.expiresAt, plus(listings.listedAt, SOON_MS)),
    isNull(listings.hold),
    eq(listings.sellerActive, true),
  );
};

const listUntold = (read: Reader, news: News, now: number) =>
  read
    .select({ id: listings.id })
    .from(listings)
    .leftJoin(outbox, eq(outbox.uniqueKey, keyed(news, listings.id, listings.expiresAt)))
    .where(and(isToldOf(news, now), isNull(outbox.id)));

async function findWanted(read: Reader, news: News, now: number, id: string) {
  const [wanted] = await read
    .select({ listing: listings, seller: users })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(
      and(
        eq(listings.id, id),
        isToldOf(news, now),
        eq(users.isActive, true),
        or(eq(users.mailsExpiry, true), eq(users.pushesExpiry, true)),
      ),
    );
  return wanted ?? null;
}

type Wanted = NonNullable<Awaited<ReturnType<typeof findWanted>>>;

export async function tellOfExpiry(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  for (const news of ["expiring", "expired"] as const) {
    // One transaction each, so that other writes wait for one email only.
    for (const { id } of await listUntold(db.read, news, clock.now())) {
      await db.withTx(async (tx) => {
        const wanted = await findWanted(tx, news, clock.now(), id);
        if (wanted) await tell(tx, deps, news, wanted);
      });
      await nextTurn();
    }
  }
}

async function tell(tx: Tx, deps: Deps, news: News, { listing, seller }: Wanted): Promise<void> {
  const { id, title, expiresAt } = listing;
  const key = [news, id, expiresAt].join(":");
  if (seller.pushesExpiry)
    await queuePush(tx, deps, {
      kind: `listing-${news}`,
      to: seller,
      key,
      write: () => ({
        title: news === "expiring" ? t.expiringMailSubject(title) : t.expiredMailSubject(title),
        body: news === "expiring" ? t.pushExpiring(t.formatDate(expiresAt)) : t.pushExpired(),
        url: href("/dashboard#listings"),
      }),
    });
  if (seller.mailsExpiry) await mailNews(tx, deps, news, key, { listing, seller });
}

function mailNews(tx: Tx, deps: Deps, news: News, uniqueKey: string, { listing, seller }: Wanted) {
  const { number, expiresAt, viewCount, contactCount } = listing;
  const at = (path: string) => absoluteHref(deps.config, path);
  const title = () => titleFor(seller, listing);
  const write = () => ({
    subject: news === "expiring" ? t.expiringMailSubject(title()) : t.expiredMailSubject(title()),
    paragraphs: [
      greeting(seller),
      news === "expiring" ? t.expiringMailText(title(), t.formatDate(expiresAt)) : t.expiredMailText(title()),
    ],
    facts: [
      { label: t.dashboardViewsTitle(), value: t.formatNumber(viewCount) },
      { label: t.dashboardContactsTitle(), value: t.formatNumber(contactCount) },
      { label: t.listingNumberLabel(), value: String(number) },
    ],
    action: { label: t.expiryMailAction(), url: at("/dashboard#listings") },
    reason: t.expiryMailReason(),
    stop: { label: t.mailSettings(), url: at("/settings") },
  });
  return mailUser(tx, deps, seller, `listing-${news}`, write, { uniqueKey });
}

export const expiryJobs = (deps: Deps): Job[] => [
  { name: "expiry mails", everyMs: HOUR_MS, run: () => tellOfExpiry(deps) },
];
