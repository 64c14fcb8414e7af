import { expect, test } from "bun:test";
import { foldTokens } from "#src/core/fold.ts";
import { centsOf } from "#src/core/money.ts";
import {
  findMake,
  makeLabel,
  modelLabel,
  OTHER,
  spellingsOfMake,
  spellingsOfModel,
} from "#src/features/cars/catalogue.ts";
import { searchCars } from "#src/features/cars/queries/search-cars.ts";
import { readCarFilter } from "#src/features/cars/schema.ts";
import { understandCars } from "#src/features/cars/understand-car.ts";
import { haveRealAds, readRealAds } from "./real-ads.ts";
import { type MarketCar, realMarket } from "./real-market.ts";

const NOW = Date.UTC(2026, 10, 21);
const PAIRS = 40;
const FIRST = 24;
const LEAST = 0.9;

type Fits = (car: MarketCar) => boolean;
interface Asked {
  query: string;
  /** Which cars of the pair the query asks for. */
  fits: Fits;
}

/** The word with two letters exchanged, in the middle, as fingers do. */
const withTypo = (word: string): string => {
  const at = Math.floor(word.length / 2);
  return word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1);
};

/** The name with a typo in its longest word, or null where no word has five letters. */
function mistyped(name: string): string | null {
  const longest = foldTokens(name).sort((a, b) => b.length - a.length)[0] ?? "";
  if (!/^\p{L}{5,}$/u.test(longest) || withTypo(longest) === longest) return null;
  return foldTokens(name)
    .map((word) => (word === longest ? withTypo(word) : word))
    .join(" ");
}

/** How people ask for cars of a make and model. */
function queriesFor(make: string, model: string, cars: MarketCar[], all: MarketCar[]): Asked[] {
  const any: Fits = () => true;
  const [makeAr, modelAr] = [makeLabel(make, "ar"), modelLabel(make, model, "ar")];
  const [latin, arabic] = [`${make} ${model}`, `${makeAr} ${modelAr}`];
  const makeByOthers = spellingsOfMake(make).slice(2);
  const modelByOthers = spellingsOfModel(make, model).slice(2);
  const year = mostFrequent(cars.map((car) => String(car.year)));
  const ofYear: Fits = (car) => String(car.year) === year;
  const inIrbid: Fits = ({ location }) => location === "Irbid";
  const plain = [
    ...[latin, arabic, latin.toLowerCase(), `${makeAr} ${model}`, `${modelAr} ${makeAr}`],
    ...[`${arabic} للبيع`, `used ${latin} for sale`, `${make} ${model.replaceAll(/[\s-]/g, "")}`],
    ...makeByOthers.slice(0, 3).map((other) => `${other} ${modelAr}`),
    ...modelByOthers.slice(0, 3).map((other) => `${makeAr} ${other}`),
    ...asSellersWrite(cars, all),
  ];
  const typos = [mistyped(latin), mistyped(arabic)].filter((query) => query !== null);
  return [
    ...[...plain, ...typos].map((query) => ({ query, fits: any })),
    ...[`${arabic} ${year}`, `${latin} ${year}`, `${modelAr} ${makeAr} موديل ${year}`].map((query) => ({
      query,
      fits: ofYear,
    })),
    ...[`${arabic} اربد`, `${latin} irbid`, `${modelAr} ${makeAr} في إربد`].map((query) => ({
      query,
      fits: inIrbid,
    })),
  ];
}

const COMMON = 0.4;
const TELLING = 0.9;

/** How sellers themselves call the car: words of their titles that are common for it and rare for others. */
function asSellersWrite(ofPair: MarketCar[], all: MarketCar[]): string[] {
  const phrasesOf = ({ title }: MarketCar) => {
    const words = foldTokens(title).slice(0, 5);
    const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
    return new Set(
      [...words, ...pairs].filter((phrase) => !/\d{4}/.test(phrase) && /\p{L}{2}/u.test(phrase)),
    );
  };
  const count = (cars: MarketCar[]) => {
    const counts = new Map<string, number>();
    for (const car of cars)
      for (const phrase of phrasesOf(car)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    return counts;
  };
  const everywhere = count(all);
  return [...count(ofPair)]
    .filter(([phrase, n]) => n >= ofPair.length * COMMON && n >= (everywhere.get(phrase) ?? 0) * TELLING)
    .map(([phrase]) => phrase);
}

const mostFrequent = (values: string[]): string => {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? "";
};

test.skipIf(!haveRealAds)(
  `the ${PAIRS} most frequent cars of real ads are found as people ask for them (skipped without ../shared/data)`,
  async () => {
    const { app, cars } = await realMarket();
    const pairs = [...Map.groupBy(cars, ({ make, model }) => `${make}/${model}`).values()]
      .filter(([car]) => car && car.model !== OTHER)
      .sort((a, b) => b.length - a.length)
      .slice(0, PAIRS);
    const results = [];
    for (const ofPair of pairs) {
      const [{ make, model } = { make: "", model: "" }] = ofPair;
      for (const { query, fits } of queriesFor(make, model, ofPair, cars)) {
        const wanted = new Set(ofPair.filter(fits).map(({ id }) => id));
        const ids: string[] = [];
        for (let page = 1; page <= 5; page++) {
          const filter = readCarFilter(
            new URLSearchParams({ q: query, page: String(page), pageSize: "100" }),
          );
          const { items } = await searchCars(app.deps, filter);
          ids.push(...items.map(({ id }) => id));
          if (items.length < 100) break;
        }
        const isRight = (id: string) => wanted.has(id);
        const first = ids.slice(0, Math.min(FIRST, wanted.size));
        results.push({
          query,
          pair: `${make} ${model}`,
          wanted: wanted.size,
          found: ids.filter(isRight).length / wanted.size,
          right: first.length === 0 ? 0 : first.filter(isRight).length / first.length,
        });
      }
    }
    const asked = results.filter(({ wanted }) => wanted > 0);
    const worst = asked
      .toSorted((a, b) => Math.min(a.found, a.right) - Math.min(b.found, b.right))
      .slice(0, 10);
    const percent = (share: number) => `${centsOf(share)} %`;
    console.log(`${asked.length} queries; the ten worst:`);
    for (const { query, pair, wanted, found, right } of worst)
      console.log(
        `  ${query} (${pair}, ${wanted} ads): found ${percent(found)}, of the first ${percent(right)} right`,
      );
    expect(
      asked.filter(({ found, right }) => found < LEAST || right < LEAST).map(({ query }) => query),
    ).toEqual([]);
  },
  60_000,
);

test.skipIf(!haveRealAds)(
  "of real titles, 90 % say their make and it is understood, at most 2 % as another; years are right in 95 % (skipped without ../shared/data)",
  async () => {
    const tally = { right: 0, wrong: 0, none: 0, years: 0, wrongYears: 0 };
    const ads = await readRealAds(Number.POSITIVE_INFINITY);
    for (const { title, make, year } of ads) {
      const { filter } = understandCars({ ...readCarFilter(new URLSearchParams()), q: title }, NOW);
      if (filter.make.length === 0) tally.none++;
      else if (filter.make.length === 1 && filter.make[0] === findMake(make)) tally.right++;
      else tally.wrong++;
      if (filter.year.length > 0) tally.years++;
      if (filter.year.length > 0 && !filter.year.includes(Number(year))) tally.wrongYears++;
    }
    console.log(tally);
    expect(tally.right / ads.length).toBeGreaterThan(0.9);
    expect(tally.wrong / ads.length).toBeLessThan(0.02);
    expect(tally.wrongYears / tally.years).toBeLessThan(0.05);
  },
);
