import type { Hono } from "hono";
import type { ReactNode } from "react";
import type { Catalogs } from "#src/catalog/catalog.ts";
import type { Cursor } from "#src/catalog/order.ts";
import type { Reader } from "#src/db/open.ts";
import type { Deps, Env } from "#src/http/env.ts";
import type { Flash } from "#src/shell/flash.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { KINDS, type ListingKind, LISTING_KINDS, type ListingRef, type ListName } from "./kinds.ts";
import type { Facts } from "./facts.ts";
import type { Listing, ListingJson } from "./listing-json.ts";
import type { OwnCounts } from "./queries/kind-queries.ts";
import type { Viewer } from "./queries/listings.ts";
import type { Suggestion } from "#src/words/prefixes.ts";

/** Texts about a kind, in the reader's language. */
export interface KindTexts {
  /** Many of them: "Cars". */
  many: string;
  /** Above those that a visitor saved. */
  saved: string;
  inquiry: { title: string; hint: string; back: string; sentTitle: string; sent: string };
  /** Read by admins: many of them, and how an action on one ended. */
  admin: { many: string } & Record<"update" | "reboost" | "delete", { done: string; failed: string }>;
}

export interface CardOptions {
  now: number;
  /** Among the first on the page: its photo is loaded at once. */
  eager?: boolean;
  /** A line under the price. */
  note?: ReactNode;
}

/** How the newsletter shows the week's new listings of a kind. */
interface Digest<L extends Listing> {
  /** At most this many are shown. */
  max: number;
  texts(total: number): { title: string; count: string; all: string };
  note(listing: L): string;
  /** What stands on it, for a plate. */
  plate?(listing: L): string;
}

/** What is drawn of a listing: a car's silhouette or a number plate. */
export interface ListingDrawing {
  bodyType: string | null;
  plate: { areaCode: string; plateNumber: string } | null;
}

/** What every kind of listing brings to the site. A new kind is named in `kinds.ts` and registered in `app.ts`. */
export interface Kind<L extends Listing = Listing> {
  name: ListingKind;
  texts(): KindTexts;
  /** Said when an inquiry was sent. */
  inquirySent: Flash;

  /** Mounted under `/api` and the kind's path. */
  api: Hono<Env>;
  /** Mounted under `/` and `/ar`: search, listing, form and contact pages. */
  pages: Hono<Env>[];
  /** Pictures drawn for shared links, mounted under the kind's path. */
  sharePictures?: Hono<Env>;
  jobs?(deps: Deps): Job[];

  /** What is for sale, in memory; its version changes with it. */
  catalog(catalogs: Catalogs): { follow(now: number): Promise<void>; readonly version: number };
  /** Prepares what the first search needs besides the catalog. */
  warmUp?(now: number): void;
  /** A search as its page shows it; `after` is where the page before ended. */
  find(deps: Deps, params: URLSearchParams, after: Cursor | null): Promise<FoundJson>;
  /** What somebody who has typed `text` may be looking for. */
  suggest(deps: Deps, text: string): Promise<Suggestion[]>;

  /** The listing, also sold or expired; throws "not-found", or "gone" for one that is removed or held. */
  get(read: Reader, id: string, now: number, viewer?: Viewer): Promise<L>;
  /** Those of the ids that are of this kind and have a page, also sold or expired, in no order. */
  listShown(read: Reader, ids: string[], now: number): Promise<L[]>;
  /** Those of the ids that are of this kind, in whatever state, in the order of the ids. */
  list(read: Reader, ids: string[], now: number): Promise<L[]>;
  /** A page of what a seller has for sale, the newest first. */
  listForSaleOf(read: Reader, sellerId: string, now: number, page: number): Promise<L[]>;
  /** All of a seller's that are not removed, the newest first. */
  listOf(read: Reader, sellerId: string, now: number): Promise<(L & OwnCounts)[]>;
  digest: Digest<L>;

  /** What the API answers of it. */
  json(listing: L): ListingJson;
  /** Its card in a grid of many. */
  card(listing: L, options: CardOptions): ReactNode;
  /** Its picture in a row of small cards, and the name that a screen reader says. */
  smallCard(listing: L): { picture: ReactNode; label: string };

  /** Its picture beside a form about it. */
  thumbnail(listing: L): ReactNode;

  /** What is drawn of those of the ids that are of this kind, without reading all that they say. */
  listDrawings(read: Reader, ids: string[]): Promise<({ id: string } & Partial<ListingDrawing>)[]>;

  /** What reviewers compare of the fields that only this kind has. */
  facts(listing: L): Facts;
  /** In cents, what comparable listings are for sale for. */
  listComparablePrices(read: Reader, id: string, now: number): Promise<number[]>;
  /** The year of a listing that says it was never driven and is too old for that; null otherwise. */
  findUndrivenYear?(read: Reader, id: string, now: number): Promise<number | null>;
}

/** A search's answer as JSON, with where its page ended. */
interface FoundJson {
  items: object[];
  counts: object;
  next: Cursor | null;
}

const registered = new Map<ListingKind, Kind>();

/** Makes the kinds known; `app.ts` does so before anything asks for them. Throws when one of `KINDS` is missing. */
export function registerKinds(...kinds: Kind[]): void {
  for (const kind of kinds) registered.set(kind.name, kind);
  LISTING_KINDS.forEach(kindOf);
}

export function kindOf(name: ListingKind): Kind {
  const kind = registered.get(name);
  if (!kind) throw new Error(`The kind of listings "${name}" is not registered`);
  return kind;
}

export const listKinds = (): Kind[] => LISTING_KINDS.map(kindOf);

/** Listings of any kind and state by their ids, each with its kind. */
export async function listOfAnyKind(
  read: Reader,
  refs: ListingRef[],
  now: number,
): Promise<Map<string, { kind: Kind; listing: Listing }>> {
  const found = await Promise.all(
    listKinds().map(async (kind) => {
      const ids = refs.filter((ref) => ref.kind === kind.name).map(({ id }) => id);
      const listings = ids.length > 0 ? await kind.list(read, ids, now) : [];
      return listings.map((listing) => [listing.id, { kind, listing }] as const);
    }),
  );
  return new Map(found.flat());
}

/** What is drawn of listings of any kind, by their ids. */
export async function findDrawings(read: Reader, ids: string[]): Promise<(id: string) => ListingDrawing> {
  const found = await Promise.all(listKinds().map((kind) => kind.listDrawings(read, ids)));
  const drawings = new Map(found.flat().map(({ id, ...drawing }) => [id, drawing]));
  return (id) => ({ bodyType: null, plate: null, ...drawings.get(id) });
}

/** `{ cars: [...], numberPlates: [...] }` */
export async function byListName<T>(
  list: (kind: Kind) => Promise<T> | T,
): Promise<Record<ListName, Awaited<T>>> {
  const entries = await Promise.all(
    LISTING_KINDS.map(async (name) => [KINDS[name].listName, await list(kindOf(name))] as const),
  );
  return Object.fromEntries(entries) as Record<ListName, Awaited<T>>;
}
