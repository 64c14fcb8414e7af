import initial from "../../migrations/sqlite/0000_initial.sql" with { type: "text" };
import type { Migration } from "./migrate.ts";

/** In order; a test compares this list with the folder. */
export const migrations: Migration[] = [{ name: "0000_initial", sql: initial }];
