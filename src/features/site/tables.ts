import { integer, json, table, text } from "#src/db/columns.ts";

export const siteSettings = table("site_settings", {
  name: text().primaryKey(),
  value: json<unknown>().notNull(),
  updatedAt: integer().notNull(),
});
