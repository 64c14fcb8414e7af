import type { Sql } from "./connect.ts";
import { codeOf } from "./errors.ts";

const LEAST_VERSION = 140_000;

export class WrongDatabase extends Error {
  constructor(
    readonly problem: string,
    readonly fix: string,
    options?: ErrorOptions,
  ) {
    super(`${problem}; ${fix}.`, options);
  }
}

interface Place {
  host: string;
  name: string;
  user: string;
}

function placeIn(url: string): Place {
  const { host, pathname, username } = new URL(url);
  const user = decodeURIComponent(username);
  return { host: host || "localhost", user, name: decodeURIComponent(pathname.slice(1)) || user };
}

const ownIt = ({ name, user }: Place) => `as its owner, run: ALTER DATABASE "${name}" OWNER TO "${user}"`;

const makeIt = (user: string, name: string) =>
  `createdb --encoding=UTF8 --template=template0 --owner=${user} ${name}`;

/** Throws `WrongDatabase` if it is unreachable, too old, read-only or belongs to another program. */
export async function assertUsable(sql: Sql, url: string): Promise<void> {
  const [found = {}] = await look(sql).catch((error: unknown) => {
    throw refusalOf(url, error);
  });
  const place = placeIn(url);
  const { host, name, user } = place;
  if (Number(found["number"]) < LEAST_VERSION)
    throw new WrongDatabase(`PostgreSQL ${found["version"]} at ${host} is too old`, "install 14 or newer");
  if (found["standby"])
    throw new WrongDatabase(
      `The PostgreSQL server at ${host} is a read-only replica`,
      "set DATABASE_URL to the primary server",
    );
  if (found["encoding"] !== "UTF8")
    throw new WrongDatabase(
      `The database ${name} is encoded in ${found["encoding"]}`,
      `create another one with: ${makeIt(user, "NAME")}`,
    );
  if (found["strange"])
    throw new WrongDatabase(
      `The database ${name} belongs to another program`,
      "set DATABASE_URL to an empty one",
    );
  if (!found["may_create"])
    throw new WrongDatabase(
      `The user ${user} is not allowed to create tables in the database ${name}`,
      ownIt(place),
    );
}

const look = (sql: Sql) =>
  sql.unsafe<Record<string, unknown>[]>(`select
    current_setting('server_version_num')::int as number, current_setting('server_version') as version,
    pg_is_in_recovery() as standby, current_setting('server_encoding') as encoding,
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create,
    to_regclass('schema_migrations') is null
      and exists (select 1 from pg_tables where schemaname = current_schema()) as strange`);

function refusalsAt(place: Place): { codes: RegExp; problem: string; fix: string }[] {
  const { host, name, user } = place;
  return [
    {
      codes: /^28... /,
      problem: `PostgreSQL at ${host} refuses the user ${user}`,
      fix: "correct user and password in DATABASE_URL, or pg_hba.conf on the server",
    },
    {
      codes: /^3D000 /,
      problem: `PostgreSQL at ${host} has no database ${name}`,
      fix: `create it there with: ${makeIt(user, name)}`,
    },
    {
      codes: /^42501 /,
      problem: `The user ${user} lacks rights in the database ${name}`,
      fix: ownIt(place),
    },
    {
      codes: /^53300 /,
      problem: `PostgreSQL at ${host} has no free connection`,
      fix: "lower DATABASE_POOL on every server, or raise max_connections there",
    },
    {
      codes: /^57P03 /,
      problem: `PostgreSQL at ${host} is just starting or stopping`,
      fix: "start again when it is ready",
    },
    {
      codes: /ALTNAME/i,
      problem: `The certificate of PostgreSQL at ${host} is for another name`,
      fix: "use that name in DATABASE_URL, or set another sslmode there",
    },
    {
      codes: /CERT|SELF_SIGNED|SSL|TLS/i,
      problem: `There is no safe connection to PostgreSQL at ${host}`,
      fix: "name the certificate of its authority in NODE_EXTRA_CA_CERTS, or set another sslmode in DATABASE_URL",
    },
    {
      codes: /^(CONN\w+|ECONN\w+|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE) /,
      problem: `No PostgreSQL server answers at ${host}`,
      fix: "start it, or correct the address in DATABASE_URL",
    },
  ];
}

function refusalOf(url: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = codeOf(error);
  const refusals = refusalsAt(placeIn(url));
  const refusal = refusals.find(({ codes }) => codes.test(`${code} ${error.message}`));
  if (!refusal) return error;
  return new WrongDatabase(`${refusal.problem} (${error.message})`, refusal.fix, { cause: error });
}
