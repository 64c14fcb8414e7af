import { Database as Sqlite } from "bun:sqlite";
import { join } from "node:path";
import { createApp } from "#src/app.ts";
import { textsIn } from "#src/features/listings/search/search-source.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import { kindOf } from "#src/features/listings/register.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { chances } from "./chance.ts";
import { below, type Figure, type Given, many, ms, report } from "./figure.ts";
import { marketFolder, openMarket } from "./market.ts";
import { type Query, type QueryMaker, queryMaker } from "./query-words.ts";

/**
 * Searches for the queries that take most processor time, of all threads: random ones, and variants of the worst found so far.
 * SLOW_QUERY_SECONDS and SLOW_QUERY_SEED change its time and its start.
 */
const SECONDS = Number(process.env["SLOW_QUERY_SECONDS"] ?? 60);
const SEED = Number(process.env["SLOW_QUERY_SEED"] ?? 1);
const MAX_MS = 30;
const KEPT = 12;
const RANDOM_SHARE = 0.25;
const ROUNDS = 4;
const FINAL_ROUNDS = 10;
const WARM_UP = 100;
const SHOWN_CHARACTERS = 120;

interface Surface {
  name: string;
  maker: QueryMaker;
  ask(query: Query): Promise<void>;
  worst: { query: Query; tookMs: number }[];
  asked: number;
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const paramsOf = (query: Query) => new URLSearchParams(query);

async function slowQueries({ cache, size }: Given): Promise<Figure[]> {
  const deps = await openMarket(cache, size);
  const file = join(await marketFolder(cache, size), "markaba.sqlite");
  const app = createApp(deps);
  let asked = 0;
  const get = (path: string) => async (query: Query) => {
    const socketAddress = `198.18.${(asked >> 8) & 255}.${asked++ & 255}`;
    const address = `${path}${path.includes("?") ? "&" : "?"}${paramsOf(query)}`;
    const response = await app.request(address, {}, { socketAddress });
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`${response.status} ${address}`);
  };
  const savableOf = (kind: ListingKind) => {
    const { savable } = kindOf(kind);
    if (!savable) throw new Error(`${kind} searches are not savable`);
    return savable;
  };
  const saving = (kind: ListingKind) => async (query: Query) => {
    const { read, structured } = savableOf(kind);
    await inLanguage("en", () => structured(deps, read(paramsOf(query)).query));
  };
  const matching = (kind: ListingKind, id: string) => async (query: Query) => {
    const { read, openSearches } = savableOf(kind);
    const searches = openSearches();
    searches.add("search", read(paramsOf(query)).query);
    const about = await searches.about(deps, id);
    await about?.listSearches(null);
  };
  const makers = {
    car: await queryMaker(file, "car", SEED),
    plate: await queryMaker(file, "number-plate", SEED + 1),
  };
  const surface = (name: string, maker: QueryMaker, ask: Surface["ask"]): Surface => ({
    name,
    maker,
    ask,
    worst: [],
    asked: 0,
  });
  const surfaces = [
    surface("cars", makers.car, get("/api/search/cars")),
    surface("plates", makers.plate, get("/api/search/number-plates")),
    surface("suggestions of cars", makers.car, get("/api/suggestions")),
    surface("suggestions of plates", makers.plate, get("/api/suggestions?kind=number-plate")),
    surface("a search of cars, saved", makers.car, saving("car")),
    surface("a search of plates, saved", makers.plate, saving("number-plate")),
    surface("a saved search of cars, matched", makers.car, matching("car", newestId(file, "car"))),
    surface(
      "a saved search of plates, matched",
      makers.plate,
      matching("number-plate", newestId(file, "number-plate")),
    ),
  ];

  const texts = await textsIn(deps.catalogs).current();
  const took = async ({ ask }: Surface, query: Query) => {
    // Discards the results that the index keeps.
    texts.change([], []);
    const begun = cpuMs();
    await ask(query);
    return cpuMs() - begun;
  };
  async function tryOut(found: Surface, query: Query): Promise<void> {
    found.asked++;
    const { worst } = found;
    const floor = worst.length < KEPT ? 0 : (worst.at(-1)?.tookMs ?? 0);
    let tookMs = await took(found, query);
    for (let round = 1; round < ROUNDS && tookMs > floor; round++)
      tookMs = Math.min(tookMs, await took(found, query));
    if (tookMs <= floor) return;
    worst.push({ query, tookMs });
    worst.sort((a, b) => b.tookMs - a.tookMs);
    worst.length = Math.min(worst.length, KEPT);
  }
  const { frequentFirst, chance } = chances(SEED);
  for (const { ask, maker } of surfaces) for (let i = 0; i < WARM_UP; i++) await ask(maker.random());
  const endsAt = performance.now() + SECONDS * 1000;
  while (performance.now() < endsAt)
    for (const found of surfaces) {
      const { worst, maker } = found;
      const isRandom = worst.length === 0 || chance(RANDOM_SHARE);
      const [base, other] = [frequentFirst(worst), frequentFirst(worst)];
      await tryOut(found, isRandom ? maker.random() : maker.mutated(base.query, other.query));
    }

  // Again, because the machine may have been busy with something else when a query was found.
  for (const found of surfaces)
    for (let round = 0; round < FINAL_ROUNDS; round++)
      for (const each of found.worst) each.tookMs = Math.min(each.tookMs, await took(found, each.query));

  return surfaces.map(({ name, worst, asked }) => {
    const [first] = worst.toSorted((a, b) => b.tookMs - a.tookMs);
    if (first) console.error(name, ms(first.tookMs), String(paramsOf(first.query)));
    return {
      what: `${name}: the worst of ${many(asked)} in ${SECONDS} s`,
      ...below(first?.tookMs ?? 0, MAX_MS),
      reference: decodeURIComponent(String(paramsOf(first?.query ?? []))).slice(0, SHOWN_CHARACTERS),
    };
  });
}

function newestId(file: string, kind: ListingKind): string {
  const [[id] = []] = new Sqlite(file, { readonly: true })
    .query(
      "SELECT id FROM listings WHERE kind = ? AND status = 'active' AND hold IS NULL ORDER BY rev DESC LIMIT 1",
    )
    .values(kind);
  return String(id);
}

await report(slowQueries);
