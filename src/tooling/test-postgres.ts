import { startPostgres } from "#src/testing/outside/postgres-server.ts";
import { reachedFrom, readImports } from "./import-graph.ts";
import { ROOT, spawnInRoot } from "./root.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { unitTests } from "./unit-tests.ts";

// On a PostgreSQL server of its own. `--next-release`: tables as the next release may change them.
const ROOMS = ["src/auth", "src/features", "src/http"];
/** Tests that read the files of SQLite. */
const OF_FILES = /^src\/(auth\/(health|secret)|features\/(backups\/.*|admin\/backup-pages))\.test\./;
/** Words, pages and searches in memory run no statements of their own; search-truth-postgres compares the searches. */
const IN_MEMORY = /^src\/features\/(cars|plates)\/(catalogue|lexicon|card|search|page)\//;
/**
 * Tests of pages, limits, emails and HTTP that took a third of the time. They run only if named: the other tests run all of
 * their statements too, as a log of November 2026 showed. Tests of simultaneous writers, jobs and stored values stay.
 */
const WITHOUT_OWN_STATEMENTS = [
  "auth/{api-tokens,cookies,origin-guard,passwords}",
  "http/{burst-limit,encoding,host,methods}",
  "features/accounts/{gate,login-flood,login-tries,pages,second-factor,session,welcome}",
  "features/admin/listing-actions",
  "features/api-docs/{docs-page,open-api}",
  "features/cars/form/{edit-car,listing-limit,sell-from-value}",
  "features/dashboard/{pages,worth}",
  "features/{compare/compare,favorites/pages,help/pages,home/home,newsletter/newsletter,viewed/viewed}",
  "features/conversations/{inbox/*,inquiry/{limits,pages}}",
  "features/listing-page/{address,listing-pages}",
  "features/listings/whole-list",
  "features/listings/search/{names-for-sale,search-source}",
  "features/moderation/{notices,reports}",
  "features/plates/{form/pages,form/publish-plate,share/share}",
  "features/stock/imports-api",
  "features/saved-searches/jobs/{alerts,matching-prices,published-again}",
  "features/search/{facet-order,listing-number,offers-of-long,search-page,warm-up}",
].map((pattern) => new Bun.Glob(`src/${pattern}.test.{ts,tsx}`));
const ALSO = [
  "whole/two-servers",
  "whole/rolling-update",
  "truth/search-truth-postgres",
  "whole/bad-input",
].map((name) => `src/testing/${name}.test.ts`);

const imports = await readImports();
const usesDatabase = (path: string) => reachedFrom([path], imports).has("src/testing/site/test-database.ts");
const names = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const inRooms = ROOMS.flatMap((room) =>
  [...new Bun.Glob(`${room}/**/*.test.{ts,tsx}`).scanSync(ROOT)]
    .filter((path) => !OF_FILES.test(path) && !IN_MEMORY.test(path))
    .filter((path) => names.length > 0 || !WITHOUT_OWN_STATEMENTS.some((files) => files.match(path)))
    .filter(usesDatabase),
);
const isNextRelease = process.argv.includes("--next-release");
const paths = [...inRooms, ...ALSO]
  .filter((path) => names.length === 0 || names.some((name) => path.includes(name)))
  // It copies whole rows from SQLite.
  .filter((path) => !isNextRelease || !path.includes("search-truth-postgres"));
const missing = names.filter((name) => !paths.some((path) => path.includes(name)));
if (missing.length > 0) throw new Error(`No test is named ${missing.join(", ")}`);
const server = await startPostgres();
const run = spawnInRoot(unitTests(paths), {
  ...process.env,
  DATABASE_URL: server.address,
  TMPDIR: temporaryFolder(),
  ...(isNextRelease && { TABLES_OF_NEXT_RELEASE: "1" }),
});
const code = await run.exited;
await server.remove();
process.exit(code);
