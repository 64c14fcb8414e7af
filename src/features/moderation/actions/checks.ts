import { and, eq, gt, inArray, isNull, ne } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { DAY_MS } from "#src/core/time.ts";
import { alias } from "#src/db/columns.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { together } from "#src/db/together.ts";
import type { ListingRow } from "#src/features/listings/queries/listings.ts";
import { kindOf } from "#src/features/listings/register.ts";
import { flags, listingPhotos, listings } from "#src/features/listings/tables.ts";
import { getSetting } from "#src/features/site/queries.ts";
import type { Deps } from "#src/http/env.ts";
import { type Detail, type Rule, RULES } from "#src/features/listings/flag-rules.ts";
import {
  bannedWordIn,
  contactIn,
  isPriceLow,
  MANY_LISTINGS,
  MANY_REPORTS,
  MANY_WITHIN_MS,
  medianOf,
} from "../rules.ts";
import { findLastDecision } from "../queries/reviews.ts";
import { reports } from "../tables.ts";

const NEW_SELLER_MS = 14 * DAY_MS;

const CHECKS = RULES.filter((rule) => rule !== "reported");

type Findings = Map<Rule, Detail>;

/** Stores the flags of a published or edited listing, and holds it for review if needed. */
export async function checkListing(
  tx: Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  id: string,
): Promise<void> {
  const [listing] = await tx.select().from(listings).where(eq(listings.id, id));
  if (!listing) return;
  const now = clock.now();
  const [findings, before, wasDown, isFirst] = await together([
    runChecks(tx, listing, now),
    listFlagsOf(tx, id),
    wasTakenDown(tx, id),
    config.REVIEW_FIRST === "new-sellers"
      ? isNewSeller(tx, listing, now)
      : config.REVIEW_FIRST === "everybody",
  ]);
  const isFlagged = await writeFlags(tx, id, CHECKS, before, findings, now);
  const waits = listing.hold === "rejected" || listing.hold === "hidden" || wasDown;
  const hold = waits || (isFlagged && isFirst) ? "review" : null;
  if (hold !== listing.hold) await tx.update(listings).set({ hold }).where(eq(listings.id, id));
}

/** Flags a listing with many open reports for an admin to review; it stays visible. */
export async function flagReported(tx: Tx, listingId: string, now: number): Promise<void> {
  const open = and(eq(reports.listingId, listingId), eq(reports.status, "open"));
  const count = await tx.$count(reports, open);
  const findings: Findings = new Map(count >= MANY_REPORTS ? [["reported", { count }]] : []);
  await writeFlags(tx, listingId, ["reported"], await listFlagsOf(tx, listingId), findings, now);
}

const listFlagsOf = (tx: Tx, listingId: string) =>
  tx.select().from(flags).where(eq(flags.listingId, listingId));

/** Every edit of a rejected or hidden listing is reviewed. */
async function wasTakenDown(tx: Tx, listingId: string): Promise<boolean> {
  const last = await findLastDecision(tx, listingId);
  return last?.verdict === "rejected" || last?.verdict === "hidden";
}

async function isNewSeller(tx: Tx, { sellerId }: ListingRow, now: number): Promise<boolean> {
  const isNew = and(
    eq(users.id, sellerId),
    gt(users.createdAt, now - NEW_SELLER_MS),
    isNull(users.verifiedAt),
    eq(users.role, "user"),
  );
  return (await tx.$count(users, isNew)) > 0;
}

/**
 * Stores the findings of these rules, deletes outdated ones, and returns whether any is open. A dismissed flag stays
 * dismissed while its detail is the same.
 */
async function writeFlags(
  tx: Tx,
  listingId: string,
  rules: readonly Rule[],
  before: (typeof flags.$inferSelect)[],
  findings: Findings,
  now: number,
): Promise<boolean> {
  const gone = before.map(({ rule }) => rule).filter((rule) => rules.includes(rule) && !findings.has(rule));
  if (gone.length > 0)
    await tx.delete(flags).where(and(eq(flags.listingId, listingId), inArray(flags.rule, gone)));
  let isAnyOpen = false;
  for (const [rule, detail] of findings) {
    const known = before.find((flag) => flag.rule === rule);
    const isSame = JSON.stringify(known?.detail) === JSON.stringify(detail);
    isAnyOpen ||= !isSame || known?.passedAt === null;
    if (isSame) continue;
    await tx
      .insert(flags)
      .values({ listingId, rule, detail, createdAt: now })
      .onConflictDoUpdate({
        target: [flags.listingId, flags.rule],
        set: { detail, createdAt: now, passedAt: null },
      });
  }
  return isAnyOpen;
}

async function runChecks(tx: Tx, listing: ListingRow, now: number): Promise<Findings> {
  const { id, sellerId, kind, title, description, textHash, priceCents } = listing;
  const { listComparablePrices, findUndrivenYear } = kindOf(kind);
  const recent = and(eq(listings.sellerId, sellerId), gt(listings.createdAt, now - MANY_WITHIN_MS));
  const [words, prices, year, twin, picture, many] = await together([
    getSetting(tx, "banned-words"),
    listComparablePrices(tx, id, now),
    findUndrivenYear?.(tx, id, now),
    textHash && findSameText(tx, listing, textHash),
    findSamePhoto(tx, listing),
    tx.$count(listings, recent),
  ]);
  const findings: Findings = new Map();
  const text = `${title}\n${description}`;

  const contact = contactIn(text);
  if (contact) findings.set("contact-in-text", { contact });

  const word = bannedWordIn(text, words);
  if (word) findings.set("banned-word", { word });

  const median = medianOf(prices);
  if (median !== null && isPriceLow(priceCents, median))
    findings.set("price-low", { priceCents, medianCents: median });

  if (year) findings.set("mileage-zero", { year });

  if (twin) findings.set("duplicate-text", { listing: twin });

  if (picture) findings.set("duplicate-photo", { listing: picture });

  if (many >= MANY_LISTINGS) findings.set("many-at-once", { count: many });
  return findings;
}

const isOfAnother = ({ sellerId }: ListingRow) =>
  and(ne(listings.sellerId, sellerId), ne(listings.status, "removed"));

async function findSameText(read: Reader, listing: ListingRow, hash: string): Promise<string | null> {
  const [twin] = await read
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.textHash, hash), isOfAnother(listing)))
    .limit(1);
  return twin?.id ?? null;
}

/** Equal ids mean equal photos, because an id is a hash of the uploaded file. */
async function findSamePhoto(read: Reader, listing: ListingRow): Promise<string | null> {
  const own = alias(listingPhotos, "own");
  const [twin] = await read
    .select({ id: listings.id })
    .from(own)
    .innerJoin(listingPhotos, eq(listingPhotos.photoId, own.photoId))
    .innerJoin(listings, eq(listings.id, listingPhotos.listingId))
    .where(and(eq(own.listingId, listing.id), isOfAnother(listing)))
    .limit(1);
  return twin?.id ?? null;
}
