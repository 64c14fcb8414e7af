import { type AnyColumn, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { JORDAN_OFFSET_MS } from "#src/core/jordan-day.ts";
import { DAY_MS } from "#src/core/time.ts";

/** `column + by`, for an update that must not race. */
export const plus = (column: AnyColumn, by = 1): SQL<number> => sql<number>`${column} + ${by}`;

/** 1 where the condition holds, else 0; summed it counts. */
export const countWhere = (condition: SQL | undefined): SQL<number> =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`.mapWith(Number);

/** The value that the insert which hit a conflict wanted to write. */
export const incoming = <T extends AnyColumn>(column: T): SQL<T["_"]["data"]> =>
  sql`excluded.${sql.identifier(column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`;

/** A `like` pattern for what holds the text, which cannot smuggle in wildcards. */
export const holding = (text: string): string => `%${text.replaceAll(/[%_\\]/g, "")}%`;

/** The day in Jordan of a time column, as `jordanDay` counts them. */
export const dayOf = (column: AnyColumn): SQL<number> =>
  sql<number>`(${column} + ${sql.raw(String(JORDAN_OFFSET_MS))}) / ${sql.raw(String(DAY_MS))}`.mapWith(
    Number,
  );

/** A text and the columns' values, joined by colons, as keys are made of them: `expired:<id>:<time>`. */
export const keyed = (name: string, ...columns: AnyColumn[]): SQL<string> =>
  sql.join([sql`${name}`, ...columns.map((column) => sql`${column}`)], sql` || ':' || `) as SQL<string>;

/** That a text, whatever its case, is `value`, which is in lower case. */
export const isWhateverCase = (column: AnyColumn, value: string): SQL => sql`lower(${column}) = ${value}`;

/** That a text, whatever its case, contains `part` as it is: no character of it stands for others. */
export const containing = (column: AnyColumn, part: string): SQL =>
  sql`lower(${column}) like ${`%${part.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`;

/** That a value is one of a JSON list's, which may be a placeholder of a prepared query. */
export const amongJson = (column: AnyColumn, list: Placeholder | string): SQL =>
  sql`${column} in (select value from json_each(${list}))`;

const parsed = <T>(list: string): T[] => JSON.parse(list);

/** All values of a column as one: thousands of rows cost as much as one. */
export const listOf = <T>(column: AnyColumn | SQL): SQL<T[]> =>
  sql<T[]>`json_group_array(${column})`.mapWith((list) => parsed<T>(list));

/** What a selection of a `listOf` answers, as a column of the row that it is about. */
export const listFrom = <T>(selection: SQLWrapper): SQL<T[]> =>
  sql<T[]>`${selection}`.mapWith((list) => parsed<T>(list));

/** The same number in every row. */
export const always = (value: number): SQL<number> => sql<number>`${value}`.mapWith(Number);
