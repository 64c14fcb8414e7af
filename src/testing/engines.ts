import { test } from "bun:test";
import { dialect } from "#src/config.ts";

/** A test that looks into SQLite itself; without one when the tests run on PostgreSQL. */
export const testOnSqlite = test.skipIf(dialect !== "sqlite");

/** A test of several servers, which only PostgreSQL can have. */
export const testOnPostgres = test.skipIf(dialect !== "postgres");
