import { startPostgres } from "#src/testing/postgres-server.ts";
import { ROOT } from "./root.ts";
import { unitTests } from "./unit-tests.ts";

// The API tests on a PostgreSQL server of their own; with names only those files.
const ROOMS = ["src/auth", "src/features", "src/http", "src/shell"];
/** They look into the files of SQLite. */
const OF_FILES = /^src\/(auth\/(health|secret)|features\/(backups\/.*|admin\/backup-pages))\.test\./;
const ALSO = ["access-matrix", "bad-input", "refusals"].map((name) => `src/testing/${name}.test.ts`);

const inRooms = ROOMS.flatMap((room) =>
  [...new Bun.Glob(`${room}/**/*.test.{ts,tsx}`).scanSync(ROOT)].filter((path) => !OF_FILES.test(path)),
);
const given = process.argv.slice(2);
const paths = [...inRooms, ...ALSO].filter(
  (path) => given.length === 0 || given.some((name) => path.includes(name)),
);
const server = await startPostgres();
const run = Bun.spawn(unitTests(paths), {
  cwd: ROOT,
  env: { ...process.env, DATABASE_URL: server.address },
  stdio: ["ignore", "inherit", "inherit"],
});
const code = await run.exited;
await server.remove();
process.exit(code);
