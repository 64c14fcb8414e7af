import { and, count, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { contactIn } from "#src/core/contacts.ts";
import { alias } from "#src/db/columns.ts";
import { incoming, valueOf } from "#src/db/expressions.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { inParallel } from "#src/db/in-parallel.ts";
import { isNewSeller } from "#src/features/listings/life-cycle/may-list.ts";
import type { ListingRow } from "#src/features/listings/listings.ts";
import { kindOf } from "#src/features/listings/register.ts";
import { flags, listingPhotos, listings } from "#src/features/listings/tables.ts";
import { getSetting } from "#src/features/site/queries.ts";
import type { Deps } from "#src/http/env.ts";
import { type Detail, type Rule, RULES } from "#src/features/listings/life-cycle/flag-rules.ts";
import { bannedWordIn, isPriceLow, MANY_LISTINGS, MANY_REPORTS, MANY_WITHIN_MS, medianOf } from "../rules.ts";
import type { Verdict } from "../schema.ts";
import { reports, reviews } from "../tables.ts";

const CHECKS = RULES.filter((rule) => rule !== "reported");

type Findings = Map<Rule, Detail>;

/** A listing, and what the checks look up about it in one statement. */
const selectChecked = perConnection((read) => {
  const [other, own] = [alias(listings, "other"), alias(listingPhotos, "own")];
  return read
    .select({
      listing: listings,
      lastVerdict: valueOf<Verdict>(
        read
          .select({ verdict: reviews.verdict })
          .from(reviews)
          .where(eq(reviews.listingId, listings.id))
          .orderBy(desc(reviews.createdAt), desc(reviews.id))
          .limit(1),
      ),
      // Equal ids mean equal photos, because an id is a hash of the uploaded file.
      samePhoto: valueOf<string>(
        read
          .select({ id: other.id })
          .from(own)
          .innerJoin(listingPhotos, eq(listingPhotos.photoId, own.photoId))
          .innerJoin(other, eq(other.id, listingPhotos.listingId))
          .where(
            and(
              eq(own.listingId, listings.id),
              ne(other.sellerId, listings.sellerId),
              ne(other.status, "removed"),
            ),
          )
          .limit(1),
      ),
      recent: valueOf<number>(
        read
          .select({ count: count() })
          .from(other)
          .where(and(eq(other.sellerId, listings.sellerId), gt(other.createdAt, sql.placeholder("since")))),
      ).mapWith(Number),
    })
    .from(listings)
    .where(eq(listings.id, sql.placeholder("id")))
    .prepare();
});

type Checked = Awaited<ReturnType<ReturnType<typeof selectChecked>["execute"]>>[number];

export async function checkListing(tx: Tx, { config, clock }: Pick<Deps, "config" | "clock">, id: string) {
  const now = clock.now();
  const [checked] = await selectChecked(tx).execute({ id, since: now - MANY_WITHIN_MS });
  if (!checked) return;
  const { listing, lastVerdict } = checked;
  const [findings, before, isFirst] = await inParallel([
    runChecks(tx, checked, now),
    listFlagsOf(tx, id),
    config.REVIEW_FIRST === "new-sellers"
      ? isNewSeller(tx, listing.sellerId, now)
      : config.REVIEW_FIRST === "everybody",
  ]);
  const isFlagged = await writeFlags(tx, id, CHECKS, before, findings, now);
  // Every edit of a rejected or hidden listing is reviewed.
  const waits = [listing.hold, lastVerdict].some((state) => state === "rejected" || state === "hidden");
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

const selectFlags = perConnection((read) =>
  read
    .select()
    .from(flags)
    .where(eq(flags.listingId, sql.placeholder("listingId")))
    .prepare(),
);

const listFlagsOf = (tx: Tx, listingId: string) => selectFlags(tx).execute({ listingId });

const writeFlag = perConnection((tx: Tx) =>
  tx
    .insert(flags)
    .values({
      listingId: sql.placeholder("listingId"),
      rule: sql.placeholder("rule"),
      detail: sql.placeholder("detail"),
      createdAt: sql.placeholder("createdAt"),
    })
    .onConflictDoUpdate({
      target: [flags.listingId, flags.rule],
      set: { detail: incoming(flags.detail), createdAt: incoming(flags.createdAt), passedAt: null },
    })
    .prepare(),
);

/** Returns whether any is open. A dismissed flag stays dismissed while its detail is the same. */
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
    await writeFlag(tx).execute({ listingId, rule, detail, createdAt: now });
  }
  return isAnyOpen;
}

async function runChecks(tx: Tx, checked: Checked, now: number): Promise<Findings> {
  const { listing, samePhoto, recent } = checked;
  const { id, kind, title, description, textHash, priceCents } = listing;
  const { listComparablePrices, findUndrivenYear, findVinProblem } = kindOf(kind);
  const [words, prices, year, vin, twin] = await inParallel([
    getSetting(tx, "banned-words"),
    listComparablePrices(tx, id, now),
    findUndrivenYear?.(tx, id, now),
    findVinProblem?.(tx, id, now),
    textHash && findSameText(tx, listing, textHash),
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

  if (vin) findings.set(...vin);

  if (twin) findings.set("duplicate-text", { listing: twin });

  if (samePhoto) findings.set("duplicate-photo", { listing: samePhoto });

  if (recent >= MANY_LISTINGS) findings.set("many-at-once", { count: recent });
  return findings;
}

async function findSameText(read: Reader, { sellerId }: ListingRow, hash: string): Promise<string | null> {
  const isOfAnother = and(ne(listings.sellerId, sellerId), ne(listings.status, "removed"));
  const [twin] = await read
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.textHash, hash), isOfAnother))
    .limit(1);
  return twin?.id ?? null;
}
