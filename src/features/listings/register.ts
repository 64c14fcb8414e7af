import type { MailBadge } from "#src/features/mail/schema.ts";
import type { Hono } from "hono";
import type { ReactNode } from "react";
import type { z } from "zod/mini";
import type { Catalogs } from "#src/catalog/catalog.ts";
import type { Cursor } from "#src/catalog/order.ts";
import type { Page } from "#src/core/pagination.ts";
import type { Reader } from "#src/db/open.ts";
import type { Deps, Env } from "#src/http/env.ts";
import type { Flash } from "#src/shell/flash.ts";
import type { Job } from "#src/runtime/jobs.ts";
import type { Detail } from "./life-cycle/flag-rules.ts";
import { KINDS, type ListingKind, LISTING_KINDS, type ListingRef, type ListName } from "./kinds.ts";
import type { Facts, Listing } from "./listing-json.ts";
import type { SearchCounts } from "./search/listing-search.ts";
import type { KindMatcher } from "./search/listing-matcher.ts";
import type {
  kindShapes,
  ListingDrawing,
  ListingJson,
  QualityJson,
  Suggestion,
  Worth,
} from "./listing-shapes.ts";
import type { OwnCounts } from "./kind-queries.ts";
import type { Viewer } from "./listings.ts";

export interface InquiryTexts {
  title: string;
  hint: string;
  back: string;
  sentTitle: string;
  sent: string;
}

export interface KindTexts {
  many: string;
  inquiry: InquiryTexts;
  admin: { many: string } & Record<"update" | "reboost" | "delete", { done: string; failed: string }>;
}

export interface CardOptions {
  now: number;
  eager?: boolean;
  note?: ReactNode;
}

interface Digest<L extends Listing> {
  max: number;
  texts(total: number): { title: string; count: string; all: string };
  note(listing: L): string;
  plate?(listing: L): string;
  badge?(listing: L): MailBadge | undefined;
}

interface KindCatalog {
  readonly version: number;
  follow(now: number): Promise<void>;
  count(column: "seller" | "dealer", value: string, now: number): Promise<number>;
  stampOf(id: string): number | undefined;
  numberOf(id: string, column: "listedAt"): number;
  search(
    query: {
      where: { [Column in "seller" | "dealer"]?: string[] };
      sort: "newest";
      limit: number;
      offset: number;
    },
    now: number,
  ): Promise<{ ids: string[] }>;
}

/** A kind of listing. A new kind is added to `kinds.ts` and registered in `app.ts`. */
export interface Kind<L extends Listing = Listing> {
  name: ListingKind;
  texts(): KindTexts;
  inquirySent: Flash;

  api: Hono<Env>;
  shapes: ReturnType<typeof kindShapes> & { query: z.ZodMiniObject };
  pages: Hono<Env>[];
  sharePictures?: Hono<Env>;
  jobs?(deps: Deps): Job[];

  catalog(catalogs: Catalogs): KindCatalog;
  find(deps: Deps, params: URLSearchParams, after: Cursor | null): Promise<FoundJson>;
  search(deps: Deps, params: URLSearchParams): Promise<Page<L> & { counts: Pick<SearchCounts, "facets"> }>;
  /** Without it, searches of this kind cannot be saved. */
  savable?: SavableSearch;
  /** Recomputes values that searches filter by, such as fair prices of cars. */
  refresh?(deps: Deps): Promise<void>;
  suggest(deps: Deps, text: string): Promise<Suggestion[]>;

  /** Includes sold and expired listings; throws "not-found", or "gone" for a removed or held one. */
  get(read: Reader, id: string, now: number, viewer?: Viewer): Promise<L>;
  /** Skips ids of other kinds. Returns only listings with a public page, in no order. */
  listShown(read: Reader, ids: string[], now: number): Promise<L[]>;
  /** Skips ids of other kinds. Returns listings in any state, in the order of the ids. */
  list(read: Reader, ids: string[], now: number): Promise<L[]>;
  listOf(read: Reader, sellerId: string, now: number): Promise<(L & OwnCounts)[]>;
  digest: Digest<L>;

  json(listing: L): ListingJson;
  card(listing: L, options: CardOptions): ReactNode;
  smallCard(listing: L): { picture: ReactNode; label: string };

  thumbnail(listing: L): ReactNode;

  listDrawings(read: Reader, ids: string[]): Promise<({ id: string } & Partial<ListingDrawing>)[]>;

  draft(typed: Partial<Record<string, string>>): { name: string } & Partial<ListingDrawing>;

  facts(listing: L): Facts;
  listComparablePrices(read: Reader, id: string, now: number): Promise<number[]>;
  /** Leaves out listings of which too little is known. */
  listWorth?(read: Reader, ids: string[]): Promise<({ id: string } & Worth)[]>;
  /** How complete listings are, for their sellers. */
  listQuality?(read: Reader, ids: string[], now: number): Promise<({ id: string } & QualityJson)[]>;
  /** The year of a listing that is too old to be undriven; null otherwise. */
  findUndrivenYear?(read: Reader, id: string, now: number): Promise<number | null>;
  /** If another listing has the same chassis number, or it is of another car. */
  findVinProblem?(read: Reader, id: string, now: number): Promise<["vin-twice" | "vin-other", Detail] | null>;
  /** What only the seller may see of a listing, beside its JSON. */
  secrets?(listing: L): object;
}

export interface SavableSearch {
  openSearches: KindMatcher;
  /** The canonical query string, and the first parameter that is not understood. */
  read(params: URLSearchParams): { query: string; wrong: string | null };
  /** As its page reads it now: listings must have the words of `q`, also in `plain`, not those of `leftOut`. */
  structured(
    deps: Pick<Deps, "db" | "catalogs" | "clock">,
    query: string,
  ): Promise<{ query: string; leftOut: string[] }>;
  describe(query: string): { labels: string[]; title: string };
  find(deps: Deps, query: string, count: number): Promise<{ total: number; newest: Listing[] }>;
}

interface FoundJson {
  items: object[];
  counts: object;
  next: Cursor | null;
}

const registered = new Map<ListingKind, Kind>();

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

export async function listOfAnyKind(read: Reader, refs: ListingRef[], now: number) {
  const found = await Promise.all(
    listKinds().map(async (kind) => {
      const ids = refs.filter((ref) => ref.kind === kind.name).map(({ id }) => id);
      const listings = ids.length > 0 ? await kind.list(read, ids, now) : [];
      return listings.map((listing) => [listing.id, { kind, listing }] as const);
    }),
  );
  return new Map(found.flat());
}

export async function findDrawings(read: Reader, ids: string[]): Promise<(id: string) => ListingDrawing> {
  const found = await Promise.all(listKinds().map((kind) => kind.listDrawings(read, ids)));
  const drawings = new Map(found.flat().map(({ id, ...drawing }) => [id, drawing]));
  return (id) => ({ bodyType: null, plate: null, ...drawings.get(id) });
}

export async function findWorth(read: Reader, ids: string[]): Promise<(id: string) => Worth | null> {
  const found = await Promise.all(listKinds().map((kind) => kind.listWorth?.(read, ids) ?? []));
  const worth = new Map(found.flat().map(({ id, ...each }) => [id, each]));
  return (id) => worth.get(id) ?? null;
}

export async function findQuality(read: Reader, ids: string[], now: number) {
  const found = await Promise.all(listKinds().map((kind) => kind.listQuality?.(read, ids, now) ?? []));
  const quality = new Map(found.flat().map(({ id, ...each }) => [id, each]));
  return (id: string): QualityJson | null => quality.get(id) ?? null;
}

export async function byListName<T>(list: (kind: Kind) => Promise<T> | T) {
  const entries = await Promise.all(
    LISTING_KINDS.map(async (name) => [KINDS[name].listName, await list(kindOf(name))] as const),
  );
  return Object.fromEntries(entries) as Record<ListName, Awaited<T>>;
}
