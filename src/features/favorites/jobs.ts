import { and, asc, eq, gt, or } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { jordanDate } from "#src/core/jordan-day.ts";
import { takeTurns } from "#src/core/yield.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { mailUser } from "#src/features/accounts/actions/notices.ts";
import type { UserRow } from "#src/features/accounts/queries.ts";
import {
  type ChangedListing,
  followedUntil,
  followUntil,
  listChanged,
} from "#src/features/listings/life-cycle/counters.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import { mailItem, pushNotice } from "#src/features/listings/life-cycle/listing-news.ts";
import { type Kind, listOfAnyKind } from "#src/features/listings/register.ts";
import { listingPrices } from "#src/features/listings/tables.ts";
import { queuePush } from "#src/features/push/actions/outbox.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { t } from "#t";
import { favorites } from "./tables.ts";

const FOLLOWER = "price-drops";
const LOOK_EVERY_MS = 3000;
const PEOPLE_AT_ONCE = 50;

export const priceDropJobs = (deps: Deps): Job[] => [
  { name: "price drops of favorites", everyMs: LOOK_EVERY_MS, run: () => tellOfPriceDrops(deps) },
];

/** Notifies users of lower prices of their saved listings. An interrupted run is repeated; keys prevent a second email. */
export async function tellOfPriceDrops(deps: Deps): Promise<void> {
  const pause = takeTurns();
  for (;;) {
    const since = await followedUntil(deps.db.read, FOLLOWER);
    const changed = await listChanged(deps.db.read, since);
    if (changed.length === 0) return;
    for (const listing of changed) {
      await tellOfPrice(deps, listing, since);
      await pause();
    }
    await deps.db.withTx((tx) => followUntil(tx, FOLLOWER, changed.at(-1)?.rev ?? since));
  }
}

interface Drop {
  kind: Kind;
  listing: Listing;
  prices: { priceCents: number; at: number }[];
}

async function tellOfPrice(deps: Deps, changed: ChangedListing, since: number): Promise<void> {
  const { db, clock } = deps;
  const prices = await db.read
    .select()
    .from(listingPrices)
    .where(eq(listingPrices.listingId, changed.id))
    .orderBy(asc(listingPrices.rev));
  const [now, before] = [prices.at(-1), prices.at(-2)];
  if (!now || !before || now.rev <= since || now.priceCents >= before.priceCents) return;
  const found = (await listOfAnyKind(db.read, [changed], clock.now())).get(changed.id);
  if (!found || found.listing.status !== "active" || found.listing.hold !== null) return;
  for (let after = ""; ;) {
    const fans = await listFans(db.read, changed.id, after);
    const last = fans.at(-1);
    if (!last) return;
    await db.withTx(async (tx) => {
      for (const fan of fans) await tellFan(tx, deps, { ...found, prices }, fan);
    });
    after = last.user.id;
  }
}

const listFans = (read: Reader, listingId: string, after: string) =>
  read
    .select({ favorite: favorites, user: users })
    .from(favorites)
    .innerJoin(users, eq(users.id, favorites.userId))
    .where(
      and(
        eq(favorites.listingId, listingId),
        gt(favorites.userId, after),
        eq(users.isActive, true),
        or(eq(users.mailsPriceDrops, true), eq(users.pushesPriceDrops, true)),
      ),
    )
    .orderBy(asc(favorites.userId))
    .limit(PEOPLE_AT_ONCE);

interface Fan {
  favorite: typeof favorites.$inferSelect;
  user: UserRow;
}

/** At most once a day, and only below every price since it was saved: raising and lowering does not count. */
async function tellFan(tx: Tx, deps: Deps, { kind, listing, prices }: Drop, { favorite, user }: Fan) {
  const seen = prices.slice(0, -1).filter(({ at }) => at >= favorite.createdAt);
  const lowest = Math.min(favorite.priceCents, ...seen.map(({ priceCents }) => priceCents));
  const drop = lowest - listing.priceCents;
  if (drop <= 0) return;
  const key = ["price-drop", listing.id, user.id, jordanDate(deps.clock.now())].join(":");
  const why = () => t.priceReducedBy(t.formatPrice(drop));
  if (user.pushesPriceDrops)
    await queuePush(tx, deps, {
      kind: "price-drop",
      to: user,
      key,
      write: () => pushNotice(kind, listing, why()),
    });
  if (user.mailsPriceDrops && user.emailVerifiedAt !== null)
    await mailUser(tx, deps, user, "price-drop", () => mailOf(deps, kind, listing, why()), {
      uniqueKey: key,
    });
}

const mailOf = ({ config }: Deps, kind: Kind, listing: Listing, why: string) => ({
  subject: t.priceDropMailSubject(listing.title),
  paragraphs: [],
  preheader: why,
  lists: [
    {
      title: t.priceDropMailTitle(),
      items: [{ ...mailItem(config, kind, listing, why), isCheaper: true }],
      more: { label: t.favorites(), url: absoluteHref(config, "/favorites") },
    },
  ],
  reason: t.priceDropMailReason(),
  stop: { label: t.mailSettings(), url: absoluteHref(config, "/settings") },
});
