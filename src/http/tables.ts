import { index, integer, table, text } from "#src/db/columns.ts";

/** Tries counted per limit and subject within a window; rows past `endsAt` are dead. */
export const rateLimits = table(
  "rate_limits",
  { key: text().primaryKey(), count: integer().notNull(), endsAt: integer().notNull() },
  (t) => [index("rate_limits_ends_at").on(t.endsAt)],
);
