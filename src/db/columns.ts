import * as p from "drizzle-orm/pg-core";
import * as s from "drizzle-orm/sqlite-core";
import { dialect } from "#src/config.ts";

// Both dialects have the same builder methods, so the types of SQLite serve for both.
const as = <T>(value: unknown) => value as T;
const postgres = dialect === "postgres";

/** Sorts and compares text byte by byte as SQLite does, whatever the database's locale. */
const PLAIN_TEXT = 'text COLLATE "C"';

const lite = {
  text: <T extends string = string>() => s.text().$type<T>(),
  integer: () => s.integer(),
  flag: () => s.integer({ mode: "boolean" }),
  json: <T>() => s.text({ mode: "json" }).$type<T>(),
  converted: (name: string, store: (text: string) => string, read: (stored: string) => string) =>
    s.customType<{ data: string; driverData: string }>({
      dataType: () => "text",
      toDriver: store,
      fromDriver: read,
    })(name),
};

export const { text, integer, flag, json, converted } = postgres
  ? as<typeof lite>({
      text: p.customType<{ data: string }>({ dataType: () => PLAIN_TEXT }),
      integer: () => p.bigint({ mode: "number" }),
      flag: () => p.boolean(),
      json: () => p.jsonb(),
      converted: (name: string, store: (text: string) => string, read: (stored: string) => string) =>
        p.customType<{ data: string; driverData: string }>({
          dataType: () => PLAIN_TEXT,
          toDriver: store,
          fromDriver: read,
        })(name),
    })
  : lite;

export const table = postgres ? as<typeof s.sqliteTable>(p.pgTable) : s.sqliteTable;
export const index = postgres ? as<typeof s.index>(p.index) : s.index;
export const uniqueIndex = postgres ? as<typeof s.uniqueIndex>(p.uniqueIndex) : s.uniqueIndex;
export const alias = postgres ? as<typeof s.alias>(p.alias) : s.alias;
export const primaryKey = postgres ? as<typeof s.primaryKey>(p.primaryKey) : s.primaryKey;
export const tableConfig = postgres ? as<typeof s.getTableConfig>(p.getTableConfig) : s.getTableConfig;
