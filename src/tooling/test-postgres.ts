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
const ALSO = [
  "whole/two-servers",
  "whole/rolling-update",
  "truth/search-truth-postgres",
  "whole/access-matrix",
  "whole/bad-input",
  "whole/refusals",
].map((name) => `src/testing/${name}.test.ts`);

const imports = await readImports();
const usesDatabase = (path: string) => reachedFrom([path], imports).has("src/testing/site/test-database.ts");
const inRooms = ROOMS.flatMap((room) =>
  [...new Bun.Glob(`${room}/**/*.test.{ts,tsx}`).scanSync(ROOT)]
    .filter((path) => !OF_FILES.test(path) && !IN_MEMORY.test(path))
    .filter(usesDatabase),
);
const names = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
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
