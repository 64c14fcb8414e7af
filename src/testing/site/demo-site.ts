import { Database as Sqlite } from "bun:sqlite";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { startSession } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import type { Config } from "#src/config.ts";
import { copyDatabase, type Database } from "#src/db/open.ts";
import { plantDemo } from "#src/demo/plant.ts";
import { demoAccount } from "#src/demo/story-people.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import { isForSale } from "#src/features/listings/listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Assets } from "#src/http/assets.ts";
import { type TestApp, testApp, type TestUser } from "./test-app.ts";

/** The demo marketplace in memory, as of now, from the folder that the test command made or planted anew; without pictures. */
export async function demoSite(config: Partial<Config> = {}, assets?: Assets): Promise<TestApp> {
  const made = process.env.MARKABA_DEMO_DATA;
  const app = testApp({ now: Date.now(), assets, config, db: made ? copyOfFile(made) : undefined });
  if (!made) await plantDemo(app.deps);
  return app;
}

function copyOfFile(folder: string): Database {
  using file = new Sqlite(join(folder, "markaba.sqlite"), { readonly: true });
  const bytes = file.serialize();
  // Bytes 18 and 19 say that there is a write-ahead log, which a database in memory cannot have: https://sqlite.org/fileformat.html
  bytes.fill(1, 18, 20);
  return copyDatabase(bytes);
}

export async function signInToDemo({ deps }: TestApp, key: string): Promise<TestUser> {
  const { email } = demoAccount(key);
  const [user] = await deps.db.read.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`The demo has no ${key}`);
  const token = await deps.db.withTx((tx) => startSession(tx, user, deps.clock.now()));
  return { ...user, cookie: `sid=${token}` };
}

/** A listing for sale, optionally of a given seller. */
export async function findDemoListing(
  { deps }: TestApp,
  kind: ListingKind,
  sellerId?: string,
): Promise<string> {
  const [row] = await deps.db.read
    .select({ id: listings.id })
    .from(listings)
    .where(and(isForSale(kind, deps.clock.now()), sellerId ? eq(listings.sellerId, sellerId) : undefined));
  if (!row) throw new Error(`The demo has no such ${kind}`);
  return row.id;
}
