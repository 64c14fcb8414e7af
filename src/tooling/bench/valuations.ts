import "#src/app.ts";
import { refreshValuations } from "#src/features/cars/worth/refresh-valuations.ts";
import { listValuedRows, valuationsOf, type ValuedRow } from "#src/features/cars/worth/valuations.ts";
import type { Deps } from "#src/http/env.ts";
import { below, type Figure, many, median, ms, quantile, report, times } from "./figure.ts";
import { withSite } from "./market.ts";
import { longestTurn, timeOf } from "./time.ts";

const CHANGED = 1000;
const MAX_ALL_MS = 3000;
const MAX_ONE_MS = 1;
const MAX_TURN_MS = 20;

async function valuations(deps: Deps): Promise<Figure[]> {
  const rows: ValuedRow[] = [];
  const readingMs = await timeOf(async () => {
    for await (const row of listValuedRows(deps.db.read, 0)) rows.push(row);
  });
  let allMs = 0;
  const turn = await longestTurn(async () => {
    allMs = await timeOf(() => refreshValuations(deps));
  });

  const kept = valuationsOf(deps.db.read);
  const valued = rows.filter((row) => kept.of(row));
  const every = Math.max(1, Math.floor(valued.length / CHANGED));
  const each: number[] = [];
  for (let i = 0; i < valued.length; i += every) {
    const row = valued[i] as ValuedRow;
    const [example] = kept.prices.comparable(row).filter(({ number }) => number === row.number);
    const priceCents = Math.round(row.priceCents * 0.97);
    if (!example) continue;
    each.push(
      await timeOf(() => {
        kept.prices.put(row.number, { ...example, priceCents });
        kept.of({ ...row, priceCents });
      }),
    );
  }
  const p99 = quantile(each, 0.99);
  return [
    {
      what: `what ${many(rows.length)} cars are worth, after a start`,
      ...below(allMs, MAX_ALL_MS),
      reference: `${ms(readingMs)} to read them`,
      ratio: times(allMs / readingMs),
    },
    { what: "the longest turn", ...below(turn, MAX_TURN_MS) },
    {
      what: `one car whose price changed, of ${many(each.length)}`,
      ...below(p99, MAX_ONE_MS),
      measured: `p50 ${ms(median(each))}, p99 ${ms(p99)}`,
    },
  ];
}

await report((given) => withSite(given, valuations));
