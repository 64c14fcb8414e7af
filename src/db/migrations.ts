import sql0 from "../../migrations/sqlite/0000_initial.sql" with { type: "text" };
import sql1 from "../../migrations/sqlite/0001_site-identity.sql" with { type: "text" };
import sql2 from "../../migrations/sqlite/0002_robust-edits.sql" with { type: "text" };
import sql3 from "../../migrations/sqlite/0003_site-key.sql" with { type: "text" };
import type { Migration } from "./migrate.ts";

/** In order; `bun run migration` writes this file. */
export const migrations: Migration[] = [
  { name: "0000_initial", sql: sql0 },
  { name: "0001_site-identity", sql: sql1 },
  { name: "0002_robust-edits", sql: sql2 },
  { name: "0003_site-key", sql: sql3 },
];
