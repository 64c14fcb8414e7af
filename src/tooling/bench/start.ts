import { buildExecutable } from "../build.ts";
import { below, type Figure, type Given, many, ms, report, times } from "./figure.ts";
import { withCopy } from "./market.ts";
import { siteSettings, startUp } from "./processes.ts";

const ROUNDS = 9;
const HELLO_SERVER = `Bun.serve({ port: Number(process.env.PORT), fetch: () => new Response("hello") })`;

/** The fastest of several rounds, which excludes other work on the machine. */
async function quickest(work: () => Promise<number>): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round++) took.push(await work());
  return Math.min(...took);
}

/** The time from the compiled site's start to its first response, compared with a minimal server. */
async function start({ cache, size }: Given): Promise<Figure[]> {
  const site = await buildExecutable();
  const hello = await quickest(() => startUp([process.execPath, "-e", HELLO_SERVER], siteSettings(""), "/"));
  const reference = `${ms(hello)} until hello`;
  const figureOf = async (what: string, listings: number | null, limitMs: number, path: string) => {
    const tookMs = await withCopy(cache, listings, async (folder) => {
      await startUp([site], siteSettings(folder), path);
      return quickest(() => startUp([site], siteSettings(folder), path));
    });
    return { what, ...below(tookMs, limitMs), reference, ratio: times(tookMs / hello) };
  };
  const all = `${many(size)} listings`;
  return [
    await figureOf("empty, the home page", null, 150, "/"),
    await figureOf("empty, a search", null, 150, "/search?make=Toyota"),
    await figureOf(`${all}, the home page`, size, 1000, "/"),
    await figureOf(`${all}, a search`, size, 1000, "/search?make=Toyota"),
  ];
}

await report(start);
