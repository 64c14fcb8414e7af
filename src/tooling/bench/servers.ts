import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "#src/testing/outside/postgres-server.ts";
import { buildExecutable } from "../build.ts";
import { type Figure, type Given, many, median, ms, percent, quantile, report } from "./figure.ts";
import { withCopy } from "./market.ts";
import {
  firstAnswer,
  runCommand,
  type Server,
  siteSettings,
  startServer,
  startUp,
  watchMb,
} from "./processes.ts";
import { publish, signIn } from "./publish-cars.ts";
import { carPages, CLIENTS, type Load, send } from "./wrk.ts";

const SECONDS = 6;
const ROUNDS = 3;
const STARTS = 5;
const DIFFERENT_CARS = 5000;
const KEPT_SHARE = 0.5;
const START_MS = 3000;
const MAX_MB = 350;

interface Measured {
  perSecond: number;
  p99Ms: number;
}

interface Work {
  what: string;
  /** The required share of SQLite's rate. */
  wanted?: number;
  ask(origins: string[], round: number): Promise<Measured>;
}

const sumOf = (parts: Measured[]): Measured => ({
  perSecond: parts.reduce((sum, { perSecond }) => sum + perSecond, 0),
  p99Ms: Math.max(...parts.map(({ p99Ms }) => p99Ms)),
});

/** The total number of visitors is the same for any number of servers. */
const visits = async (origins: string[], work: string, round: number, paths = ""): Promise<Measured> => {
  const loads = origins.map((origin, i) =>
    send(origin, work, round * 10 + i, SECONDS, paths, CLIENTS / origins.length),
  );
  return sumOf((await Promise.all(loads)).map(measuredOf));
};
const measuredOf = ({ requests, seconds, p99Ms }: Load): Measured => ({
  perSecond: requests / seconds,
  p99Ms,
});

const posting = async (origins: string[], tokens: string[]): Promise<Measured> => {
  const shares = origins.map((origin, i) =>
    publish(
      origin,
      tokens.filter((_, at) => at % origins.length === i),
    ),
  );
  const parts = await Promise.all(shares);
  return sumOf(parts.map(({ perSecond, tookMs }) => ({ perSecond, p99Ms: quantile(tookMs, 0.99) })));
};

async function startMs(site: string, settings: Record<string, string>): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < STARTS; i++) took.push(await startUp([site], settings, "/search?make=Toyota"));
  return Math.min(...took);
}

/** Compares the same market in SQLite and in PostgreSQL, with one and two servers, in turn. */
async function servers({ cache, size }: Given): Promise<Figure[]> {
  const site = await buildExecutable();
  const postgres = await startPostgres({ isSynced: true });
  return withCopy(cache, size, async (folder) => {
    const tokens = await signIn(folder);
    const place = mkdtempSync(`${folder}-servers-`);
    const archive = join(place, "markaba.tar");
    const inFile = siteSettings(folder);
    const beside = (name: string) => ({
      ...siteSettings(join(place, name)),
      DATABASE_URL: `${postgres.address}/postgres`,
    });
    const [ours, theirs] = [beside("ours"), beside("theirs")];
    await runCommand(site, inFile, "export", "--no-photos", archive);
    await runCommand(site, ours, "import", archive);
    cpSync(join(place, "ours", "secret.key"), join(place, "theirs", "secret.key"));

    const starts = { sqlite: await startMs(site, inFile), postgres: await startMs(site, ours) };
    const start = (settings: Record<string, string>) => startServer([site], settings);
    const all = { sqlite: start(inFile), ours: start(ours), theirs: start(theirs) };
    const list = join(place, "paths");
    for (const { origin } of Object.values(all)) await firstAnswer(`${origin}/search`);
    await Bun.write(list, (await carPages(DIFFERENT_CARS)(all.sqlite.origin)).join("\n"));
    const kept = join(place, "kept");
    await Bun.write(kept, "/search?make=Toyota");
    const highestMb = {
      sqlite: watchMb(all.sqlite.pid),
      ours: watchMb(all.ours.pid),
      theirs: watchMb(all.theirs.pid),
    };

    const works: Work[] = [
      {
        what: "a kept page",
        wanted: KEPT_SHARE,
        ask: (origins, round) => visits(origins, "path", round, kept),
      },
      { what: "new search", ask: (origins, round) => visits(origins, "new search", round) },
      {
        what: "cars, each another one",
        ask: (origins, round) => visits(origins, "path", round, list),
      },
      { what: "posting a car", ask: (origins) => posting(origins, tokens) },
    ];
    const figures: Figure[] = [];
    for (const work of works) figures.push(...(await compare(work, all)));
    const sqliteMb = highestMb.sqlite();
    const postgresMb = Math.max(highestMb.ours(), highestMb.theirs());
    for (const server of Object.values(all)) await server.stop();
    await postgres.remove();
    rmSync(place, { recursive: true });
    return [
      ...figures,
      {
        what: "start on PostgreSQL until a search is answered",
        measured: ms(starts.postgres),
        wanted: `< ${START_MS} ms`,
        holds: starts.postgres < START_MS,
        reference: `${ms(starts.sqlite)} on SQLite`,
        ratio: `${(starts.postgres / starts.sqlite).toFixed(1)} ×`,
      },
      {
        what: "highest memory of a server on PostgreSQL",
        measured: `${many(postgresMb)} MB`,
        wanted: `< ${MAX_MB} MB`,
        holds: postgresMb < MAX_MB,
        reference: `${many(sqliteMb)} MB on SQLite`,
      },
    ];
  });
}

type All = Record<"sqlite" | "ours" | "theirs", Server>;

async function compare({ what, wanted, ask }: Work, all: All): Promise<Figure[]> {
  const ways = {
    sqlite: [all.sqlite.origin],
    one: [all.ours.origin],
    two: [all.ours.origin, all.theirs.origin],
  };
  const rounds: Record<keyof typeof ways, Measured>[] = [];
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round++) {
    const measured = {
      sqlite: await ask(ways.sqlite, round),
      one: await ask(ways.one, round),
      two: await ask(ways.two, round),
    };
    if (round > 0) rounds.push(measured);
  }
  const rateOf = (way: keyof typeof ways) =>
    `${many(median(rounds.map((round) => round[way].perSecond)))}/s, p99 ${ms(median(rounds.map((round) => round[way].p99Ms)))}`;
  return (["one", "two"] as const).map((way) => {
    const share = median(rounds.map((round) => round[way].perSecond / round.sqlite.perSecond));
    return {
      what: `${what}, ${way === "one" ? "one server" : "two servers"}`,
      measured: rateOf(way),
      ...(wanted && { wanted: `≥ ${percent(wanted)}`, holds: share >= wanted }),
      reference: `${rateOf("sqlite")} on SQLite`,
      ratio: percent(share),
    };
  });
}

await report(servers);
