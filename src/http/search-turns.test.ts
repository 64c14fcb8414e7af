import { expect, test } from "bun:test";
import { Hono } from "hono";
import { AppError } from "#src/core/errors.ts";
import type { Deps, Env } from "./env.ts";
import { searchTurns } from "./search-turns.ts";

/** A site whose searches run until `finish` ends the oldest; each takes `tookMs` of the clock. */
function site({ tookMs = 1 } = {}) {
  const running: { address: string; end: () => void }[] = [];
  const rests: { ms: number; end: () => void }[] = [];
  let time = 0;
  const turns = searchTurns((ms) => new Promise<void>((end) => rests.push({ ms, end })));
  const app = new Hono<Env>();
  app.onError((error, c) => {
    if (!(error instanceof AppError)) throw error;
    return c.text(error.key, 503, { "Retry-After": String(error.retryAfterSeconds) });
  });
  app.use(async (c, next) => {
    c.set("address", c.req.header("address") ?? "");
    c.set("deps", { clock: { monotonicMs: () => time, now: () => time } } as Deps);
    await next();
  });
  app.get("/search", turns, async (c) => {
    const address = c.get("address");
    await new Promise<void>((end) => running.push({ address, end }));
    time += tookMs;
    if (c.req.query("fails")) throw new AppError("busy", "databaseBusy");
    return c.text("found");
  });
  const settled = () => Bun.sleep(0);
  return {
    start: (address: string, query = "") => app.request(`/search${query}`, { headers: { address } }),
    running: async () => {
      await settled();
      return running.map(({ address }) => address);
    },
    finish: async () => {
      running.shift()?.end();
      await settled();
    },
    rests,
    settled,
  };
}

test("two searches of an address run at a time; another address does not wait for them", async () => {
  const { start, running, finish } = site();
  const answers = ["a", "a", "a", "b"].map((address) => start(address));
  expect(await running()).toEqual(["a", "a", "b"]);
  await finish();
  expect(await running()).toEqual(["a", "b", "a"]);
  for (let i = 0; i < 3; i++) await finish();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test("after a long search the address waits four times as long, but the answer is sent at once", async () => {
  const { start, running, finish, rests, settled } = site({ tookMs: 25 });
  const [first, ...others] = [start("a"), start("a"), start("a")];
  await running();
  await finish();
  expect((await first)?.status).toBe(200);
  expect([rests.map(({ ms }) => ms), await running()]).toEqual([[100], ["a"]]);
  rests.shift()?.end();
  await settled();
  expect(await running()).toEqual(["a", "a"]);
  await finish();
  await finish();
  await Promise.all(others);
});

test("a failed search ends its turn", async () => {
  const { start, running, finish } = site();
  const answers = [start("a", "?fails=1"), start("a", "?fails=1"), start("a")];
  await running();
  await finish();
  await finish();
  expect(await running()).toEqual(["a"]);
  await finish();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 503, 200]);
});

test("when too many wait, the next is told to come back, and later served", async () => {
  const { start, running, finish } = site();
  const answers = Array.from({ length: 70 }, () => start("a"));
  await running();
  for (let i = 0; i < 70; i++) await finish();
  const all = await Promise.all(answers);
  const refused = all.filter(({ status }) => status === 503);
  expect([all.filter(({ status }) => status === 200).length, refused.length]).toEqual([62, 8]);
  expect([await refused[0]?.text(), refused[0]?.headers.get("Retry-After")]).toEqual(["searchesBusy", "1"]);
  const later = start("a");
  await running();
  await finish();
  expect((await later).status).toBe(200);
});
