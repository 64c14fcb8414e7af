import { buildExecutable } from "../build.ts";
import { type Figure, type Given, median, ms, report, times } from "./figure.ts";
import { withCopy } from "./market.ts";
import { firstAnswer, siteSettings, startServer } from "./processes.ts";
import { repeatUntil } from "./time.ts";

const SECONDS = 6;
const ROUNDS = 3;
const PAUSE_MS = 20;
const ATTACKERS = 2;
const MOST_TIMES = 5;
const ATTACKER = "203.0.113.9";
const WORDS =
  "nimre ruba3iye hundai hyunday heated seats alloy تويتا toyta مازدا تحت 5 double 12321 *1*2*3* between AABB ";

let asked = 0;
async function search(url: string, address: string): Promise<number> {
  const begun = performance.now();
  await (await fetch(url, { headers: { "X-Forwarded-For": address } })).arrayBuffer();
  return performance.now() - begun;
}
const attack = (origin: string) =>
  search(`${origin}/api/search/number-plates?q=${encodeURIComponent(WORDS)}${asked++}`, ATTACKER);
const visit = (origin: string) =>
  search(`${origin}/search?minPrice=${1000 + asked++}`, `198.18.${(asked >> 8) & 255}.${asked & 255}`);

/** The search of other visitors while two connections of one address ask for the slowest things without a pause. */
async function attacked({ cache, size }: Given): Promise<Figure[]> {
  const site = await buildExecutable();
  const rounds = await withCopy(cache, size, async (folder) => {
    const server = startServer([site], siteSettings(folder));
    await firstAnswer(`${server.origin}/readyz`);
    for (let i = 0; i < 100; i++) await visit(server.origin);
    const done: { quietMs: number; attackedMs: number }[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      const quiet = await repeatUntil(Bun.sleep(SECONDS * 1000), PAUSE_MS, () => visit(server.origin));
      const end = Bun.sleep(SECONDS * 1000);
      const attackers = Array.from({ length: ATTACKERS }, () =>
        repeatUntil(end, 0, () => attack(server.origin)),
      );
      const others = await repeatUntil(end, PAUSE_MS, () => visit(server.origin));
      await Promise.all(attackers);
      done.push({ quietMs: median(quiet), attackedMs: median(others) });
    }
    await server.stop();
    return done;
  });
  const quietMs = median(rounds.map((it) => it.quietMs));
  const attackedMs = median(rounds.map((it) => it.attackedMs));
  return [
    {
      what: `others' search, p50, beside ${ATTACKERS} connections with slow searches`,
      measured: ms(attackedMs),
      wanted: `≤ ${MOST_TIMES} × quiet`,
      holds: attackedMs <= MOST_TIMES * quietMs,
      reference: `${ms(quietMs)} when it is quiet`,
      ratio: times(attackedMs / quietMs),
    },
  ];
}

await report(attacked);
