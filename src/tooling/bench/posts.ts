import { Database as Sqlite } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import { startSession } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { readConfig } from "#src/config.ts";
import { noAssets } from "#src/http/assets.ts";
import { openDeps } from "#src/open-deps.ts";
import { typedCar } from "#src/testing/typed-car.ts";
import { buildExecutable } from "../build.ts";
import { type Figure, type Given, many, median, ms, percent, quantile, report } from "./figure.ts";
import { withCopy } from "./market.ts";
import { firstAnswer, siteSettings, startServer } from "./processes.ts";

const SELLERS = 32;
const SECONDS = 6;
const ROUNDS = 3;
const WANTED = 0.3;

/** Signs sellers of the market in, without a limit of listings. */
async function signIn(folder: string): Promise<string[]> {
  const { deps, close } = await openDeps(readConfig(siteSettings(folder)), noAssets);
  const sellers = await deps.db.read.select({ id: users.id, role: users.role }).from(users).limit(SELLERS);
  const ids = sellers.map(({ id }) => id);
  const now = deps.clock.now();
  const tokens = await deps.db.withTx(async (tx) => {
    await tx.update(users).set({ listingLimit: null }).where(inArray(users.id, ids));
    const made: string[] = [];
    for (const seller of sellers) made.push(await startSession(tx, seller, now));
    return made;
  });
  await close();
  return tokens;
}

/** Every seller publishes one car after the other. */
async function publish(origin: string, tokens: string[]) {
  const tookMs: number[] = [];
  const begun = performance.now();
  const end = begun + SECONDS * 1000;
  const seller = async (token: string, number: number) => {
    for (let i = 0; performance.now() < end; i++) {
      const at = performance.now();
      const answer = await fetch(`${origin}/api/cars`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Origin: origin,
          Cookie: `sid=${token}`,
          "X-Forwarded-For": `198.18.${number}.${i % 250}`,
        },
        body: JSON.stringify({ ...typedCar, title: `${typedCar.title} no. ${number}-${i}` }),
      });
      if (answer.status !== 201)
        throw new Error(`A car was answered with ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
      tookMs.push(performance.now() - at);
    }
  };
  await Promise.all(tokens.map(seller));
  return { perSecond: tookMs.length / ((performance.now() - begun) / 1000), tookMs };
}

/** Commits of one small row on the same disk, as durable as the site's. */
function commitsPerSecond(folder: string): number {
  const own = mkdtempSync(join(folder, "commits-"));
  const sqlite = new Sqlite(join(own, "commits.sqlite"), { create: true });
  for (const pragma of ["journal_mode = WAL", "synchronous = FULL"]) sqlite.run(`PRAGMA ${pragma}`);
  sqlite.run("CREATE TABLE rows (at INTEGER)");
  const insert = sqlite.prepare("INSERT INTO rows VALUES (?)");
  const begun = performance.now();
  let commits = 0;
  for (; performance.now() < begun + 2000; commits++) insert.run(commits);
  const perSecond = commits / ((performance.now() - begun) / 1000);
  sqlite.close();
  rmSync(own, { recursive: true });
  return perSecond;
}

async function posts({ cache, size }: Given): Promise<Figure[]> {
  const site = await buildExecutable();
  return withCopy(cache, size, async (folder) => {
    const tokens = await signIn(folder);
    const server = startServer([site], siteSettings(folder));
    await firstAnswer(`${server.origin}/search`);
    await publish(server.origin, tokens);
    const rounds: { commits: number; published: Awaited<ReturnType<typeof publish>> }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ commits: commitsPerSecond(folder), published: await publish(server.origin, tokens) });
    await server.stop();
    const share = median(rounds.map(({ commits, published }) => published.perSecond / commits));
    const perSecond = median(rounds.map(({ published }) => published.perSecond));
    const p99Ms = median(rounds.map(({ published }) => quantile(published.tookMs, 0.99)));
    return [
      {
        what: `cars published by ${SELLERS} sellers at once`,
        measured: `${many(perSecond)}/s, p99 ${ms(p99Ms)}`,
        wanted: `≥ ${percent(WANTED)}`,
        holds: share >= WANTED,
        reference: `${many(median(rounds.map(({ commits }) => commits)))} commits/s of one row`,
        ratio: percent(share),
      },
    ];
  });
}

await report(posts);
