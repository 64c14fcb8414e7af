import { buildExecutable } from "../build.ts";
import { type Figure, type Given, many, median, ms, percent, quantile, report } from "./figure.ts";
import { withCopy } from "./market.ts";
import { carRows, perSecond, smallRows } from "./plain-rows.ts";
import { firstAnswer, siteSettings, startServer } from "./processes.ts";
import { publish, SELLERS, signIn } from "./publish-cars.ts";

const ROUNDS = 3;
const WANTED = 0.3;

const posts = ({ cache, size }: Given): Promise<Figure[]> =>
  withCopy(cache, size, (plain) => withCopy(cache, size, (folder) => compare(folder, plain)));

/** Publishes cars in `folder`, and writes rows by plain SQL in `plain`, in alternation. */
async function compare(folder: string, plain: string): Promise<Figure[]> {
  const site = await buildExecutable();
  const tokens = await signIn(folder);
  const server = startServer([site], siteSettings(folder));
  await firstAnswer(`${server.origin}/search`);
  await publish(server.origin, tokens);
  const [commitCar, commitRow] = [carRows(plain), smallRows(plain)];
  const rounds: Record<"rows" | "cars" | "published" | "p99Ms", number>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [rows, cars] = [perSecond(commitRow), perSecond(commitCar)];
    const { perSecond: published, tookMs } = await publish(server.origin, tokens);
    rounds.push({ rows, cars, published, p99Ms: quantile(tookMs, 0.99) });
  }
  await server.stop();
  const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
  const ofRows = middle(({ published, rows }) => published / rows);
  const published = {
    what: `cars published by ${SELLERS} sellers at once`,
    measured: `${many(middle((round) => round.published))}/s, p99 ${ms(middle(({ p99Ms }) => p99Ms))}`,
  };
  return [
    {
      ...published,
      wanted: `≥ ${percent(WANTED)}`,
      holds: ofRows >= WANTED,
      reference: `${many(middle(({ rows }) => rows))} commits/s of one row`,
      ratio: percent(ofRows),
    },
    {
      ...published,
      reference: `${many(middle(({ cars }) => cars))} cars/s by plain SQL, a commit for each`,
      ratio: percent(middle((round) => round.published / round.cars)),
    },
  ];
}

await report(posts);
