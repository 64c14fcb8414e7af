import { startPostgres } from "#src/testing/postgres-server.ts";
import { ROOT } from "./root.ts";
import { unitTests } from "./unit-tests.ts";

// Runs the API tests on their own PostgreSQL server; names select files, and `--proof` runs the fewest files that cover six
// of seven of the application's statements. `--next-release` uses tables as the next release may have changed them, which
// this release must work with during a rolling update.
const ROOMS = ["src/auth", "src/features", "src/http", "src/shell"];
/** Tests that read the files of SQLite. */
const OF_FILES = /^src\/(auth\/(health|secret)|features\/(backups\/.*|admin\/backup-pages))\.test\./;
const ALSO = [
  "two-servers",
  "rolling-update",
  "search-truth-postgres",
  "access-matrix",
  "bad-input",
  "refusals",
].map((name) => `src/testing/${name}.test.ts`);
const PROOF = [
  "accounts/create-admin.test",
  "accounts/second-factor.test",
  "accounts/welcome.test",
  "admin/lists.test",
  "admin/overview.test",
  "admin/user-actions.test",
  "audit/audit.test",
  "cars/chosen-cars.test",
  "cars/sell-from-value.test",
  "favorites/api.test",
  "help/contact.test",
  "inquiries/queries.test",
  "listings/actions/own-listings.test",
  "mail/outbox-processes.test",
  "mail/pages.test",
  "moderation/reports.test",
  "moderation/take-back.test",
  "newsletter/digest.test",
  "photos/jobs.test",
  "plates/contact.test",
  "plates/fields.test",
  "plates/plate-life.test",
  "push/push.test",
  "saved-searches/jobs/alert-push.test",
  "saved-searches/saved-searches.test",
  "search/suggestions.test",
  "settings/delete-account.test",
  "settings/devices.test",
  "settings/own-data.test",
  "settings/pages.test",
  "settings/profile.test",
  "site/queries.test",
  "src/auth/one-time-links.test",
  "src/shell/document.test",
  "rolling-update.test",
  "two-servers.test",
  "search-truth-postgres.test",
];

const inRooms = ROOMS.flatMap((room) =>
  [...new Bun.Glob(`${room}/**/*.test.{ts,tsx}`).scanSync(ROOT)].filter((path) => !OF_FILES.test(path)),
);
const given = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const names = process.argv.includes("--proof") ? PROOF : given;
const isNextRelease = process.argv.includes("--next-release");
const paths = [...inRooms, ...ALSO]
  .filter((path) => names.length === 0 || names.some((name) => path.includes(name)))
  // It copies whole rows from SQLite.
  .filter((path) => !isNextRelease || !path.includes("search-truth-postgres"));
const missing = names.filter((name) => !paths.some((path) => path.includes(name)));
if (missing.length > 0) throw new Error(`No test is named ${missing.join(", ")}`);
const server = await startPostgres();
const run = Bun.spawn(unitTests(paths), {
  cwd: ROOT,
  env: {
    ...process.env,
    DATABASE_URL: server.address,
    ...(isNextRelease && { TABLES_OF_NEXT_RELEASE: "1" }),
  },
  stdio: ["ignore", "inherit", "inherit"],
});
const code = await run.exited;
await server.remove();
process.exit(code);
