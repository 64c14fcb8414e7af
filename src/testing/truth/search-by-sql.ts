import type { Database as Sqlite } from "bun:sqlite";
import type { Hits } from "#src/catalog/search.ts";

type Value = string | number;

/** A condition on the tables of a `SearchedKind`, with `?` for its values. */
export interface Condition {
  sql: string;
  values?: Value[];
}

/** How SQL finds and counts a kind of listing; independent of the catalog's declarations. */
export interface SearchedKind {
  from: string;
  /** For each column its value, or a JSON list of values. */
  one: Record<string, string>;
  many: Record<string, string>;
  flags: Record<string, string>;
  numbers: Record<string, { value: string; edges: number[] }>;
  /** Columns in which choosing a value also finds other values. */
  choices: Record<string, Choice>;
  /** Other columns for filters and orders. */
  others: Record<string, string>;
  /** By column name; ties are sorted newest id first. */
  orders: Record<string, string>;
}

interface Choice {
  /** The choices other than existing values. */
  others: (makes: string[]) => string[];
  finds: (chosen: string, value: string, makes: string[]) => boolean;
}

interface Asked {
  makes?: string[];
  /** By column. */
  conditions: Record<string, Condition>;
  order: string;
  limit: number;
  offset: number;
}

/**
 * Searches with plain SQL, slowly and without code of the catalog. Each search writes for all rows whether they meet each
 * condition to a temporary table, so the connection must be able to write.
 */
export function searchBySql(sqlite: Sqlite, kind: SearchedKind) {
  const numbers = Object.fromEntries(Object.entries(kind.numbers).map(([name, { value }]) => [name, value]));
  const values = Object.entries({ ...kind.one, ...kind.many, ...kind.flags, ...numbers, ...kind.others });
  const names = values.map(([name]) => name);
  const table = `found_${Math.trunc(Math.random() * 1e9)}`;
  sqlite.run(`CREATE TEMP TABLE ${table} (id, ${names.map((name) => `"${name}", "fits ${name}"`)})`);
  sqlite.run(`CREATE TEMP TABLE ${table}_edges (name, edge, PRIMARY KEY (name, edge)) WITHOUT ROWID`);
  for (const [name, { edges }] of Object.entries(kind.numbers))
    for (const edge of edges) sqlite.prepare(`INSERT INTO ${table}_edges VALUES (?, ?)`).run(name, edge);
  const fits = (but: string | null) =>
    names
      .filter((name) => name !== but)
      .map((name) => `"fits ${name}"`)
      .join(" AND ");
  const counting = (but: string | null, and = "") =>
    sqlite.prepare(`SELECT count(*) FROM ${table} WHERE ${fits(but)} ${and}`);
  const grouped = "GROUP BY 1 HAVING value IS NOT NULL ORDER BY 2 DESC, 1";
  const prepared = <T>(of: Record<string, unknown>, prepare: (name: string) => T): [string, T][] =>
    Object.keys(of).map((name) => [name, prepare(name)]);

  const total = counting(null);
  const withouts = new Map(names.map((name) => [name, counting(name)]));
  const ones = prepared(kind.one, (name) =>
    sqlite.prepare(
      `SELECT CAST("${name}" AS TEXT) AS value, count(*) FROM ${table} WHERE ${fits(name)} ${grouped}`,
    ),
  );
  const manys = prepared(kind.many, (name) =>
    sqlite.prepare(
      `SELECT value, count(*) FROM ${table}, json_each("${name}") WHERE ${fits(null)} ${grouped}`,
    ),
  );
  const flags = prepared(kind.flags, (name) => counting(name, `AND "${name}"`));
  const bars = prepared(kind.numbers, (name) =>
    sqlite.prepare(
      `SELECT (SELECT count(*) FROM ${table}_edges WHERE name = '${name}' AND edge <= "${name}") AS value, count(*)
        FROM ${table} WHERE ${fits(name)} ${grouped}`,
    ),
  );
  const pages = new Map(
    Object.entries(kind.orders).map(([name, order]) => [
      name,
      sqlite.prepare(
        `SELECT id FROM ${table} WHERE ${fits(null)} ORDER BY ${order}, id DESC LIMIT ? OFFSET ?`,
      ),
    ]),
  );

  function fill(conditions: Record<string, Condition>): void {
    sqlite.run(`DELETE FROM ${table}`);
    const given = names.map((name) => conditions[name]);
    const columns = values.map(([, value], i) => `${value}, ${given[i] ? `(${given[i].sql})` : "1"}`);
    sqlite
      .prepare(`INSERT INTO ${table} SELECT listings.id, ${columns} FROM ${kind.from}`)
      .run(...given.flatMap((condition) => condition?.values ?? []));
  }

  return ({ makes = [], conditions, order, limit, offset }: Asked): Omit<Hits, "next"> => {
    fill(conditions);
    const count = (statement: Counted | undefined) => Number(statement?.values()[0]?.[0]);
    const facet = (statement: Counted) =>
      statement.values().map(([value, n]) => ({ value: String(value), count: Number(n) }));
    const chosen = (facet: Hits["facets"][string], { others, finds }: Choice) =>
      [...new Set([...facet.map(({ value }) => value), ...others(makes)])]
        .map((choice) => {
          const found = facet.filter(({ value }) => finds(choice, value, makes));
          return { value: choice, count: found.reduce((sum, { count: n }) => sum + n, 0) };
        })
        .filter(({ count: n }) => n > 0)
        .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    const flag = (n: number) => (n > 0 ? [{ value: "true", count: n }] : []);
    const histogram = (statement: Counted, edges: number[]) => {
      const counts = new Map(statement.values() as [number, number][]);
      return [null, ...edges].map((from, i) => ({ from, to: edges[i] ?? null, count: counts.get(i) ?? 0 }));
    };
    return {
      total: count(total),
      ids: (pages.get(order)?.values(limit, offset) ?? []).map(([id]) => String(id)),
      facets: Object.fromEntries([
        ...[...ones, ...manys].map(([name, statement]) => {
          const choice = kind.choices[name];
          return [name, choice ? chosen(facet(statement), choice) : facet(statement)];
        }),
        ...flags.map(([name, statement]) => [name, flag(count(statement))]),
      ]),
      histograms: Object.fromEntries(
        bars.map(([name, statement]) => [name, histogram(statement, kind.numbers[name]?.edges ?? [])]),
      ),
      without: Object.fromEntries(Object.keys(conditions).map((name) => [name, count(withouts.get(name))])),
    };
  };
}

type Counted = ReturnType<Sqlite["prepare"]>;

/** A value is in a list. */
export const isOneOf = (value: string, list: Value[]): Condition => ({
  sql: `${value} IN (SELECT value FROM json_each(?))`,
  values: [JSON.stringify(list)],
});

/** A list contains all wanted values. */
export const holdsAll = (list: string, wanted: string[]): Condition => ({
  sql: wanted.map(() => `EXISTS (SELECT 1 FROM json_each(${list}) WHERE value = ?)`).join(" AND "),
  values: wanted,
});

/** A value is within bounds; null if both are open. */
export function isBetween(value: string, min: number | null, max: number | null): Condition | null {
  if (min === null && max === null) return null;
  return { sql: `${value} BETWEEN ? AND ?`, values: [min ?? 0, max ?? 1e15] };
}

/** Every word is in the listing's text, the last one as a prefix. */
export function isSaid(words: string[]): Condition {
  const text = "(' ' || listing_texts.title || ' ' || listing_texts.rest || ' ')";
  return {
    sql: words.map(() => `${text} LIKE ?`).join(" AND "),
    values: words.map((word, i) => (i === words.length - 1 ? `% ${word}%` : `% ${word} %`)),
  };
}
