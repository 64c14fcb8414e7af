import sql0 from "../../migrations/sqlite/0000_initial.sql" with { type: "text" };
import sql1 from "../../migrations/sqlite/0001_site-identity.sql" with { type: "text" };
import sql2 from "../../migrations/sqlite/0002_robust-edits.sql" with { type: "text" };
import sql3 from "../../migrations/sqlite/0003_site-key.sql" with { type: "text" };
import sql4 from "../../migrations/sqlite/0004_car-hybrid-type.sql" with { type: "text" };
import sql5 from "../../migrations/sqlite/0005_search-index-in-memory.sql" with { type: "text" };
import sql6 from "../../migrations/sqlite/0006_price-history.sql" with { type: "text" };
import sql7 from "../../migrations/sqlite/0007_verified-sellers.sql" with { type: "text" };
import sql8 from "../../migrations/sqlite/0008_saved-searches.sql" with { type: "text" };
import sql9 from "../../migrations/sqlite/0009_listing-drafts.sql" with { type: "text" };
import sql10 from "../../migrations/sqlite/0010_web-push.sql" with { type: "text" };
import sql11 from "../../migrations/sqlite/0011_car-valuations.sql" with { type: "text" };
import sql12 from "../../migrations/sqlite/0012_listing-days.sql" with { type: "text" };
import sql13 from "../../migrations/sqlite/0013_listing-numbers.sql" with { type: "text" };
import type { Migration } from "./migrate.ts";

/** In order; `bun run migration` writes this file. */
export const migrations: Migration[] = [
  { name: "0000_initial", sql: sql0 },
  { name: "0001_site-identity", sql: sql1 },
  { name: "0002_robust-edits", sql: sql2 },
  { name: "0003_site-key", sql: sql3 },
  { name: "0004_car-hybrid-type", sql: sql4 },
  { name: "0005_search-index-in-memory", sql: sql5 },
  { name: "0006_price-history", sql: sql6 },
  { name: "0007_verified-sellers", sql: sql7 },
  { name: "0008_saved-searches", sql: sql8 },
  { name: "0009_listing-drafts", sql: sql9 },
  { name: "0010_web-push", sql: sql10 },
  { name: "0011_car-valuations", sql: sql11 },
  { name: "0012_listing-days", sql: sql12 },
  { name: "0013_listing-numbers", sql: sql13 },
];
