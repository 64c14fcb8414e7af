import type { Context } from "hono";
import type { Session } from "#src/auth/sessions.ts";
import type { Catalogs } from "#src/catalog/catalog.ts";
import type { Config } from "#src/config.ts";
import type { ListingNotice } from "#src/features/listings/listing-notice.ts";
import type { Database, Tx } from "#src/db/open.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Clock } from "#src/runtime/clock.ts";
import type { Log } from "#src/runtime/log.ts";
import type { PhotoStore } from "#src/runtime/photo-store.ts";
import type { Assets } from "./assets.ts";
import type { PageCache } from "./page-cache.ts";

/** What the whole application is made of; tests build their own. */
export interface Deps {
  config: Config;
  db: Database;
  /** What is for sale, in memory, to be searched. */
  catalogs: Catalogs;
  /** What guests are shown, rendered and compressed. */
  pages: PageCache;
  photos: PhotoStore;
  assets: Assets;
  clock: Clock;
  log: Log;
  /** Looks at a listing that was published or edited, in the transaction that wrote it; `app.ts` says who looks. */
  afterListed?: (tx: Tx, listingId: string) => Promise<void>;
  /** What a listing's seller is to know of its review; `app.ts` says who tells. */
  findNotice?: (listingId: string) => Promise<ListingNotice | null>;
}

export interface Env {
  Variables: {
    deps: Deps;
    language: Language;
    requestId: string;
    /** The visitor's address, behind trusted proxies too. */
    address: string;
    /** The browser's own words for itself, shortened. */
    userAgent: string;
    session: Session | null;
    gateOpen: boolean;
    /** What admins tell everybody, in the request's language; empty for nothing. */
    announcement: string | undefined;
  };
}

export type Ctx = Context<Env>;
