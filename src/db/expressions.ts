import { type AnyColumn, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { dialect } from "#src/config.ts";
import { JORDAN_OFFSET_MS } from "#src/core/jordan-day.ts";
import { DAY_MS } from "#src/core/time.ts";

const postgres = dialect === "postgres";

/** `column + by`, computed by the database, so that concurrent updates are not lost. */
export const plus = (column: AnyColumn, by: number | SQL = 1): SQL<number> => sql<number>`${column} + ${by}`;

export const countWhere = (condition: SQL | undefined): SQL<number> =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`.mapWith(Number);

/** In `onConflictDoUpdate`: the value of the row that conflicted. */
export const incoming = <T extends AnyColumn>(column: T): SQL<T["_"]["data"]> =>
  sql`excluded.${sql.identifier(column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`;

export const endsWith = (column: AnyColumn, end: string): SQL =>
  sql`substr(${column}, length(${column}) - ${[...end].length - 1}) = ${end}`;

export const lengthOf = (column: AnyColumn): SQL<number> => sql<number>`length(${column})`.mapWith(Number);

export const dayOf = (column: AnyColumn): SQL<number> =>
  sql<number>`(${column} + ${sql.raw(String(JORDAN_OFFSET_MS))}) / ${sql.raw(String(DAY_MS))}`.mapWith(
    Number,
  );

/** A key made of a name and the values of columns: `expired:<id>:<time>`. */
export const keyed = (name: string, ...columns: AnyColumn[]): SQL<string> =>
  sql.join([sql`${name}`, ...columns.map((column) => sql`${column}`)], sql` || ':' || `) as SQL<string>;

/** Whether a row comes after another one, ordered by two columns. Unlike an `or`, this uses an index on both. */
export const follows = (...[[first, a], [second, b]]: [[AnyColumn, number], [AnyColumn, string]]): SQL =>
  sql`(${first}, ${second}) > (${a}, ${b})`;

export const isWhateverCase = (column: AnyColumn, value: string): SQL => sql`lower(${column}) = ${value}`;

export const amongJson = (column: AnyColumn, list: Placeholder | string): SQL =>
  postgres
    ? sql`${column} = any(array(select value::${sql.raw(column.getSQLType())} from jsonb_array_elements_text(${list}::jsonb) as value))`
    : sql`${column} in (select value from json_each(${list}))`;

/** Without it PostgreSQL scans a joined table from its first row for each slice in order of `key`. */
export const alsoAfter = (key: AnyColumn, after: string): SQL | undefined =>
  postgres ? sql`${key} > ${after}` : undefined;

/** SQLite returns JSON text; with `flatRows`, PostgreSQL returns a parsed list. */
const parsed = <T>(list: string | T[]): T[] => (typeof list === "string" ? JSON.parse(list) : list);

/** All values of a column as one JSON list, which is read faster than thousands of rows. */
export function listOf<T>(column: AnyColumn | SQL, order?: SQL): SQL<T[]> {
  const values = sql`${column}${order && sql` order by ${order}`}`;
  const list = postgres ? sql`coalesce(json_agg(${values}), '[]')` : sql`json_group_array(${values})`;
  return sql<T[]>`${list}`.mapWith((text) => parsed<T>(text));
}

export const objectOf = <T>(columns: { [Name in keyof T]: AnyColumn }): SQL<T> =>
  sql<T>`${sql.raw(postgres ? "json_build_object" : "json_object")}(${sql.join(
    Object.entries<AnyColumn>(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
    sql`, `,
  )})`;

export const valueOf = <T>(selection: SQLWrapper): SQL<T | null> => sql<T | null>`${selection}`;

export const listFrom = <T>(selection: SQLWrapper): SQL<T[]> =>
  sql<T[]>`${selection}`.mapWith((list) => parsed<T>(list));

export const always = (value: number): SQL<number> => sql<number>`${value}`.mapWith(Number);

/** A constant in an `insert … select`: PostgreSQL needs its type. */
export const constant = (value: number | null) => sql<number | null>`cast(${value} as bigint)`;

export const constantText = (value: string) => sql<string>`cast(${value} as text)`;

export const nullIf = (condition: SQL | undefined, value: number) =>
  sql<number | null>`case when ${condition} then null else ${constant(value)} end`;
