import { join } from "node:path";
import { buildExecutable } from "../build.ts";
import { type Figure, type Given, many, median, ms, percent, report } from "./figure.ts";
import { withCopy } from "./market.ts";
import { firstAnswer, siteSettings, startBare, startServer, watchMb } from "./processes.ts";
import { carPages, type Load, send } from "./wrk.ts";

const SECONDS = 8;
const ROUNDS = 3;
const MEMORY_SECONDS = 60;
const MAX_MB = 300;
const DIFFERENT_CARS = 5000;

interface Work {
  what: string;
  /** The kind of work in visitors.lua. */
  work?: string;
  paths?: (origin: string) => Promise<string[]>;
  /** The required share of the bare server's rate. */
  wanted: number;
  p99Ms?: number;
}

const WORKS: Work[] = [
  { what: "new search", work: "new search", wanted: 0.01, p99Ms: 120 },
  { what: "new words", work: "new words", wanted: 0.008 },
  { what: "the same search", paths: async () => ["/search?make=Toyota"], wanted: 0.25 },
  { what: "cars, each another one", paths: carPages(DIFFERENT_CARS), wanted: 0.015 },
  { what: "the same car", paths: carPages(1), wanted: 0.04 },
  {
    what: "GET /api/cars?make=Toyota&page=1",
    paths: async () => ["/api/cars?make=Toyota&page=1"],
    wanted: 0.1,
  },
];

/**
 * Measures the executable with requests like browsers', compared with a server that sends a fixed page. Each round has
 * another seed.
 */
async function visitors({ cache, size }: Given): Promise<Figure[]> {
  const site = await buildExecutable();
  const bare = startBare();
  await firstAnswer(bare.origin);
  const figures: Figure[] = [];
  for (const { what, work = "path", paths, wanted, p99Ms } of WORKS)
    await withCopy(cache, size, async (folder) => {
      const server = startServer([site], siteSettings(folder));
      await firstAnswer(server.origin);
      const list = join(folder, "paths");
      if (paths) await Bun.write(list, (await paths(server.origin)).slice(0, DIFFERENT_CARS).join("\n"));
      await send(server.origin, work, 0, SECONDS, paths && list);
      const rounds: { site: Load; bare: Load }[] = [];
      for (let round = 1; round <= ROUNDS; round++)
        rounds.push({
          site: await send(server.origin, work, round, SECONDS, paths && list),
          bare: await send(bare.origin, "path", round, SECONDS / 2),
        });
      await server.stop();
      const rateOf = ({ requests, seconds }: Load) => requests / seconds;
      const share = median(rounds.map((round) => rateOf(round.site) / rateOf(round.bare)));
      const slowestMs = median(rounds.map((round) => round.site.p99Ms));
      figures.push({
        what,
        measured: `${many(median(rounds.map((round) => rateOf(round.site))))}/s, p50 ${ms(median(rounds.map((round) => round.site.p50Ms)))}, p99 ${ms(slowestMs)}`,
        wanted: `≥ ${percent(wanted)}${p99Ms ? `, p99 ≤ ${p99Ms} ms` : ""}`,
        holds: share >= wanted && slowestMs <= (p99Ms ?? Infinity),
        reference: `${many(median(rounds.map((round) => rateOf(round.bare))))}/s bare`,
        ratio: percent(share),
      });
    });
  await bare.stop();
  figures.push(await withCopy(cache, size, (folder) => memoryUnderNewSearches(site, folder)));
  return figures;
}

async function memoryUnderNewSearches(site: string, folder: string): Promise<Figure> {
  const server = startServer([site], siteSettings(folder));
  await firstAnswer(server.origin);
  const highestMb = watchMb(server.pid);
  const { requests } = await send(server.origin, "new search", 99, MEMORY_SECONDS);
  const maxMb = highestMb();
  await server.stop();
  return {
    what: `memory in ${MEMORY_SECONDS} s of new searches`,
    measured: `${many(maxMb)} MB`,
    wanted: `< ${MAX_MB} MB`,
    holds: maxMb < MAX_MB,
    reference: `${many(requests)} searches`,
  };
}

await report(visitors);
