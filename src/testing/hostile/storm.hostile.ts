import { expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { join } from "node:path";
import { seededRandom } from "#src/demo/random.ts";
import { startHostile } from "./server.ts";
import { findLosses, type Saved } from "./storm-ledger.ts";
import { makePeople, startStorm } from "./storm-writers.ts";

const ROUNDS = 20;
const LONGEST_ROUND_MS = 1500;

test("all acknowledged data survives kills during many writes", async () => {
  const seed = Date.now() % 2 ** 31;
  const random = seededRandom(seed);
  const server = await startHostile();
  const people = await makePeople(server);
  const saved: Saved[] = [];
  let cutOff = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const storm = startStorm(server, people, random);
    await Bun.sleep(200 + random.next() * LONGEST_ROUND_MS);
    // The last round continues until all kinds of writes were acknowledged, even on a slow machine.
    if (round === ROUNDS - 1) while (kindsIn([...saved, ...storm.saved]) < 5) await Bun.sleep(20);
    await server.kill();
    await storm.stop();
    saved.push(...storm.saved);
    if (storm.writes.some(({ status }) => status === null)) cutOff++;
    expect(storm.writes.filter(({ status }) => ![null, 200, 201, 204, 429].includes(status))).toEqual([]);
    await server.start();
    expect({ seed, round, losses: findLosses(server.dataDir, saved) }).toEqual({ seed, round, losses: [] });
  }
  expect(cutOff).toBe(ROUNDS);
  expect(kindsIn(saved)).toBe(5);
  await server.dispose();
});

const kindsIn = (saved: Saved[]): number => new Set(saved.map(({ kind }) => kind)).size;

test("the ledger detects missing and incomplete data", async () => {
  const server = await startHostile();
  const people = await makePeople(server);
  const storm = startStorm(server, people, seededRandom(1));
  while (storm.saved.length < 40) await Bun.sleep(20);
  await storm.stop();
  expect(findLosses(server.dataDir, storm.saved)).toEqual([]);
  const outside = new Database(join(server.dataDir, "markaba.sqlite"));
  const car = String(outside.query("DELETE FROM listing_texts RETURNING listing_id").values()[0]?.[0]);
  const favorites = storm.saved.filter(({ kind }) => kind === "favorite").length;
  outside.run("DELETE FROM favorites");
  outside.close();
  const losses = findLosses(server.dataDir, storm.saved);
  expect(losses).toContain(`listing without its text: ${car}`);
  expect(losses.filter((loss) => /^favorite .* is lost$/.test(loss))).toHaveLength(favorites);
  await server.dispose();
});
