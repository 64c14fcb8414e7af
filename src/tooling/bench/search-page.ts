import { readFileSync } from "node:fs";
import { buildAssets } from "../assets-build.ts";
import { type Figure, type Given, many, median, percent, report } from "./figure.ts";
import { marketFolder } from "./market-folder.ts";
import { printed, serving } from "./processes.ts";

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
/** What rendering costs, what it costs with compression, what a kept page costs. */
const CASES = [
  { keptMb: 0, encoding: "identity", wanted: 0.12 },
  { keptMb: 0, encoding: "br", wanted: null },
  { keptMb: 32, encoding: "br", wanted: 0.7 },
];
/** The pages of which the design says how fast they are to be. */
const HELD: Record<number, string[]> = { 0: PAGES.slice(0, 1), 32: PAGES.slice(0, 2) };

const TICKS_PER_SECOND = 100;

/** Seconds of the processor that a process has had, all its threads together (proc(5), fields 14 and 15). */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** How many requests the server answers in a second of the processor, so that other work on the machine does not count. */
async function perSecond(pid: number, url: string, encoding: string, seconds: number): Promise<number> {
  const begun = processorSeconds(pid);
  const [answered] = (await printed("load.ts", seconds, CLIENTS, encoding, url)).split(" ");
  return Number(answered) / (processorSeconds(pid) - begun);
}

/** The search page against a fixed one of 16 kB on the same server, in turns: rendered anew, and kept. */
async function searchPage({ cache, size }: Given): Promise<Figure[]> {
  await buildAssets();
  const market = marketFolder(cache, size);
  const figures: Figure[] = [];
  for (const { keptMb, encoding, wanted } of CASES)
    for (const path of PAGES) {
      const server = await serving(market, path, encoding, keptMb);
      const [page, fixed] = [`${server.origin}${path}`, `${server.origin}/fixed`];
      await perSecond(server.pid, page, encoding, WARM_UP_SECONDS);
      const rounds: { page: number; fixed: number }[] = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds.push({
          page: await perSecond(server.pid, page, encoding, SECONDS),
          fixed: await perSecond(server.pid, fixed, encoding, SECONDS),
        });
      await server.stop();
      const ratio = median(rounds.map((rate) => rate.page / rate.fixed));
      const isHeld = wanted !== null && HELD[keptMb]?.includes(path);
      figures.push({
        what: `${path}, ${keptMb > 0 ? "kept" : "rendered"}, ${encoding}, ${(server.size / 1000).toFixed(1)} kB`,
        measured: `${many(median(rounds.map((rate) => rate.page)))} pages/s`,
        wanted: isHeld ? `≥ ${percent(wanted)} of the fixed page` : "",
        holds: isHeld ? ratio >= wanted : null,
        reference: `${many(median(rounds.map((rate) => rate.fixed)))} fixed pages/s`,
        ratio: percent(ratio),
      });
    }
  return figures;
}

await report(searchPage);
