import { type Figure, type Given, median, ms, quantile, report, times } from "./figure.ts";
import { buildAssets } from "../assets-build.ts";
import { withCopy } from "./market.ts";
import { firstAnswer, outputOf, startSource } from "./processes.ts";
import { repeatUntil } from "./time.ts";

const SECONDS = 6;
const PER_SECOND = 100;
const ROUNDS = 3;
const SEARCH_PAUSE_MS = 10;
const LOGIN_PAUSE_MS = 300;

let asked = 0;
/** A different search and address each time, because of the limits. */
const search = (origin: string) =>
  timed(`${origin}/search?minPrice=${1000 + (asked % 5000)}&maxPrice=${9000 + asked++}`);
const login = (origin: string) =>
  timed(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: `person${asked++}@example.com`, password: "not the one" }),
  });

async function timed(url: string, init: RequestInit = {}): Promise<{ status: number; tookMs: number }> {
  const address = `198.18.${(asked >> 8) & 255}.${asked & 255}`;
  const begun = performance.now();
  const answer = await fetch(url, { ...init, headers: { ...init.headers, "X-Forwarded-For": address } });
  await answer.arrayBuffer();
  return { status: answer.status, tookMs: performance.now() - begun };
}

const timesOf = (answers: { tookMs: number }[]) => answers.map(({ tookMs }) => tookMs);

async function round(origin: string) {
  const quiet = await repeatUntil(Bun.sleep(SECONDS * 1000), SEARCH_PAUSE_MS, () => search(origin));
  const flood = outputOf("flood.ts", origin, SECONDS, PER_SECOND);
  const [flooded, logins] = await Promise.all([
    repeatUntil(flood, SEARCH_PAUSE_MS, () => search(origin)),
    repeatUntil(flood, LOGIN_PAUSE_MS, () => login(origin)),
  ]);
  const checked = logins.filter(({ status }) => status === 401);
  return {
    quietMs: quantile(timesOf(quiet), 0.99),
    floodedMs: quantile(timesOf(flooded), 0.99),
    loginMs: quantile(timesOf(checked), 0.99),
  };
}

/** Measures the search and other users' logins during wrong passwords from 200 addresses. */
async function loginFlood({ cache, size }: Given): Promise<Figure[]> {
  await buildAssets();
  const rounds = await withCopy(cache, size, async (folder) => {
    const server = startSource(folder);
    await firstAnswer(`${server.origin}/search`);
    for (let i = 0; i < 50; i++) await search(server.origin);
    const done: Awaited<ReturnType<typeof round>>[] = [];
    for (let i = 0; i < ROUNDS; i++) done.push(await round(server.origin));
    await server.stop();
    return done;
  });
  const [quietMs, floodedMs] = [
    median(rounds.map((it) => it.quietMs)),
    median(rounds.map((it) => it.floodedMs)),
  ];
  const loginMs = median(rounds.map((it) => it.loginMs));
  return [
    {
      what: `search, p99, while ${PER_SECOND} wrong passwords a second arrive`,
      measured: ms(floodedMs),
      wanted: "≤ 2 × quiet",
      holds: floodedMs <= 2 * quietMs,
      reference: `${ms(quietMs)} when it is quiet`,
      ratio: times(floodedMs / quietMs),
    },
    {
      what: "somebody else's login meanwhile, p99 of those that were checked",
      measured: ms(loginMs),
      reference: `${ms(quietMs)} when it is quiet`,
      ratio: times(loginMs / quietMs),
    },
  ];
}

await report(loginFlood);
