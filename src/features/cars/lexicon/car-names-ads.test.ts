import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { OTHER } from "../catalogue/catalogue.ts";
import { findMake, findModel } from "./car-names.ts";

const data = (name: string) => fileURLToPath(new URL(`../../../../../shared/data/${name}`, import.meta.url));
const ads = data("jordan-ads.jsonl");
const sample = data("makes-models.json");
const withData = test.skipIf(!existsSync(ads) || !existsSync(sample));
const reason = "(skipped where ../shared/data is absent)";

interface SampledMake {
  en: string;
  modelsInAds: Record<string, number>;
}

withData(`real ads: at least 95 % of the makes and 85 % of the models are known ${reason}`, async () => {
  const lines = (await Bun.file(ads).text()).trim().split("\n");
  const found = lines.map((line) => {
    const { make, model } = JSON.parse(line) as { make: string; model: string };
    const name = findMake(make);
    return { make: name, model: name && findModel(name, model) };
  });
  const share = (known: unknown[]) => known.length / found.length;
  expect(share(found.filter(({ make }) => make))).toBeGreaterThanOrEqual(0.95);
  expect(share(found.filter(({ model }) => model && model !== OTHER))).toBeGreaterThanOrEqual(0.85);
});

withData(`real ads: of each make at least 90 % name a listed model ${reason}`, async () => {
  for (const { en, modelsInAds } of (await Bun.file(sample).json()) as SampledMake[]) {
    const make = findMake(en);
    if (make === null || make === OTHER) continue;
    let [known, total] = [0, 0];
    for (const [model, count] of Object.entries(modelsInAds)) {
      const name = findModel(make, model);
      if (name === OTHER) continue;
      total += count;
      if (name !== null) known += count;
    }
    expect([make, total === 0 || known / total >= 0.9]).toEqual([make, true]);
  }
});
