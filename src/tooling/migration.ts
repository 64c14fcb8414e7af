import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.ts";

// Writes the SQL of the next migration for both dialects, and the list of those that the server runs.
const name = process.argv[2];
if (!name) throw new Error("Say what the migration does: bun run migration add-something");
for (const dialect of ["sqlite", "postgres"]) {
  const run = Bun.spawn(
    [process.execPath, "--bun", "node_modules/drizzle-kit/bin.cjs", "generate", "--name", name],
    {
      cwd: ROOT,
      env: { ...process.env, MIGRATION_DIALECT: dialect },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  if ((await run.exited) !== 0) process.exit(1);
}

const names = readdirSync(join(ROOT, "migrations/sqlite"))
  .filter((file) => file.endsWith(".sql"))
  .map((file) => file.replace(".sql", ""))
  .sort();
const imports = names.map(
  (migration, i) => `import sql${i} from "../../migrations/sqlite/${migration}.sql" with { type: "text" };\n`,
);
const entries = names.map((migration, i) => `  { name: "${migration}", sql: sql${i} },\n`);
await Bun.write(
  join(ROOT, "src/db/migrations.ts"),
  `${imports.join("")}import type { Migration } from "./migrate.ts";

/** In order; \`bun run migration\` writes this file. */
export const migrations: Migration[] = [
${entries.join("")}];
`,
);
