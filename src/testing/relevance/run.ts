import { parseArgs } from "node:util";
import { makeAds } from "./ads.ts";
import { openMarket } from "./market.ts";
import { readRealAds } from "./real-ads.ts";
import { readQuestions } from "./read-tables.ts";
import { type Answer, askAll, askTitles, scoreByKind } from "./score.ts";

// `bun run relevance [--ads FILE] [--failures]` prints the search quality for generated ads or those in a file.
// `--failures` lists the failed questions of `seen.tsv`; those of `held-out.tsv` are not shown.
const { values } = parseArgs({ options: { ads: { type: "string" }, failures: { type: "boolean" } } });

const made = await makeAds();
const market = await openMarket(values.ads ? { ...made, cars: await readRealAds(values.ads) } : made);
console.log(
  `${market.ads.car.size} cars, ${market.ads["number-plate"].size} plates; refused:`,
  market.refused,
);
const seen = [...(await askAll(market, await readQuestions("seen"))), ...(await askTitles(market, 1))];
const heldOut = [...(await askAll(market, await readQuestions("held-out"))), ...(await askTitles(market, 2))];
console.log("seen");
console.table(scoreByKind(seen));
console.log("held out");
console.table(scoreByKind(heldOut));
if (values.failures) for (const answer of seen.filter(isFailure)) console.log(line(answer));

function isFailure({ recall, precision }: Answer): boolean {
  return recall < 0.95 || (precision ?? 1) < 0.95;
}

function line({ kind, text, fitting, found, leftOut, recall, precision, wrong }: Answer): string {
  const figures = `recall ${recall.toFixed(2)}, precision ${precision?.toFixed(2) ?? "–"}, ${fitting} fit, ${found} found`;
  return [kind, text, figures, leftOut.join(" ") && `left out: ${leftOut.join(" ")}`, ...wrong]
    .filter(Boolean)
    .join(" | ");
}
