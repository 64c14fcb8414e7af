import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { JORDAN_OFFSET_MS } from "#src/core/jordan-day.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import type { UserRow } from "#src/features/accounts/queries.ts";
import { listOfAnyKind } from "#src/features/listings/register.ts";
import { queueMail } from "#src/features/mail/actions/outbox.ts";
import { queuePush } from "#src/features/push/actions/outbox.ts";
import type { Notice } from "#src/features/push/schema.ts";
import type { Deps } from "#src/http/env.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { alertMail, type AlertedListing, stopLink } from "../alert-mail.ts";
import { listingNotice, listingsNotice, MAX_SINGLE_PUSHES } from "../alert-push.ts";
import { savableOf, type SavedSearch, TOLD_BY } from "../queries.ts";
import { type Channel, CHANNELS } from "../schema.ts";
import { savedSearches, savedSearchMatches } from "../tables.ts";

const ALERT = "saved-search-alert";

const WEEK_MS = 7 * DAY_MS;
const EIGHT_MS = 8 * HOUR_MS - JORDAN_OFFSET_MS;
/** 1 January 1970 was a Thursday. */
const SUNDAY_EIGHT_MS = EIGHT_MS + 3 * DAY_MS;

const lastOf = (now: number, first: number, everyMs: number): number => now - ((now - first) % everyMs);
export const lastDaily = (now: number): number => lastOf(now, EIGHT_MS, DAY_MS);
export const lastWeekly = (now: number): number => lastOf(now, SUNDAY_EIGHT_MS, WEEK_MS);

function isDue({ clock, config }: Deps): SQL | undefined {
  const now = clock.now();
  const until = {
    now: now - config.ALERTS_AFTER_SECONDS * 1000,
    daily: lastDaily(now),
    weekly: lastWeekly(now),
  };
  return or(
    ...Object.entries(until).map(([rhythm, time]) =>
      and(eq(savedSearches.rhythm, rhythm as keyof typeof until), lte(savedSearchMatches.foundAt, time)),
    ),
  );
}

const isOfSearch = eq(savedSearches.id, savedSearchMatches.searchId);
const isOfUser = eq(users.id, savedSearches.userId);

const isOpen = (channel: Channel): SQL | undefined =>
  and(
    isNull(savedSearchMatches[TOLD_BY[channel]]),
    isNull(savedSearches.removedAt),
    ne(savedSearches.rhythm, "never"),
    eq(channel === "mail" ? savedSearches.byMail : savedSearches.byPush, true),
    eq(users.isActive, true),
    channel === "mail" ? isNotNull(users.emailVerifiedAt) : undefined,
  );

export async function tellFinds(deps: Deps): Promise<void> {
  for (const channel of CHANNELS) await tellBy(channel, deps);
}

/** One transaction per user, so that nothing is sent twice. */
async function tellBy(channel: Channel, deps: Deps): Promise<void> {
  const due = await deps.db.read
    .selectDistinct({ userId: savedSearches.userId })
    .from(savedSearchMatches)
    .innerJoin(savedSearches, isOfSearch)
    .innerJoin(users, isOfUser)
    .where(and(isOpen(channel), isDue(deps)));
  for (const { userId } of due) await deps.db.withTx((tx) => tellUser(tx, deps, channel, userId));
}

async function tellUser(tx: Tx, deps: Deps, channel: Channel, userId: string): Promise<void> {
  const isTheirs = and(isOpen(channel), eq(savedSearches.userId, userId));
  // Searches of the same rhythm share an email, even if the match of one of them is a little younger.
  const due = tx
    .selectDistinct({ rhythm: savedSearches.rhythm })
    .from(savedSearchMatches)
    .innerJoin(savedSearches, isOfSearch)
    .innerJoin(users, isOfUser)
    .where(and(isTheirs, isDue(deps)));
  const rows = await tx
    .select({ search: savedSearches, match: savedSearchMatches, user: users })
    .from(savedSearchMatches)
    .innerJoin(savedSearches, isOfSearch)
    .innerJoin(users, isOfUser)
    .where(and(isTheirs, inArray(savedSearches.rhythm, due)))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearchMatches.foundAt));
  const [first] = rows;
  if (!first) return;
  const alerted = await listAlerted(tx, deps, rows);
  const tell = channel === "mail" ? mailAlert : pushAlerts;
  if (alerted.length > 0) await tell(tx, deps, first.user, alerted);
  const listingIds = [...new Set(rows.map(({ match }) => match.listingId))];
  await markTold(tx, channel, userId, listingIds, deps.clock.now());
}

type Row = { search: SavedSearch; match: typeof savedSearchMatches.$inferSelect };

async function listAlerted(tx: Tx, deps: Deps, rows: Row[]): Promise<AlertedListing[]> {
  const refs = rows.map(({ search, match }) => ({ kind: search.kind, id: match.listingId }));
  const listingOf = await listOfAnyKind(tx, refs, deps.clock.now());
  const alerted = new Map<string, AlertedListing>();
  for (const { search, match } of rows) {
    const found = listingOf.get(match.listingId);
    if (!found || found.listing.status !== "active" || found.listing.hold !== null) continue;
    const one: AlertedListing = { ...found, oldPriceCents: match.oldPriceCents, searches: [] };
    alerted.getOrInsert(match.listingId, one).searches.push(search);
  }
  return [...alerted.values()];
}

async function mailAlert(tx: Tx, deps: Deps, user: UserRow, alerted: AlertedListing[]): Promise<void> {
  const { id: userId, email, language } = user;
  const searches = [
    ...new Map(alerted.flatMap((one) => one.searches).map((each) => [each.id, each])).values(),
  ];
  const [first] = searches;
  if (!first) return;
  await queueMail(tx, deps, {
    kind: ALERT,
    to: { userId, email, language },
    unsubscribeUrl: inLanguage(language, () => stopLink(deps.config, first)),
    write: () =>
      alertMail(
        deps.config,
        searches,
        alerted,
        ({ kind, query }) => savableOf(kind).describe(query).labels,
        deps.clock.now(),
      ),
  });
}

async function pushAlerts(tx: Tx, deps: Deps, to: UserRow, alerted: AlertedListing[]): Promise<void> {
  const push = (key: string, write: () => Notice) =>
    queuePush(tx, deps, { kind: ALERT, to, key: `find:${to.id}:${key}`, write });
  const [first] = alerted;
  if (first && alerted.length > MAX_SINGLE_PUSHES)
    return push(first.listing.id, () => listingsNotice(alerted));
  for (const one of alerted) await push(one.listing.id, () => listingNotice(one));
}

/** Marks the listings as reported for all searches of the user, so that no other search reports them again. */
async function markTold(tx: Tx, channel: Channel, userId: string, listingIds: string[], now: number) {
  const own = tx.select({ id: savedSearches.id }).from(savedSearches).where(eq(savedSearches.userId, userId));
  await tx
    .update(savedSearchMatches)
    .set({ [TOLD_BY[channel]]: now })
    .where(
      and(
        isNull(savedSearchMatches[TOLD_BY[channel]]),
        inArray(savedSearchMatches.listingId, listingIds),
        inArray(savedSearchMatches.searchId, own),
      ),
    );
}
