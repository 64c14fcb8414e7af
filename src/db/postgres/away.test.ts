import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PostgresServer, startPostgres } from "#src/testing/outside/postgres-server.ts";
import { startServing } from "#src/testing/outside/serving.ts";

let postgres: PostgresServer;
let server: Awaited<ReturnType<typeof startServing>>;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), "markaba-away-"));
  server = await startServing({ DATABASE_URL: `${postgres.address}/postgres`, DATA_DIR: folder });
});
afterAll(async () => {
  await server.kill("SIGTERM");
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

const open = (path: string) => fetch(server.origin + path);
const register = (email: string) =>
  fetch(`${server.origin}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
    body: JSON.stringify({
      name: "Rania",
      email,
      phone: "0791234567",
      password: "wadi rum at dusk",
      confirmPassword: "wadi rum at dusk",
    }),
  });
const refusal = (response: Response) => [response.status, response.headers.get("Retry-After")];

test("while PostgreSQL is unreachable, cached pages are served and the rest gets 503; afterwards all works again", async () => {
  expect((await register("rania@example.com")).status).toBe(201);
  // A page is cached when it is asked for the second time.
  await open("/search");
  const kept = await (await open("/search")).text();
  await postgres.stop("immediate");

  const away = await Promise.all([open("/search?q=camry"), open("/ar/search"), register("omar@example.com")]);
  expect(away.map(refusal)).toEqual([
    [503, "5"],
    [503, "5"],
    [503, "5"],
  ]);
  expect(await away[0].text()).toContain("The site can&#x27;t reach its data right now");
  for (let i = 0; i < 20; i++) {
    const again = await open("/search");
    expect([...refusal(again), await again.text()]).toEqual([200, null, kept]);
  }
  expect((await open("/healthz")).status).toBe(200);
  expect((await open("/readyz")).status).toBe(503);

  await postgres.start();
  while ((await open("/search?q=camry")).status !== 200) await Bun.sleep(50);
  expect((await register("omar@example.com")).status).toBe(201);
  expect((await register("rania@example.com")).status).toBe(409);
  const ready = await open("/readyz");
  expect([ready.status, await ready.text()]).toEqual([
    200,
    expect.stringMatching(
      /^ready with PostgreSQL(, runs the jobs)?, [1-9]\d* connections, search is 0 changes behind$/,
    ),
  ]);
});
