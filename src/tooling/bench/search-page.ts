import { readFileSync } from "node:fs";
import { buildAssets } from "../assets-build.ts";
import { type Figure, type Given, many, median, percent, report } from "./figure.ts";
import { marketFolder } from "./market.ts";
import { firstAnswer, outputOf, startSource } from "./processes.ts";

const ROUNDS = 3;
const WARM_UP_SECONDS = 6;
const SECONDS = 3;
const CLIENTS = 8;
const PAGES = [
  "/search?make=Toyota",
  "/search",
  "/ar/search?q=كامري",
  "/search?make=Kia&maxPrice=9000&sort=price-asc",
];
const CASES = [
  { cacheMb: 0, encoding: "identity", wanted: 0.12 },
  { cacheMb: 0, encoding: "br", wanted: null },
  { cacheMb: 32, encoding: "br", wanted: 0.7 },
];
/** The pages with a required speed, by page cache size. */
const HELD: Record<number, string[]> = { 0: PAGES.slice(0, 1), 32: PAGES.slice(0, 2) };

const TICKS_PER_SECOND = 100;

/** Processor seconds of a process with all threads (proc(5), fields 14 and 15). */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Requests per processor second, which excludes other work on the machine. */
async function perSecond(pid: number, url: string, encoding: string, seconds: number): Promise<number> {
  const begun = processorSeconds(pid);
  const [answered] = (await outputOf("load.ts", seconds, CLIENTS, encoding, url)).split(" ");
  return Number(answered) / (processorSeconds(pid) - begun);
}

/** The search page, rendered and cached, compared with a fixed page of 16 kB on the same server. */
async function searchPage({ cache, size }: Given): Promise<Figure[]> {
  await buildAssets();
  const market = await marketFolder(cache, size);
  const figures: Figure[] = [];
  for (const { cacheMb, encoding, wanted } of CASES)
    for (const path of PAGES) {
      const server = startSource(market, encoding, cacheMb);
      const [page, fixed] = [`${server.origin}${path}`, `${server.origin}/fixed`];
      const { bytes } = await firstAnswer(page, encoding);
      await perSecond(server.pid, page, encoding, WARM_UP_SECONDS);
      const rounds: { page: number; fixed: number }[] = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds.push({
          page: await perSecond(server.pid, page, encoding, SECONDS),
          fixed: await perSecond(server.pid, fixed, encoding, SECONDS),
        });
      await server.stop();
      const ratio = median(rounds.map((rate) => rate.page / rate.fixed));
      const isHeld = wanted !== null && HELD[cacheMb]?.includes(path);
      figures.push({
        what: `${path}, ${cacheMb > 0 ? "kept" : "rendered"}, ${encoding}, ${(bytes / 1000).toFixed(1)} kB`,
        measured: `${many(median(rounds.map((rate) => rate.page)))} pages/s`,
        ...(isHeld && { wanted: `≥ ${percent(wanted)} of the fixed page`, holds: ratio >= wanted }),
        reference: `${many(median(rounds.map((rate) => rate.fixed)))} fixed pages/s`,
        ratio: percent(ratio),
      });
    }
  return figures;
}

await report(searchPage);
