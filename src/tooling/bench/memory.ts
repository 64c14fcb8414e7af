import { readFileSync } from "node:fs";
import { executable, firstAnswer, siteSettings, started } from "./executable.ts";
import { type Figure, type Given, many, report, times } from "./figure.ts";
import { withCopy } from "./open-market.ts";
import { printed } from "./processes.ts";

const SECONDS = 15;
const CLIENTS = 8;
const MOST_MB = 300;
const EVERY_MS = 50;
const MAKES = ["Toyota", "Kia", "Hyundai", "Mercedes-Benz", "BMW", "Nissan", "Honda", "Ford"];

/** What visitors look at: searches in both languages, their pages and orders, words, plates, home. */
const ADDRESSES = [
  "/",
  "/ar",
  ...MAKES.flatMap((make) =>
    ["", "/ar"].flatMap((language) =>
      ["", "&page=2", "&sort=price-asc", "&maxPrice=9000", "&q=full"].map(
        (more) => `${language}/search?make=${make}${more}`,
      ),
    ),
  ),
  ...["", "?page=2", "?digitCount=4", "?pattern=*77*", "?sort=price-asc"].map(
    (query) => `/number-plates${query}`,
  ),
  ...["camry 2018", "كامري هايبرد", "elantra amman"].map(
    (q) => `/api/search/cars?q=${encodeURIComponent(q)}`,
  ),
];

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** The most memory that the compiled site takes, from its start on, while many look around. */
async function underLoad(site: string, folder: string): Promise<{ most: number; perSecond: number }> {
  const server = started([site], siteSettings(folder));
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, residentMb(server.pid))), EVERY_MS);
  await firstAnswer(server.origin);
  const urls = ADDRESSES.map((address) => server.origin + address);
  const perSecond = Number((await printed("load.ts", SECONDS, CLIENTS, "br", ...urls)).split(" ")[1]);
  clearInterval(timer);
  await server.stop();
  return { most, perSecond };
}

/** Resident memory under load, beside that of a site without listings under the same load. */
async function memory({ cache, size }: Given): Promise<Figure[]> {
  const site = await executable();
  const empty = await withCopy(cache, null, (folder) => underLoad(site, folder));
  const full = await withCopy(cache, size, (folder) => underLoad(site, folder));
  const mb = (value: number) => `${many(value)} MB`;
  const isHeld = size <= 100_000;
  return [
    {
      what: `the most while ${many(full.perSecond)} pages/s are sent, ${ADDRESSES.length} addresses`,
      measured: mb(full.most),
      wanted: isHeld ? `< ${MOST_MB} MB` : "",
      holds: isHeld ? full.most < MOST_MB : null,
      reference: `${mb(empty.most)} without listings`,
      ratio: times(full.most / empty.most),
    },
  ];
}

await report(memory);
