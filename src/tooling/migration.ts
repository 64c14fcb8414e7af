import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.ts";

// Writes the SQL of the next migration for both dialects, and the list of migrations for the server.
const name = process.argv[2];
if (!name) throw new Error("Say what the migration does: bun run migration add-something");
for (const dialect of ["sqlite", "postgres"]) {
  const run = Bun.spawn(
    [process.execPath, "--bun", "node_modules/drizzle-kit/bin.cjs", "generate", "--name", name],
    {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: dialect === "postgres" ? "postgres:" : "" },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  if ((await run.exited) !== 0) process.exit(1);
}

const listOf = (dialect: string): string[] =>
  readdirSync(join(ROOT, "migrations", dialect))
    .filter((file) => file.endsWith(".sql"))
    .map((file) => file.replace(".sql", ""))
    .sort();
const imports = (dialect: string): string =>
  listOf(dialect)
    .map(
      (name, i) =>
        `import ${dialect}${i} from "../../migrations/${dialect}/${name}.sql" with { type: "text" };\n`,
    )
    .join("");
const entries = listOf("sqlite").map(
  (name, i) => `  { name: "${name}", postgres: postgres${i}, sqlite: sqlite${i} },\n`,
);
await Bun.write(
  join(ROOT, "src/db/migrations.ts"),
  `import { dialect } from "#src/config.ts";
${imports("postgres")}${imports("sqlite")}import type { Migration } from "./migrate.ts";

/** In order; \`bun run migration\` writes this file. */
const ALL = [
${entries.join("")}];

const ofDialect = (name: typeof dialect): Migration[] =>
  ALL.map((migration) => ({ name: migration.name, sql: migration[name] }));

export const migrationsOf = { postgres: ofDialect("postgres"), sqlite: ofDialect("sqlite") };

export const migrations = migrationsOf[dialect];
`,
);
