import postgres from "postgres";
import { PgPreparedQuery } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import type { Config } from "#src/config.ts";
import type { Tx } from "../open.ts";
import { inParallel } from "../in-parallel.ts";
import { type Breaker, createBreaker } from "./breaker.ts";

export interface PostgresSettings {
  url: string;
  /** Connections for reading; one more writes. */
  poolSize: number;
  statementTimeoutSeconds: number;
}

/** How to reach PostgreSQL; null without `DATABASE_URL`, when the site uses its SQLite file. */
export const postgresSettings = (
  config: Pick<Config, "DATABASE_URL" | "DATABASE_POOL" | "DATABASE_TIMEOUT_SECONDS">,
): PostgresSettings | null =>
  config.DATABASE_URL
    ? {
        url: config.DATABASE_URL,
        poolSize: config.DATABASE_POOL,
        statementTimeoutSeconds: config.DATABASE_TIMEOUT_SECONDS,
      }
    : null;

/** An advisory lock has two numbers; the first is the same for all of Markaba's locks. */
export const LOCKS = { program: 0x6d72_6b62, migrations: 1, writing: 2 };

export type Sql = postgres.Sql<{ number: number }>;

const CONNECT_WITHIN_SECONDS = 5;
const MOST_SECONDS_TO_RECONNECT = 1;
const INT8 = 20;
const NUMERIC = 1700;
const JSON_TYPES = [114, 3802];

const wait = (retries: number): number => Math.min(MOST_SECONDS_TO_RECONNECT, 2 ** retries / 100);

/** A connection pool; it connects on first use, and again after the server was unreachable. */
export function connect(
  { url, statementTimeoutSeconds }: PostgresSettings,
  connections: number,
  options: postgres.Options<{ number: postgres.PostgresType<number> }> = {},
): Sql {
  const sql = postgres(url, {
    max: connections,
    connect_timeout: CONNECT_WITHIN_SECONDS,
    backoff: wait,
    fetch_types: false,
    onnotice: () => undefined,
    types: { number: { to: INT8, from: [INT8, NUMERIC], parse: Number, serialize: String } },
    ...options,
    connection: {
      application_name: "markaba",
      statement_timeout: statementTimeoutSeconds * 1000,
      ...options.connection,
    },
  });
  // Drizzle parses JSON itself, once.
  for (const type of JSON_TYPES) sql.options.parsers[type] = (json: string) => json;
  return sql;
}

const breakers = new WeakMap<object, Breaker>();

// Replaces drizzle's query cache, whose errors contain the values of the statement.
Object.assign(PgPreparedQuery.prototype, {
  queryWithCache<T>(this: { client: object }, _query: string, _params: unknown[], ask: () => Promise<T>) {
    return (breakers.get(this.client) ?? createBreaker())(ask);
  },
});

/** Prepares statements once per connection, which saves a round trip each. Transactions begin with `first`. */
export function drizzleOver(sql: Sql, breaker = createBreaker(), first?: string): PostgresJsDatabase {
  return drizzle(prepared(sql, breaker, first) as never, { casing: "snake_case" });
}

function prepared<Client extends Pick<Sql, "unsafe">>(
  client: Client,
  breaker: Breaker,
  first?: string,
): Client {
  breakers.set(client, breaker);
  const unsafe = client.unsafe.bind(client);
  const begin = "begin" in client ? (client.begin as Sql["begin"]) : undefined;
  return Object.assign(client, {
    unsafe: (query: string, params: never[] = [], options: postgres.UnsafeQueryOptions = {}) =>
      unsafe(query, params.map(storable), { ...options, prepare: true }),
    ...(begin && {
      begin: (work: (tx: postgres.TransactionSql) => Promise<unknown>) =>
        begin(async (tx) => {
          // Not awaited, so that it shares a round trip with the first query of `work`.
          const begun = first && tx.unsafe(first).execute();
          const [, result] = await inParallel([begun, work(prepared(tx, breaker))]);
          return result;
        }),
    }),
  });
}

const UNSTORABLE = /\0|(?<=(?<!\\)(?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** Replaces what PostgreSQL refuses: the character 0 in text, and lone surrogates in JSON. */
const storable = <Value>(value: Value): Value =>
  typeof value === "string" ? (value.replace(UNSTORABLE, "\uFFFD") as Value) : value;

export const asTx = (db: unknown): Tx => db as Tx;
