import { buildExecutable } from "../build.ts";
import { type Figure, type Given, many, report, times } from "./figure.ts";
import { withCopy } from "./market.ts";
import { firstAnswer, outputOf, siteSettings, startServer, watchMb } from "./processes.ts";

const SECONDS = 15;
const CLIENTS = 8;
const MAX_MB = 300;
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
  const highestMb = watchMb(server.pid);
  await firstAnswer(server.origin);
  const urls = ADDRESSES.map((address) => server.origin + address);
  const perSecond = Number((await outputOf("load.ts", SECONDS, CLIENTS, "br", ...urls)).split(" ")[1]);
  const maxMb = highestMb();
  await server.stop();
  return { maxMb, perSecond };
}

async function memory({ cache, size }: Given): Promise<Figure[]> {
  const site = await buildExecutable();
  const empty = await withCopy(cache, null, (folder) => underLoad(site, folder));
  const full = await withCopy(cache, size, (folder) => underLoad(site, folder));
  const mb = (value: number) => `${many(value)} MB`;
  return [
    {
      what: `the most while ${many(full.perSecond)} pages/s are sent, ${ADDRESSES.length} addresses`,
      measured: mb(full.maxMb),
      ...(size <= 100_000 && { wanted: `< ${MAX_MB} MB`, holds: full.maxMb < MAX_MB }),
      reference: `${mb(empty.maxMb)} without listings`,
      ratio: times(full.maxMb / empty.maxMb),
    },
  ];
}

await report(memory);
