import { createApp } from "#src/app.ts";
import { readConfig } from "#src/config.ts";
import { LruCache } from "#src/core/lru-cache.ts";
import { openDeps } from "#src/open-deps.ts";
import { readBuiltAssets } from "../assets-build.ts";
import { type Chances, chances } from "./chance.ts";
import { type Figure, type Given, median, ms, report, times } from "./figure.ts";
import { withCopy } from "./market.ts";
import { siteSettings } from "./processes.ts";
import { timeOf } from "./time.ts";

const REQUESTS = 300;
const WARM_UP = 150;
const CARS = 1000;
/** How many times slower the work must be without its cache. */
const WANTED = 1.25;
const PATTERNS = ["A?A?A", "*77*", "AABB?", "?1?1?", "*90", "ABCBA"];
const MODELS = ["Camry", "Elantra", "Sportage", "Lancer", "Fusion", "320", "Sunny", "Civic"];
const MAKES = ["Hyundai", "Kia", "Toyota", "Mitsubishi", "Ford", "BMW", "Nissan", "Honda"];

type Work =
  | "new search"
  | "new words"
  | "nothing found"
  | "no plate found"
  | "another car"
  | "the same search"
  | "the same car";

const CACHES: Record<string, Work[]> = {
  pages: ["the same search", "the same car"],
  cards: ["new search", "new words"],
  "parts of pages": ["new search", "another car"],
  "accepted encodings": ["the same search"],
  "models by name": ["new words", "nothing found"],
  "numbers like a pattern": ["no plate found"],
};

let off: string | null = null;
const { get } = LruCache.prototype;
LruCache.prototype.get = function (key) {
  return this.name === off ? undefined : get.call(this, key);
};

async function openSite(folder: string) {
  const config = readConfig({ ...siteSettings(folder), LOG_LEVEL: "error" });
  const { deps, close } = await openDeps(config, await readBuiltAssets());
  const app = createApp(deps);
  let address = 0;
  const open = async (path: string, encoding = "gzip, deflate, br, zstd") => {
    const headers = {
      "Accept-Encoding": encoding,
      "X-Forwarded-For": `198.18.${address >> 8}.${address & 255}`,
    };
    address = (address + 1) % 65_536;
    const request = new Request(`http://localhost${path}`, { headers });
    const answer = await app.fetch(request, { socketAddress: "127.0.0.1" });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    return answer;
  };
  return { open, close };
}

/** Measures processor time with each cache on and off in turn. */
async function caches({ cache, size }: Given): Promise<Figure[]> {
  return withCopy(cache, size, async (folder) => {
    const { open, close } = await openSite(folder);
    const cars: string[] = [];
    for (let page = 1; cars.length < CARS; page++) {
      const answer = await open(`/api/cars?pageSize=100&page=${page}`, "identity");
      const found = (await answer.json()) as { url: string }[];
      if (found.length === 0) break;
      cars.push(...found.map(({ url }) => url));
    }
    const paths: Record<Work, (by: Chances) => string> = {
      "new search": (by) => `/search?make=${by.pick(MAKES)}&minPrice=${by.between(1, 99_999)}`,
      "new words": (by) =>
        `/search?q=${by.pick(MODELS)}+${by.between(1995, 2025)}&maxPrice=${by.between(1e6, 2e6)}`,
      "nothing found": (by) =>
        `/search?q=${by.pick(MAKES)}+${by.between(1995, 2025)}+zq${by.between(1e5, 1e6)}&minPrice=9000000`,
      "no plate found": (by) =>
        `/number-plates?q=${by.pick(PATTERNS)}+${by.pick(PATTERNS)}&minPrice=${by.between(8e6, 9e6)}`,
      "another car": () => cars.pop() ?? "/",
      "the same search": () => "/search?make=Toyota",
      "the same car": () => cars[0] ?? "/",
    };
    const figures: Figure[] = [];
    for (const [name, works] of Object.entries(CACHES))
      for (const work of works) {
        const by = chances(figures.length + 7);
        const [on, without]: [number[], number[]] = [[], []];
        for (let i = 0; i < WARM_UP + REQUESTS; i++) {
          off = i % 2 ? name : null;
          const path = paths[work](by);
          const took = await timeOf(async () => (await open(path)).arrayBuffer());
          if (i >= WARM_UP) (off === null ? on : without).push(took);
        }
        off = null;
        const ratio = median(without) / median(on);
        figures.push({
          what: `${name}: ${work}`,
          measured: `${ms(median(without))} without it`,
          wanted: `≥ ${times(WANTED)}`,
          holds: ratio >= WANTED,
          reference: `${ms(median(on))} with it`,
          ratio: `${ratio.toFixed(2)} ×`,
        });
      }
    await close();
    return figures;
  });
}

await report(caches);
