import { afterAll, beforeAll, expect, test } from "bun:test";
import { type PostgresServer, startPostgres } from "#src/testing/outside/postgres-server.ts";
import { connect, type Sql } from "./connect.ts";
import { createLease, type Lease, LEASE_TABLE } from "./lease.ts";

let server: PostgresServer;
let pool: Sql;
beforeAll(async () => {
  server = await startPostgres();
  pool = connect({ url: `${server.address}/postgres`, poolSize: 4, statementTimeoutSeconds: 30 }, 4);
  for (let start = 0; start < 2; start++) await pool.unsafe(LEASE_TABLE).simple();
});
afterAll(async () => {
  await pool.end();
  await server.remove();
});

const SECONDS = 0.6;
const version = async () => String(await pool.unsafe("select pg_current_snapshot()::text").values());

test("one server holds the lease until it stops or dies", async () => {
  const leases = Array.from({ length: 5 }, () => createLease(pool, SECONDS));
  const owners = async () => {
    const answers = await Promise.all(leases.map((lease) => lease.isOurs()));
    return leases.filter((_, i) => answers[i]);
  };
  const [first] = await owners();
  for (let asked = 0; asked < 10; asked++) {
    await Bun.sleep(SECONDS * 200);
    expect(await owners()).toEqual([first as Lease]);
  }
  await first?.end();
  leases.splice(leases.indexOf(first as Lease), 1);
  await Bun.sleep(SECONDS * 400);
  const [second, ...others] = await owners();
  expect([await second?.isOurs(), others]).toEqual([true, []]);
  // The server dies: it no longer renews its lease.
  leases.splice(leases.indexOf(second as Lease), 1);
  expect(await owners()).toEqual([]);
  await Bun.sleep(SECONDS * 1100);
  expect(await owners()).toHaveLength(1);
});

test("servers that ask without getting the lease change nothing", async () => {
  const [ours, theirs] = [createLease(pool), createLease(pool)];
  while (!(await ours.isOurs())) await Bun.sleep(SECONDS * 400);
  const before = await version();
  expect(await theirs.isOurs()).toBe(false);
  expect(await version()).toBe(before);
});
