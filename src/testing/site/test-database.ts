import { connect as connectSocket } from "node:net";
import { dialect } from "#src/config.ts";
import { migrate } from "#src/db/migrate.ts";
import { migrations } from "#src/db/migrations.ts";
import { copyDatabase, type Database, openDatabase } from "#src/db/open.ts";
import { connect, type PostgresSettings } from "#src/db/postgres/connect.ts";
import { migratePostgres } from "#src/db/postgres/migrate.ts";
import { openPostgres } from "#src/db/postgres/open.ts";
import { duringTest } from "./during-test.ts";
import { addAsNextRelease } from "./next-release.ts";

let template: Uint8Array | undefined;

/** An empty database with the latest schema; migrated only once, because that takes 15 ms. */
function migrated(): Uint8Array {
  if (template) return template;
  const { writer } = openDatabase(":memory:").sqlite;
  migrate(writer, migrations, null, 0);
  return (template = writer.serialize());
}

export const testDatabase = (): Database =>
  dialect === "postgres" ? copyOfTemplate() : copyDatabase(migrated());

/** Returns a function that copies this database, which is no longer used itself. */
export async function copierOf(db: Database): Promise<() => Database> {
  if (dialect === "sqlite") {
    const content = db.sqlite.writer.serialize();
    return () => copyDatabase(content);
  }
  const { name } = placeOf(db);
  await db.close();
  return () => copyOnServer(Promise.resolve(name));
}

const settings = (database: string): PostgresSettings => ({
  url: `${process.env["DATABASE_URL"]}/${database}`,
  poolSize: 4,
  statementTimeoutSeconds: 30,
});

/** Names unique to this process, because other workers use the same server. */
const named = (name: string | number) => `t${process.pid}_${name}`;

let manager: ReturnType<typeof connect> | undefined;
let prepared: Promise<string> | undefined;
let copies = 0;
// All together would take 20 GB. The last ones are kept, because work that a test left behind may still use them.
const MOST_OF_TESTS = 20;
const ofTests: string[] = [];

async function prepareTemplate(sql: ReturnType<typeof connect>): Promise<string> {
  const name = named("template");
  await sql.unsafe(`create database ${name}`);
  await migratePostgres(settings(name), migrations, 0);
  if (process.env["TABLES_OF_NEXT_RELEASE"]) {
    const inside = connect(settings(name), 1);
    await addAsNextRelease(inside);
    // A template with open connections cannot be copied.
    await inside.end();
  }
  return name;
}

const onServer = () => (manager ??= connect(settings("postgres"), 2));

const copyOfTemplate = () => copyOnServer((prepared ??= prepareTemplate(onServer())));

/** A new database on the server of `DATABASE_URL`, created while the first query waits. */
function copyOnServer(template: Promise<string>): Database {
  const sql = onServer();
  const name = named(++copies);
  const made = template.then((from) =>
    sql.unsafe(`create database ${name} template ${from} strategy file_copy`),
  );
  if (duringTest.is) ofTests.push(name);
  if (ofTests.length > MOST_OF_TESTS)
    void made.then(() => sql.unsafe(`drop database ${ofTests.shift()} with (force)`));
  const open = () => {
    const db = openPostgres(settings(name), {
      idle_timeout: 1,
      socket: async ({ host: [host], port: [port] }: { host: string[]; port: number[] }) => {
        await made;
        return connectSocket(port ?? 0, host);
      },
    } as Parameters<typeof openPostgres>[1]);
    places.set(db, { name, open });
    return db;
  };
  return open();
}

const places = new WeakMap<Database, { name: string; open: () => Database }>();

function placeOf(db: Database) {
  const place = places.get(db);
  if (!place) throw new Error("Only PostgreSQL has several servers");
  return place;
}

/** The same database, opened once more, as by another server. */
export const openAgain = (db: Database): Database => placeOf(db).open();
