import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** `column + by`, for an update that must not race. */
export const plus = (column: AnyColumn, by = 1): SQL<number> => sql<number>`${column} + ${by}`;

/** 1 where the condition holds, else 0; summed it counts. */
export const countWhere = (condition: SQL | undefined): SQL<number> =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`.mapWith(Number);

/** The value that the insert which hit a conflict wanted to write. */
export const incoming = <T extends AnyColumn>(column: T): SQL<T["_"]["data"]> =>
  sql`excluded.${sql.identifier(column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`;
