import { test } from "bun:test";
import { dialect } from "#src/config.ts";

/** A test that uses SQLite directly; skipped when the tests run on PostgreSQL. */
export const testOnSqlite = test.skipIf(dialect !== "sqlite");

/** A test with several servers, which only PostgreSQL supports. */
export const testOnPostgres = test.skipIf(dialect !== "postgres");
