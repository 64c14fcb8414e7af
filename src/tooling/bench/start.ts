import { executable, firstAnswer, siteSettings, started } from "./executable.ts";
import { type Figure, type Given, many, ms, report, times } from "./figure.ts";
import { withCopy } from "./open-market.ts";

const ROUNDS = 9;
const SAYS_HELLO = `Bun.serve({ port: Number(process.env.PORT), fetch: () => new Response("hello") })`;

/** From the start of a process until its first answer to `path` is there. */
async function untilAnswer(
  command: string[],
  settings: Record<string, string>,
  path: string,
): Promise<number> {
  const begun = performance.now();
  const server = started(command, settings);
  const answer = await firstAnswer(server.origin + path);
  const tookMs = performance.now() - begun;
  await server.stop();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return tookMs;
}

/** The quickest of several: what other work on the machine adds is left out. */
async function quickest(work: () => Promise<number>): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round++) took.push(await work());
  return Math.min(...took);
}

/** The start of the compiled site, from nothing to its first answer, beside that of a server which only says hello. */
async function start({ cache, size }: Given): Promise<Figure[]> {
  const site = await executable();
  const hello = await quickest(() =>
    untilAnswer([process.execPath, "-e", SAYS_HELLO], siteSettings(""), "/"),
  );
  const reference = `${ms(hello)} until hello`;
  const figureOf = async (what: string, listings: number | null, most: number, path: string) => {
    const tookMs = await withCopy(cache, listings, async (folder) => {
      await untilAnswer([site], siteSettings(folder), path);
      return quickest(() => untilAnswer([site], siteSettings(folder), path));
    });
    return {
      what,
      measured: ms(tookMs),
      wanted: `< ${most} ms`,
      holds: tookMs < most,
      reference,
      ratio: times(tookMs / hello),
    };
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
