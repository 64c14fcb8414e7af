import { integer, json, table, text } from "#src/db/columns.ts";

/** What admins change without a restart, one row a topic, such as `announcement`. */
export const siteSettings = table("site_settings", {
  name: text().primaryKey(),
  value: json<unknown>().notNull(),
  updatedAt: integer().notNull(),
});
