import { readFileSync } from "node:fs";
import { join, parse } from "node:path";
import type { Migration } from "./migrate.ts";

/** In the order in which they are applied. Import it as a macro, so that the executable contains them. */
export function readMigrations(dialect: "postgres" | "sqlite"): Migration[] {
  const folder = join(import.meta.dir, "../../migrations", dialect);
  const files = [...new Bun.Glob("*.sql").scanSync(folder)].toSorted();
  return files.map((file) => ({ name: parse(file).name, sql: readFileSync(join(folder, file), "utf8") }));
}
