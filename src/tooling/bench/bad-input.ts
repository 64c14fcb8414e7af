import { createApp } from "#src/app.ts";
import { BAD_QUERIES, SEARCHING } from "#src/testing/listings/bad-queries.ts";
import { below, type Figure, type Given, ms, report, times } from "./figure.ts";
import { openMarket } from "./market.ts";
import { processorMs } from "./time.ts";

const MAX_MS = 50;
const ROUNDS = 5;

/** Invalid queries on every search page and API: the slowest address for each, by its fastest round. */
async function badInput({ cache, size }: Given): Promise<Figure[]> {
  const deps = await openMarket(cache, size);
  let asked = 0;
  const get = async (address: string) => {
    // A new reader, so that nothing is cached from the last round.
    const app = createApp({ ...deps, db: { ...deps.db, read: Object.create(deps.db.read) } });
    // A different address each time, because of the limit per address.
    const socketAddress = `198.18.${(asked >> 8) & 255}.${asked++ & 255}`;
    const begun = processorMs();
    const { status } = await app.request(address, {}, { socketAddress });
    if (status >= 500) throw new Error(`${status} ${address.slice(0, 200)}`);
    return processorMs() - begun;
  };
  const slowest = async (query: string) => {
    let [slowestMs, where] = [0, ""];
    for (const addressOf of SEARCHING) {
      const rounds: number[] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await get(addressOf(query)));
      const quickest = Math.min(...rounds);
      if (quickest > slowestMs) [slowestMs, where] = [quickest, addressOf("").replace(/[?&]$/, "")];
    }
    return { slowestMs, where };
  };
  await slowest("make=Toyota");
  const plain = await slowest("make=Toyota");
  const figures: Figure[] = [];
  for (const [name, query] of BAD_QUERIES) {
    const { slowestMs, where } = await slowest(query);
    figures.push({
      what: `${name}: ${where}`,
      ...below(slowestMs, MAX_MS),
      reference: `${ms(plain.slowestMs)} for make=Toyota: ${plain.where}`,
      ratio: times(slowestMs / plain.slowestMs),
    });
  }
  return figures;
}

await report(badInput);
