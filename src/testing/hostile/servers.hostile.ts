import { expect, test } from "bun:test";
import { connect } from "#src/db/postgres/connect.ts";
import { startPostgres } from "#src/testing/outside/postgres-server.ts";
import { startSmtpSink } from "#src/testing/outside/smtp-sink.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { startHostile } from "./server.ts";

// Two servers on one PostgreSQL are killed in turn during many writes: acknowledged data must be there, jobs must continue,
// and no email may be sent twice.

const KILLS = 20;
const WRITERS = 4;
const LONGEST_ROUND_MS = 2000;
const SETTLED_WITHIN_MS = 120_000;
/** An email that was being sent when its server was killed waits for ten minutes. */
const ON_THEIR_WAY = KILLS * 3;

test(`two servers and ${KILLS} kills: no acknowledged data is lost, and no email is sent twice`, async () => {
  const [postgres, sink] = await Promise.all([startPostgres(), startSmtpSink()]);
  const url = `${postgres.address}/postgres`;
  const env = {
    DATABASE_URL: url,
    SMTP_URL: sink.url,
    SECRET_KEY: "wadi rum at dusk, petra at dawn, and aqaba",
  };
  const servers = [await startHostile(env), await startHostile(env)];
  const sql = connect({ url, poolSize: 1, statementTimeoutSeconds: 30 }, 1);
  const saved = { users: [] as string[], listings: [] as string[] };
  const refused: number[] = [];
  const storm = { isOver: false };

  const write = async (writer: number): Promise<void> => {
    for (let i = writer; !storm.isOver; i++) {
      const server = servers[i % 2] as (typeof servers)[0];
      try {
        const as = await server.signUp();
        saved.users.push(as.id);
        const response = await server.call("POST", "/api/cars", { as, json: typedCar });
        if (response.status === 201) saved.listings.push(((await response.json()) as { id: string }).id);
        else refused.push(response.status);
      } catch {
        // The server was killed before it responded, so nothing was acknowledged.
        await Bun.sleep(20);
      }
    }
  };
  const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  for (let kill = 0; kill < KILLS; kill++) {
    await Bun.sleep(300 + Math.random() * LONGEST_ROUND_MS);
    const server = servers[kill % 2] as (typeof servers)[0];
    await server.kill();
    await server.start();
  }
  storm.isOver = true;
  await Promise.all(writing);

  expect(saved.listings.length).toBeGreaterThan(KILLS);
  expect(refused).toEqual([]);
  for (const [table, ids] of Object.entries(saved)) {
    const known = await sql.unsafe(
      `select id from ${table} where id in (select jsonb_array_elements_text($1::text::jsonb))`,
      [JSON.stringify(ids)],
    );
    expect([table, known.length]).toEqual([table, ids.length]);
  }
  const count = async (where: string) =>
    Number((await sql.unsafe(`select count(*) as count from outbox where ${where}`))[0]?.["count"]);
  const begun = performance.now();
  while ((await count("attempts = 0")) > 0 && performance.now() - begun < SETTLED_WITHIN_MS)
    await Bun.sleep(200);
  expect(await count("attempts = 0")).toBe(0);
  expect(await count("attempts > 1")).toBe(0);
  expect(await count("sent_at is null")).toBeLessThanOrEqual(ON_THEIR_WAY);
  const received = sink.mails.map(({ messageId }) => messageId);
  expect(received).toHaveLength(new Set(received).size);
  expect(received.length).toBeGreaterThanOrEqual(saved.users.length - ON_THEIR_WAY);

  for (const server of servers) await server.dispose();
  await sql.end();
  await sink.die();
  await postgres.remove();
});
