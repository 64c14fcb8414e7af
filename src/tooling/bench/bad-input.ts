import { createApp } from "#src/app.ts";
import { BAD_QUERIES, SEARCHING } from "#src/testing/bad-queries.ts";
import { type Figure, type Given, ms, report, times } from "./figure.ts";
import { openMarket } from "./open-market.ts";
import { processorMs } from "./processor-time.ts";

const MOST_MS = 50;
const ROUNDS = 5;

/** What nobody means, on every page and API that searches: the slowest address of each, the quickest of its rounds. */
async function badInput({ cache, size }: Given): Promise<Figure[]> {
  const deps = await openMarket(cache, size);
  let asked = 0;
  const get = async (address: string) => {
    // A reader that is new knows nothing of what was read for the last round.
    const app = createApp({ ...deps, db: { ...deps.db, read: Object.create(deps.db.read) } });

    // From elsewhere each time, so that the limit for one address stays out of the way.
    const socketAddress = `198.18.${(asked >> 8) & 255}.${asked++ & 255}`;
    const begun = processorMs();
    const { status } = await app.request(address, {}, { socketAddress });
    if (status >= 500) throw new Error(`${status} ${address.slice(0, 200)}`);
    return processorMs() - begun;
  };
  const slowest = async (query: string) => {
    let [most, where] = [0, ""];
    for (const addressOf of SEARCHING) {
      const rounds: number[] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await get(addressOf(query)));
      const quickest = Math.min(...rounds);
      if (quickest > most) [most, where] = [quickest, addressOf("").replace(/[?&]$/, "")];
    }
    return { most, where };
  };
  await slowest("make=Toyota");
  const plain = await slowest("make=Toyota");
  const figures: Figure[] = [];
  for (const [name, query] of BAD_QUERIES) {
    const { most, where } = await slowest(query);
    figures.push({
      what: `${name}: ${where}`,
      measured: ms(most),
      wanted: `< ${MOST_MS} ms`,
      holds: most < MOST_MS,
      reference: `${ms(plain.most)} for make=Toyota: ${plain.where}`,
      ratio: times(most / plain.most),
    });
  }
  return figures;
}

await report(badInput);
