import { eq, type SQL } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import { foldTokens } from "#src/core/fold.ts";
import { newId } from "#src/core/ids.ts";
import { pick } from "#src/core/pick.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { preparedInsert } from "#src/db/per-connection.ts";
import { inParallel } from "#src/db/in-parallel.ts";
import { resolveImages } from "#src/features/photos/actions.ts";
import type { Uploader } from "#src/features/photos/uploader.ts";
import { photoUrl } from "#src/features/photos/schema.ts";
import type { Deps } from "#src/http/env.ts";
import {
  findSubmitted,
  getOwnListing,
  type ListingRow,
  type Person,
  statusOf,
  type Viewer,
} from "../listings.ts";
import { endsSoon, SOON_MS } from "../schema.ts";
import { listingPhotos, listingPrices, listings, listingTexts } from "../tables.ts";
import { nextNumber, nextRev } from "./counters.ts";
import { removePublishedDraft } from "./drafts.ts";
import { assertMayPublish, assertOnlyOne, assertWithinLimit, isFormer } from "./may-list.ts";
import { EditConflict, revsAfter } from "./edit-conflict.ts";
import type { Fields } from "../fields.ts";
import type { KnownState } from "../input.ts";
import { REDUCED_FOR_MS, reductionOf } from "../price-history.ts";
import type { ListingKind } from "../kinds.ts";
import type { Listing } from "../listing-json.ts";

/** Folded words of a listing: its names in every spelling as `title`, everything else as `rest`. */
export type IndexText = Record<"title" | "rest", string>;

export interface Listed extends Pick<
  Listing,
  "title" | "priceCents" | "description" | "location" | "images"
> {
  text: IndexText;
  slug: string;
  soleItem?: string | null;
}

export const submissionKeyOf = (text: string | undefined): string | null =>
  text && /^[\w-]{8,64}$/.test(text) ? text : null;

const fieldsOf = (listed: Omit<Listed, "images">) => ({
  ...pick(listed, "title", "priceCents", "description", "location", "slug"),
  soleItem: listed.soleItem ?? null,
  textHash: textHash(listed.description),
});

/** Shorter texts may be equal by chance. */
const MIN_HASHED = 60;

export function textHash(text: string): string | null {
  const words = foldTokens(text).join(" ");
  return words.length < MIN_HASHED ? null : new Bun.CryptoHasher("sha256").update(words).digest("base64url");
}

export type Publish<Input> = (
  deps: Deps,
  seller: Uploader,
  input: Input,
  submissionKey?: string | null,
) => Promise<string>;
export type Edit<Patch> = (deps: Deps, seller: Uploader, id: string, patch: Patch) => Promise<void>;

const insertListing = preparedInsert(listings);
const insertText = preparedInsert(listingTexts);
const insertPrice = preparedInsert(listingPrices);

/** What a kind does for its own part of a new listing. */
interface OwnPart {
  publishedAs: string;
  /** Writes the columns of the kind. */
  add(tx: Tx, listingId: string): Promise<unknown>;
  /** The seller's former listings of the same item. */
  listFormer(tx: Tx, isFormer: SQL | undefined): Promise<Pick<ListingRow, "listedAt">[]>;
}

/**
 * Publishes a listing, once per `submissionKey`. An item that is published again keeps its place. Throws "forbidden" above
 * the seller's limit, "too-many" above the day's.
 */
export async function publishListing(
  deps: Deps,
  kind: ListingKind,
  seller: Uploader,
  listed: Listed,
  submissionKey: string | null,
  own: OwnPart,
): Promise<string> {
  const { db, clock, config } = deps;
  const before = submissionKey && (await findSubmitted(db.read, seller.id, submissionKey));
  if (before) return before;
  const lastsMs = config.LISTING_DAYS * DAY_MS;
  if (listed.images.length > 0) await assertMayPublish(db.read, config, seller, clock.now());
  const photoIds = await resolveImages(deps, seller, listed.images);
  return db.withTx(async (tx) => {
    const twin = submissionKey && (await findSubmitted(tx, seller.id, submissionKey));
    if (twin) return twin;
    const now = clock.now();
    const id = newId();
    const fields = fieldsOf(listed);
    const [rev, number, former] = await inParallel([
      nextRev(tx),
      nextNumber(tx),
      own.listFormer(tx, isFormer(kind, seller, now, lastsMs)),
      assertMayPublish(tx, config, seller, now),
      assertOnlyOne(tx, { id, kind, ...fields }, now),
    ]);
    const times = {
      listedAt: former.length > 0 ? Math.max(...former.map(({ listedAt }) => listedAt)) : now,
      expiresAt: now + lastsMs,
      createdAt: now,
      updatedAt: now,
    };
    await inParallel([
      insertListing(tx, {
        id,
        kind,
        number,
        rev,
        submissionKey,
        sellerId: seller.id,
        dealerId: seller.dealerId ?? null,
        publishedAs: own.publishedAs,
        ...fields,
        ...times,
      }),
      insertText(tx, { docId: rev, listingId: id, ...listed.text }),
      insertPrice(tx, { listingId: id, rev, priceCents: listed.priceCents, at: now }),
      addPhotos(tx, id, photoIds),
      own.add(tx, id),
      submissionKey && removePublishedDraft(tx, seller.id, submissionKey),
    ]);
    await deps.afterListed?.(tx, id);
    return id;
  });
}

interface EditedKind<L extends Listing> {
  kind: ListingKind;
  fields: Fields;
  get(read: Reader, id: string, now: number, viewer: Viewer): Promise<L>;
}

/**
 * Edits the owner's listing; `change` writes the columns of its kind and returns the changed listing. Throws EditConflict
 * if the listing was changed after `rev`.
 */
export async function editListing<L extends Listing>(
  deps: Deps,
  seller: Uploader,
  { kind, fields, get }: EditedKind<L>,
  id: string,
  { rev: seenRev, ...patch }: Omit<Partial<L>, "rev"> & KnownState,
  change: (tx: Tx, sent: L) => Promise<L & Listed>,
): Promise<void> {
  await getOwnListing(deps.db.read, seller, id, kind);
  const photoIds = patch.images && (await resolveImages(deps, seller, patch.images));
  const images = photoIds && { images: photoIds.map((photoId) => photoUrl(photoId, 1280)) };
  const write = async (tx: Tx, listing: ListingRow, now: number, rev: number) => {
    const before = await get(tx, id, now, { ...seller, role: "user" });
    const after = await change(tx, { ...before, ...patch, ...images });
    if (typeof seenRev === "number" && seenRev !== listing.rev)
      throw new EditConflict(listing, seenRev, fields, before, after);
    const columns = fieldsOf(after);
    if (statusOf(listing, now) === "active") await assertOnlyOne(tx, { id, kind, ...columns }, now);
    await tx.update(listingTexts).set(after.text).where(eq(listingTexts.listingId, id));
    if (photoIds) await setPhotos(tx, id, photoIds);
    const fieldRevs = revsAfter(listing.fieldRevs, rev, fields, before, after);
    if (after.priceCents === before.priceCents) return { ...columns, fieldRevs };
    const price = { priceCents: after.priceCents, at: now };
    await insertPrice(tx, { listingId: id, rev, ...price });
    const isReduced = reductionOf([...before.priceHistory, price], now) !== null;
    return { ...columns, fieldRevs, reducedUntil: isReduced ? now + REDUCED_FOR_MS : null };
  };
  await changeOwn(deps, seller, id, { kind }, write, deps.afterListed);
}

async function setPhotos(tx: Tx, listingId: string, photoIds: string[]): Promise<void> {
  await tx.delete(listingPhotos).where(eq(listingPhotos.listingId, listingId));
  await addPhotos(tx, listingId, photoIds);
}

async function addPhotos(tx: Tx, listingId: string, photoIds: string[]): Promise<void> {
  const rows = photoIds.map((photoId, position) => ({ listingId, photoId, position }));
  if (rows.length > 0) await tx.insert(listingPhotos).values(rows);
}

/** The listing must be of this kind and have this `rev`, if they are given. */
type Expected = KnownState & { kind?: ListingKind };

/** Writes a change to the owner's listing, with a new `rev`. */
const changeOwn = (
  { db, clock }: Deps,
  owner: Person,
  id: string,
  expected: Expected | undefined,
  change: (tx: Tx, listing: ListingRow, now: number, rev: number) => Promise<Partial<ListingRow>>,
  after?: Deps["afterListed"],
): Promise<void> =>
  db.withTx(async (tx) => {
    const now = clock.now();
    const rev = await nextRev(tx);
    const listing = await getOwnListing(tx, owner, id, expected?.kind);
    if (typeof expected?.rev === "number" && expected.rev !== listing.rev)
      throw Object.assign(new AppError("conflict", "listingChangedMeanwhile"), {
        details: { rev: listing.rev },
      });
    const changes = await change(tx, listing, now, rev);
    await tx
      .update(listings)
      .set({ ...changes, rev, updatedAt: now })
      .where(eq(listings.id, id));
    await after?.(tx, id);
  });

async function assertMayReturn(tx: Tx, listing: ListingRow, now: number): Promise<void> {
  await assertWithinLimit(tx, { id: listing.sellerId, dealerId: listing.dealerId }, now);
  await assertOnlyOne(tx, listing, now);
}

/** Puts a listing on top for another period; throws "conflict" if it does not expire soon. */
export const relist = (deps: Deps, owner: Person, id: string, expected?: Expected): Promise<void> =>
  changeOwn(deps, owner, id, expected, async (tx, listing, now) => {
    if (!endsSoon(listing, now)) throw new AppError("conflict", "listingRelistTooEarly", SOON_MS / DAY_MS);
    if (statusOf(listing, now) !== "active") await assertMayReturn(tx, listing, now);
    return {
      status: "active",
      soldAt: null,
      listedAt: now,
      expiresAt: now + deps.config.LISTING_DAYS * DAY_MS,
    };
  });

export const markSold = (deps: Deps, owner: Person, id: string, expected?: Expected): Promise<void> =>
  changeOwn(deps, owner, id, expected, async (_tx, { soldAt }, now) => ({
    status: "sold",
    soldAt: soldAt ?? now,
    reserved: false,
  }));

export const undoSale = (deps: Deps, owner: Person, id: string, expected?: Expected): Promise<void> =>
  changeOwn(deps, owner, id, expected, async (tx, listing, now) => {
    if (listing.status === "sold" && listing.expiresAt > now) await assertMayReturn(tx, listing, now);
    return { status: "active", soldAt: null };
  });

/** Takes a listing off the site; `restore` brings it back with the same number and address. */
export const withdraw = (deps: Deps, owner: Person, id: string, expected?: Expected): Promise<void> =>
  changeOwn(deps, owner, id, expected, () => Promise.resolve({ status: "withdrawn", reserved: false }));

/** Puts a withdrawn, sold or expired listing back on sale. */
export const restore = (deps: Deps, owner: Person, id: string, reserved: boolean): Promise<void> =>
  changeOwn(
    deps,
    owner,
    id,
    undefined,
    async (tx, listing, now) => {
      await assertMayReturn(tx, listing, now);
      const expiresAt = Math.max(listing.expiresAt, now + deps.config.LISTING_DAYS * DAY_MS);
      return { status: "active", soldAt: null, reserved, expiresAt };
    },
    deps.afterListed,
  );

export const setReserved = (deps: Deps, owner: Person, id: string, reserved: boolean, expected?: Expected) =>
  changeOwn(deps, owner, id, expected, () => Promise.resolve({ reserved }));

/** Removes a listing permanently; its address then answers "gone". */
export const removeListing = (deps: Deps, owner: Person, id: string, expected?: Expected): Promise<void> =>
  changeOwn(deps, owner, id, expected, (tx, _listing, now) => emptied(tx, id, now));

export async function emptied(tx: Tx, id: string, now: number): Promise<Partial<ListingRow>> {
  await setPhotos(tx, id, []);
  await tx.delete(listingTexts).where(eq(listingTexts.listingId, id));
  // Sending the same form again creates a new listing.
  return { status: "removed", removedAt: now, submissionKey: null };
}
