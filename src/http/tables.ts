import { index, integer, table, text } from "#src/db/columns.ts";

export const rateLimits = table(
  "rate_limits",
  { key: text().primaryKey(), count: integer().notNull(), endsAt: integer().notNull() },
  (t) => [index("rate_limits_ends_at").on(t.endsAt)],
);
