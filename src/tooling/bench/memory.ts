import { buildExecutable } from "../build.ts";
import { type Figure, type Given, many, report, times } from "./figure.ts";
import { withCopy } from "./market.ts";
import { firstAnswer, outputOf, residentMb, siteSettings, startServer } from "./processes.ts";

const SECONDS = 15;
const CLIENTS = 8;
const MAX_MB = 300;
const EVERY_MS = 50;
const MAKES = ["Toyota", "Kia", "Hyundai", "Mercedes-Benz", "BMW", "Nissan", "Honda", "Ford"];

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

async function underLoad(site: string, folder: string): Promise<{ maxMb: number; perSecond: number }> {
  const server = startServer([site], siteSettings(folder));
  let maxMb = 0;
  const timer = setInterval(() => (maxMb = Math.max(maxMb, residentMb(server.pid))), EVERY_MS);
  await firstAnswer(server.origin);
  const urls = ADDRESSES.map((address) => server.origin + address);
  const perSecond = Number((await outputOf("load.ts", SECONDS, CLIENTS, "br", ...urls)).split(" ")[1]);
  clearInterval(timer);
  await server.stop();
  return { maxMb, perSecond };
}

async function memory({ cache, size }: Given): Promise<Figure[]> {
  const site = await buildExecutable();
  const empty = await withCopy(cache, null, (folder) => underLoad(site, folder));
  const full = await withCopy(cache, size, (folder) => underLoad(site, folder));
  const mb = (value: number) => `${many(value)} MB`;
  const isHeld = size <= 100_000;
  return [
    {
      what: `the most while ${many(full.perSecond)} pages/s are sent, ${ADDRESSES.length} addresses`,
      measured: mb(full.maxMb),
      wanted: isHeld ? `< ${MAX_MB} MB` : "",
      holds: isHeld ? full.maxMb < MAX_MB : null,
      reference: `${mb(empty.maxMb)} without listings`,
      ratio: times(full.maxMb / empty.maxMb),
    },
  ];
}

await report(memory);
