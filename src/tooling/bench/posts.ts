import { Database as Sqlite } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildExecutable } from "../build.ts";
import { type Figure, type Given, many, median, ms, percent, quantile, report } from "./figure.ts";
import { withCopy } from "./market.ts";
import { firstAnswer, siteSettings, startServer } from "./processes.ts";
import { publish, SELLERS, signIn } from "./publish-cars.ts";

const ROUNDS = 3;
const WANTED = 0.3;

/** Commits of one small row on the same disk, with the site's durability. */
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
