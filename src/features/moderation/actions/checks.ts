import { and, eq, gt, inArray, isNull, ne, type SQL } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { Reader, Tx } from "#src/db/open.ts";
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

/** Stores the flags of a published or edited listing and decides whether it waits for review. */
export async function checkListing(
  tx: Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  id: string,
): Promise<void> {
  const [listing] = await tx.select().from(listings).where(eq(listings.id, id));
  if (!listing) return;
  const now = clock.now();
  await writeFlags(tx, id, CHECKS, await runChecks(tx, listing, now), now);
  const waits = listing.hold === "rejected" || listing.hold === "hidden" || (await wasTakenDown(tx, id));
  const open = and(eq(flags.listingId, id), isNull(flags.passedAt), inArray(flags.rule, CHECKS));
  const flagged = (await tx.$count(flags, open)) > 0;
  const first =
    config.REVIEW_FIRST === "everybody" ||
    (config.REVIEW_FIRST === "new-sellers" && (await isNewSeller(tx, listing, now)));
  const hold = waits || (flagged && first) ? "review" : null;
  if (hold !== listing.hold) await tx.update(listings).set({ hold }).where(eq(listings.id, id));
}

/** Flags a listing that has many open reports, for an admin to review; it stays visible. */
export async function flagReported(tx: Tx, listingId: string, now: number): Promise<void> {
  const open = and(eq(reports.listingId, listingId), eq(reports.status, "open"));
  const count = await tx.$count(reports, open);
  const findings: Findings = new Map(count >= MANY_REPORTS ? [["reported", { count }]] : []);
  await writeFlags(tx, listingId, ["reported"], findings, now);
}

/** Every edit of a listing that an admin took down is reviewed. */
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

/** Stores the findings of these rules and deletes the others. A passed flag stays passed while its detail is the same. */
async function writeFlags(
  tx: Tx,
  listingId: string,
  rules: readonly Rule[],
  findings: Findings,
  now: number,
): Promise<void> {
  const before = await tx.select().from(flags).where(eq(flags.listingId, listingId));
  const gone = rules.filter((rule) => !findings.has(rule));
  await tx.delete(flags).where(and(eq(flags.listingId, listingId), inArray(flags.rule, gone)));
  for (const [rule, detail] of findings) {
    const known = before.find((flag) => flag.rule === rule);
    if (JSON.stringify(known?.detail) === JSON.stringify(detail)) continue;
    await tx
      .insert(flags)
      .values({ listingId, rule, detail, createdAt: now })
      .onConflictDoUpdate({
        target: [flags.listingId, flags.rule],
        set: { detail, createdAt: now, passedAt: null },
      });
  }
}

async function runChecks(tx: Tx, listing: ListingRow, now: number): Promise<Findings> {
  const { id, sellerId, kind, title, description, textHash, priceCents } = listing;
  const { listComparablePrices, findUndrivenYear } = kindOf(kind);
  const findings: Findings = new Map();
  const text = `${title}\n${description}`;

  const contact = contactIn(text);
  if (contact) findings.set("contact-in-text", { contact });

  const word = bannedWordIn(text, await getSetting(tx, "banned-words"));
  if (word) findings.set("banned-word", { word });

  const median = medianOf(await listComparablePrices(tx, id, now));
  if (median !== null && isPriceLow(priceCents, median))
    findings.set("price-low", { priceCents, medianCents: median });

  const year = await findUndrivenYear?.(tx, id, now);
  if (year) findings.set("mileage-zero", { year });

  const twin = textHash && (await findTwin(tx, listing, eq(listings.textHash, textHash)));
  if (twin) findings.set("duplicate-text", { listing: twin });

  const picture = await findTwin(tx, listing, hasSamePhoto(tx, listing));
  if (picture) findings.set("duplicate-photo", { listing: picture });

  const recent = and(eq(listings.sellerId, sellerId), gt(listings.createdAt, now - MANY_WITHIN_MS));
  const many = await tx.$count(listings, recent);
  if (many >= MANY_LISTINGS) findings.set("many-at-once", { count: many });
  return findings;
}

async function findTwin(read: Reader, { sellerId }: ListingRow, same: SQL): Promise<string | null> {
  const [twin] = await read
    .select({ id: listings.id })
    .from(listings)
    .where(and(same, ne(listings.sellerId, sellerId), ne(listings.status, "removed")))
    .limit(1);
  return twin?.id ?? null;
}

/** Photos are the same where their ids are: an id is a hash of the uploaded file. */
function hasSamePhoto(read: Reader, { id }: ListingRow): SQL {
  const own = read
    .select({ id: listingPhotos.photoId })
    .from(listingPhotos)
    .where(eq(listingPhotos.listingId, id));
  const theirs = read
    .select({ id: listingPhotos.listingId })
    .from(listingPhotos)
    .where(inArray(listingPhotos.photoId, own));
  return inArray(listings.id, theirs);
}
