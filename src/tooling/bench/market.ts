import { Database as Sqlite } from "bun:sqlite";
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#src/config.ts";
import { migrate } from "#src/db/migrate.ts";
import { migrations } from "#src/db/migrations.ts";
import { carTextsStamp } from "#src/features/cars/jobs.ts";
import { refreshValuations } from "#src/features/cars/worth/refresh-valuations.ts";
import { tellOfExpiry } from "#src/features/listings/life-cycle/jobs/expiry.ts";
import type { Deps } from "#src/http/env.ts";
import { openDeps } from "#src/open-deps.ts";
import { noAssets } from "#src/testing/site/no-assets.ts";
import { readBuiltAssets } from "../assets-build.ts";
import type { Given } from "./figure.ts";
import { seedMarket } from "./seed-market.ts";

const SELLERS_SHARE = 1 / 25;
/** Raise it when a settled market becomes another one. */
const SETTLED = "2";

/** The sources that generate the market, and its spellings: when one changes, cached markets are discarded. */
const seedSource = await Promise.all(
  [...new Bun.Glob("{seed-{listing,market,shares,things},chance,row-writer}.ts").scanSync(import.meta.dir)]
    .sort()
    .map((name) => Bun.file(join(import.meta.dir, name)).text()),
);

/** A cached data folder with this many listings for sale; writing 100,000 takes ten seconds. */
export async function marketFolder(cache: string, forSale: number): Promise<string> {
  const made = [
    SETTLED,
    ...seedSource,
    ...migrations.map(({ sql }) => sql),
    String((await carTextsStamp()).value),
  ];
  const version = Bun.hash(made.join("\n")).toString(36);
  const folder = join(cache, `market-${forSale}-${version}`);
  if (existsSync(folder)) return folder;
  const startedAt = performance.now();
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const sqlite = new Sqlite(join(part, "markaba.sqlite"), { create: true, strict: true });
  migrate(sqlite, migrations, null);
  // An incomplete market is discarded, so writing it need not survive a crash.
  for (const pragma of ["journal_mode = OFF", "synchronous = OFF", "cache_size = -262144"])
    sqlite.run(`PRAGMA ${pragma}`);
  seedMarket(sqlite, { forSale, sellers: Math.ceil(forSale * SELLERS_SHARE), now: Date.now() });
  sqlite.close();
  await settleMarket(part);
  renameSync(part, folder);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.error(`A market of ${forSale.toLocaleString("en")} listings was written in ${seconds} s`);
  return folder;
}

/** Values all cars and writes the emails about expiring listings, as on a site that has been running. */
async function settleMarket(folder: string): Promise<void> {
  const config = readConfig({ NODE_ENV: "production", DATA_DIR: folder, LOG_LEVEL: "error" });
  const { deps, close } = await openDeps(config, noAssets);
  await refreshValuations(deps);
  await tellOfExpiry(deps);
  await close();
}

export async function openMarket(cache: string, size: number) {
  const settings = {
    NODE_ENV: "production",
    DATA_DIR: await marketFolder(cache, size),
    LOG_LEVEL: "error",
    PAGE_CACHE_MB: "0",
  };
  const { deps } = await openDeps(readConfig(settings), await readBuiltAssets(), { isBesideServer: true });
  return deps;
}

/** Runs `work` on the application with a temporary copy of the market. */
export const withSite = <T>({ cache, size }: Given, work: (deps: Deps) => Promise<T>): Promise<T> =>
  withCopy(cache, size, async (folder) => {
    const config = readConfig({ NODE_ENV: "production", DATA_DIR: folder, LOG_LEVEL: "error" });
    const { deps, close } = await openDeps(config, await readBuiltAssets());
    const result = await work(deps);
    await close();
    return result;
  });

/** Runs `work` with a temporary copy of the market, or with an empty folder if `size` is null. */
export async function withCopy<T>(
  cache: string,
  size: number | null,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "markaba-bench-copy-"));
  if (size !== null) cpSync(await marketFolder(cache, size), folder, { recursive: true });
  return work(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
}
