import { Database as Sqlite } from "bun:sqlite";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "#src/db/migrate.ts";
import { migrations } from "#src/db/migrations.ts";
import { seedMarket } from "./seed-market.ts";

const SELLERS_SHARE = 1 / 25;

/** What writes the market: another text is another market. */
const seedText = await Promise.all(
  [
    ...new Bun.Glob("{seed-{listing,market,names,shares,things},chance,row-writer}.ts").scanSync(
      import.meta.dir,
    ),
  ]
    .sort()
    .map((name) => Bun.file(join(import.meta.dir, name)).text()),
);

/**
 * A data folder in `cache` with so many listings for sale, written where there is none yet: 100,000 take ten seconds. A
 * benchmark that writes works on a copy of it.
 */
export function marketFolder(cache: string, forSale: number): string {
  const version = Bun.hash([...seedText, ...migrations.map(({ sql }) => sql)].join("\n")).toString(36);
  const folder = join(cache, `market-${forSale}-${version}`);
  if (existsSync(folder)) return folder;
  const begun = performance.now();
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const sqlite = new Sqlite(join(part, "markaba.sqlite"), { create: true, strict: true });
  migrate(sqlite, migrations, null);
  // Nobody misses a market that is half written.
  for (const pragma of ["journal_mode = OFF", "synchronous = OFF", "cache_size = -262144"])
    sqlite.run(`PRAGMA ${pragma}`);
  seedMarket(sqlite, { forSale, sellers: Math.ceil(forSale * SELLERS_SHARE), now: Date.now() });
  sqlite.close();
  renameSync(part, folder);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.error(`A market of ${forSale.toLocaleString("en")} listings was written in ${seconds} s`);
  return folder;
}
