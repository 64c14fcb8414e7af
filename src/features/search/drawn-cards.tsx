import type { ReactNode } from "react";
import { jordanYear } from "#src/core/jordan-day.ts";
import { LruCache } from "#src/core/lru-cache.ts";
import type { Reader } from "#src/db/open.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import { kindOf } from "#src/features/listings/register.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import type { Ctx } from "#src/http/env.ts";
import { partHtml } from "#src/shell/cached-html.tsx";
import { SavedIds } from "#src/ui/saved-ids.ts";
import { t } from "#t";
import { markedBy } from "./new-marks.ts";

interface Drawn {
  html: string;
  cover: PhotoJson | null;
}

const MAX_BYTES = 8_000_000;
const OVERHEAD_BYTES = 200;

const drawn = new LruCache<Drawn>("cards", MAX_BYTES);

export interface DrawnKind<Listing, Card> {
  kind: ListingKind;
  read(read: Reader, ids: string[], now: number): Promise<Listing[]>;
  card(listing: Listing, now: number): Card;
  drawCard(card: Card, at: number, shown: { now: number; signedIn: boolean }): ReactNode;
  /** The first place on the page where a card looks the same as at this one. */
  placeLike(at: number): number;
}

/** The cards of listings that a search has just found. Each is read and drawn once for all visitors who see the same. */
export async function drawCards<
  Listing extends { id: string },
  Card extends { id: string; cover?: PhotoJson | null },
>(
  c: Ctx,
  { kind, read, card, drawCard, placeLike }: DrawnKind<Listing, Card>,
  ids: string[],
): Promise<Drawn[]> {
  const { deps, session, savedIds } = c.var;
  const now = deps.clock.now();
  const signedIn = session !== null;
  const isNew = markedBy(c);
  const catalog = kindOf(kind).catalog(deps.catalogs);
  const everywhere = `${t.language()} ${jordanYear(now)} ${signedIn}`;
  const cards = ids.map((id, at) => {
    const stamp = catalog.stampOf(id);
    const place = placeLike(at);
    const isMarked = isNew(id);
    const age = stamp !== undefined && t.formatAgo(catalog.numberOf(id, "listedAt"), now);
    const key = age && `${everywhere} ${stamp} ${place} ${isMarked} ${savedIds.has(id)} ${age}`;
    return { id, place, isMarked, key, known: key ? drawn.get(key) : undefined };
  });
  const missing = cards.flatMap(({ id, known }) => (known ? [] : [id]));
  const listings = new Map(
    missing.length > 0
      ? (await read(deps.db.read, missing, now)).map((listing) => [listing.id, listing])
      : [],
  );
  return cards.flatMap(({ id, place, isMarked, key, known }) => {
    const listing = listings.get(id);
    if (known || !listing) return known ?? [];
    const own = { ...card(listing, now), isMarked };
    const html = partHtml(<SavedIds value={savedIds}>{drawCard(own, place, { now, signedIn })}</SavedIds>);
    const fresh = { html, cover: own.cover ?? null };
    return key ? drawn.put(key, fresh, html.length + key.length + OVERHEAD_BYTES) : fresh;
  });
}
