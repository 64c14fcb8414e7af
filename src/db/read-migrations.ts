import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Migration } from "./migrate.ts";

/** In order. Runs as a macro, when the code is built, so that the executable contains the SQL. */
export function readMigrations(dialect: "postgres" | "sqlite"): Migration[] {
  const folder = join(import.meta.dir, "../../migrations", dialect);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => ({ name: basename(file, ".sql"), sql: readFileSync(join(folder, file), "utf8") }));
}
