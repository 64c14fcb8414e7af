import { dialect } from "#src/config.ts";
import postgres0 from "../../migrations/postgres/0000_initial.sql" with { type: "text" };
import postgres1 from "../../migrations/postgres/0001_site-identity.sql" with { type: "text" };
import postgres2 from "../../migrations/postgres/0002_robust-edits.sql" with { type: "text" };
import postgres3 from "../../migrations/postgres/0003_site-key.sql" with { type: "text" };
import postgres4 from "../../migrations/postgres/0004_car-hybrid-type.sql" with { type: "text" };
import postgres5 from "../../migrations/postgres/0005_search-index-in-memory.sql" with { type: "text" };
import postgres6 from "../../migrations/postgres/0006_price-history.sql" with { type: "text" };
import postgres7 from "../../migrations/postgres/0007_verified-sellers.sql" with { type: "text" };
import postgres8 from "../../migrations/postgres/0008_saved-searches.sql" with { type: "text" };
import postgres9 from "../../migrations/postgres/0009_listing-drafts.sql" with { type: "text" };
import postgres10 from "../../migrations/postgres/0010_web-push.sql" with { type: "text" };
import postgres11 from "../../migrations/postgres/0011_car-valuations.sql" with { type: "text" };
import postgres12 from "../../migrations/postgres/0012_listing-days.sql" with { type: "text" };
import postgres13 from "../../migrations/postgres/0013_listing-numbers.sql" with { type: "text" };
import postgres14 from "../../migrations/postgres/0014_quick-checks.sql" with { type: "text" };
import postgres15 from "../../migrations/postgres/0015_search-index.sql" with { type: "text" };
import postgres16 from "../../migrations/postgres/0016_fewer-indexes.sql" with { type: "text" };
import postgres17 from "../../migrations/postgres/0017_totp-session-and-stop-token-hash.sql" with { type: "text" };
import postgres18 from "../../migrations/postgres/0018_structured-searches.sql" with { type: "text" };
import postgres19 from "../../migrations/postgres/0019_published-as.sql" with { type: "text" };
import sqlite0 from "../../migrations/sqlite/0000_initial.sql" with { type: "text" };
import sqlite1 from "../../migrations/sqlite/0001_site-identity.sql" with { type: "text" };
import sqlite2 from "../../migrations/sqlite/0002_robust-edits.sql" with { type: "text" };
import sqlite3 from "../../migrations/sqlite/0003_site-key.sql" with { type: "text" };
import sqlite4 from "../../migrations/sqlite/0004_car-hybrid-type.sql" with { type: "text" };
import sqlite5 from "../../migrations/sqlite/0005_search-index-in-memory.sql" with { type: "text" };
import sqlite6 from "../../migrations/sqlite/0006_price-history.sql" with { type: "text" };
import sqlite7 from "../../migrations/sqlite/0007_verified-sellers.sql" with { type: "text" };
import sqlite8 from "../../migrations/sqlite/0008_saved-searches.sql" with { type: "text" };
import sqlite9 from "../../migrations/sqlite/0009_listing-drafts.sql" with { type: "text" };
import sqlite10 from "../../migrations/sqlite/0010_web-push.sql" with { type: "text" };
import sqlite11 from "../../migrations/sqlite/0011_car-valuations.sql" with { type: "text" };
import sqlite12 from "../../migrations/sqlite/0012_listing-days.sql" with { type: "text" };
import sqlite13 from "../../migrations/sqlite/0013_listing-numbers.sql" with { type: "text" };
import sqlite14 from "../../migrations/sqlite/0014_quick-checks.sql" with { type: "text" };
import sqlite15 from "../../migrations/sqlite/0015_search-index.sql" with { type: "text" };
import sqlite16 from "../../migrations/sqlite/0016_fewer-indexes.sql" with { type: "text" };
import sqlite17 from "../../migrations/sqlite/0017_totp-session-and-stop-token-hash.sql" with { type: "text" };
import sqlite18 from "../../migrations/sqlite/0018_structured-searches.sql" with { type: "text" };
import sqlite19 from "../../migrations/sqlite/0019_published-as.sql" with { type: "text" };
import type { Migration } from "./migrate.ts";

/** In order; `bun run migration` writes this file. */
const ALL = [
  { name: "0000_initial", postgres: postgres0, sqlite: sqlite0 },
  { name: "0001_site-identity", postgres: postgres1, sqlite: sqlite1 },
  { name: "0002_robust-edits", postgres: postgres2, sqlite: sqlite2 },
  { name: "0003_site-key", postgres: postgres3, sqlite: sqlite3 },
  { name: "0004_car-hybrid-type", postgres: postgres4, sqlite: sqlite4 },
  { name: "0005_search-index-in-memory", postgres: postgres5, sqlite: sqlite5 },
  { name: "0006_price-history", postgres: postgres6, sqlite: sqlite6 },
  { name: "0007_verified-sellers", postgres: postgres7, sqlite: sqlite7 },
  { name: "0008_saved-searches", postgres: postgres8, sqlite: sqlite8 },
  { name: "0009_listing-drafts", postgres: postgres9, sqlite: sqlite9 },
  { name: "0010_web-push", postgres: postgres10, sqlite: sqlite10 },
  { name: "0011_car-valuations", postgres: postgres11, sqlite: sqlite11 },
  { name: "0012_listing-days", postgres: postgres12, sqlite: sqlite12 },
  { name: "0013_listing-numbers", postgres: postgres13, sqlite: sqlite13 },
  { name: "0014_quick-checks", postgres: postgres14, sqlite: sqlite14 },
  { name: "0015_search-index", postgres: postgres15, sqlite: sqlite15 },
  { name: "0016_fewer-indexes", postgres: postgres16, sqlite: sqlite16 },
  { name: "0017_totp-session-and-stop-token-hash", postgres: postgres17, sqlite: sqlite17 },
  { name: "0018_structured-searches", postgres: postgres18, sqlite: sqlite18 },
  { name: "0019_published-as", postgres: postgres19, sqlite: sqlite19 },
];

const ofDialect = (name: typeof dialect): Migration[] =>
  ALL.map((migration) => ({ name: migration.name, sql: migration[name] }));

export const migrationsOf = { postgres: ofDialect("postgres"), sqlite: ofDialect("sqlite") };

export const migrations = migrationsOf[dialect];
