import { afterAll, beforeAll, expect, test } from "bun:test";
import { connect as connectSocket, type Socket } from "node:net";
import { type PostgresServer, startPostgres } from "#src/testing/outside/postgres-server.ts";
import { connect } from "./connect.ts";

// The driver is patched for these: patches/postgres@3.4.9.patch.

let server: PostgresServer;
beforeAll(async () => void (server = await startPostgres()));
afterAll(() => server.remove());

function open() {
  const { hostname, port } = new URL(server.address);
  const sockets: Socket[] = [];
  const socket = () => {
    sockets.push(connectSocket(Number(port), hostname));
    return sockets.at(-1);
  };
  const settings = { url: `${server.address}/postgres`, poolSize: 1, statementTimeoutSeconds: 30 };
  return { sql: connect(settings, 1, { socket } as object), sockets };
}

test("a query sent to a connection that has just failed does not wait forever", async () => {
  const { sql, sockets } = open();
  await sql`select 1`;
  const sent = Promise.withResolvers<unknown>();
  sockets[0]?.once("error", () => sql`select 2`.then(sent.resolve, sent.reject));
  sockets[0]?.destroy(new Error("reset"));
  await expect(sent.promise).rejects.toThrow("CONNECTION_CLOSED");
  expect((await sql`select 3 as number`)[0]?.["number"]).toBe(3);
  await sql.end();
});

test("after a connection was cut off, the next query works and the pool ends at once", async () => {
  const { sql } = open();
  const admin = open().sql;
  const [own] = await sql`select pg_backend_pid() as pid`;
  const cut = sql`select pg_sleep(600)`.then(
    () => "done",
    () => "cut off",
  );
  await Bun.sleep(50);
  await admin`select pg_terminate_backend(${own?.["pid"]})`;
  expect(await cut).toBe("cut off");
  expect((await sql`select 3 as number`)[0]?.["number"]).toBe(3);

  const [next] = await sql`select pg_backend_pid() as pid`;
  const again = sql`select pg_sleep(600)`.catch(() => undefined);
  await Bun.sleep(50);
  await admin`select pg_terminate_backend(${next?.["pid"]})`;
  await again;
  // Longer than a test may take.
  await Promise.all([sql.end({ timeout: 600 }), admin.end()]);
});
