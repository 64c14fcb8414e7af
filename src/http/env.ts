import type { Context } from "hono";
import { createFactory } from "hono/factory";
import type { Session } from "#src/auth/sessions.ts";
import type { Catalogs } from "#src/catalog/catalog.ts";
import type { Config } from "#src/config.ts";
import type { ListingNotice } from "#src/features/listings/listing-shapes.ts";
import type { Database, Tx } from "#src/db/open.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Log } from "#src/runtime/log.ts";
import type { PhotoStore } from "#src/runtime/photo-files.ts";
import type { Draw } from "#src/shell/page.ts";
import type { Assets } from "./assets.ts";
import type { RefusalPage } from "./errors.ts";
import type { PageCache } from "./page-cache.ts";

type NewReader = { id: string; email: string; language: Language };

export interface Deps {
  config: Config;
  db: Database;
  catalogs: Catalogs;
  pages: PageCache;
  photos: PhotoStore;
  assets: Assets;
  /** Draws pages in another thread; without it they are drawn in this one. */
  draw?: Draw | undefined;
  clock: {
    now(): number;
    /** Milliseconds for measuring durations in this process; never set back, unlike the clock. */
    monotonicMs(): number;
  };
  log: Log;
  /** When the server has read what it needs; set by `serve.ts`. */
  started?: Promise<void> | undefined;
  /** Checks a published or edited listing in the same transaction; set by `app.ts`. */
  afterListed?: (tx: Tx, listingId: string) => Promise<void>;
  /** Gives the account what its email address had as a guest; set by `app.ts`. */
  afterEmailConfirmed?: (tx: Tx, userId: string) => Promise<void>;
  /** Subscribes a new account to the newsletter; set by `app.ts`. */
  afterNewsletterWanted?: (tx: Tx, user: NewReader) => Promise<void>;
  /** Has a conversation looked at after one person wrote the same in several; set by `app.ts`. */
  afterSameText?: (tx: Tx, conversationId: string) => Promise<void>;
  /** Whether a seller (a user or dealer) takes nothing of a person; set by `app.ts`. */
  isBlocked?: (sellerKey: string, userId: string) => Promise<boolean>;
  /** The page with the prices of a model, if it has one; set by `app.ts`. */
  findPricesPath?: (make: string, model: string) => Promise<string | undefined>;
  findNotice?: (listingId: string) => Promise<ListingNotice | null>;
}

/** Code of every request uses `c.get`: `c.var` copies all variables, a quarter of the time of a cached page. */
export interface Env {
  Variables: {
    deps: Deps;
    language: Language;
    requestId: string;
    address: string;
    userAgent: string;
    session: Session | null;
    gateOpen: boolean;
    announcement: string | undefined;
    listingId: string;
    savedIds: ReadonlySet<string>;
    /** How many conversations have unread messages. */
    unread: number;
    refusalPage: RefusalPage | undefined;
  };
}

export type Ctx = Context<Env>;

const factory = createFactory<Env>();
/** Starts a chain of routes. */
export const routes = factory.createApp;
export const middleware = factory.createMiddleware;
