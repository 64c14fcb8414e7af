import { buildAssets } from "../assets-build.ts";
import { type Figure, type Given, many, median, percent, report } from "./figure.ts";
import { marketFolder } from "./market-folder.ts";
import { printed, serving } from "./processes.ts";

const ROUNDS = 5;
const SECONDS = 2;
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

const perSecond = async (url: string, encoding: string, seconds: number) =>
  Number(await printed("load.ts", seconds, CLIENTS, encoding, url));

/** The search page against a fixed one of 16 kB on the same server, in turns: rendered anew, and kept. */
async function searchPage({ cache, size }: Given): Promise<Figure[]> {
  await buildAssets(true);
  const market = marketFolder(cache, size);
  const figures: Figure[] = [];
  for (const { keptMb, encoding, wanted } of CASES)
    for (const path of PAGES) {
      const server = await serving(market, path, encoding, keptMb);
      const [page, fixed] = [`${server.origin}${path}`, `${server.origin}/fixed`];
      await perSecond(page, encoding, 1);
      const rounds: { page: number; fixed: number }[] = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds.push({
          page: await perSecond(page, encoding, SECONDS),
          fixed: await perSecond(fixed, encoding, SECONDS),
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
