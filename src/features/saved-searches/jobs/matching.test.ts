import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { dialect } from "#src/config.ts";
import { foldTokens } from "#src/core/fold.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { carCatalog } from "#src/features/cars/car-catalog.ts";
import { nextRev } from "#src/features/listings/life-cycle/counters.ts";
import { markSold, relist, undoSale } from "#src/features/listings/life-cycle/own-listings.ts";
import { findText } from "#src/features/listings/search/search-source.ts";
import { listings } from "#src/features/listings/tables.ts";
import "#src/testing/listings/property-seed.ts";
import { testOnSqlite } from "#src/testing/site/engines.ts";
import { type TestApp, testApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { typedPlate } from "#src/testing/listings/typed-plate.ts";
import { seedMarket } from "#src/tooling/bench/seed-market.ts";
import { savedSearchMarket } from "#src/testing/listings/saved-search-market.ts";
import { matchListings } from "./matching.ts";
import { savedSearchMatches } from "../tables.ts";

test("a published listing is found once by each matching search, even after a relist or price drop", async () => {
  const { app, seller, save, post, edit, matches } = await savedSearchMarket();
  const toyotas = await save("make=Toyota&maxPrice=12000");
  const cheap = await save("make=Toyota&maxPrice=10000");
  await save("make=Kia");
  const car = await post({ make: "Toyota", model: "Camry", price: 11_000 });
  expect(await matches()).toEqual([`${toyotas} ${car}`]);
  await edit(car, { price: 10_500 });
  expect(await matches()).toEqual([`${toyotas} ${car}`]);
  await edit(car, { price: 9_900 });
  expect(await matches()).toEqual([`${toyotas} ${car}`, `${cheap} ${car}`]);
  const [, drop] = await app.deps.db.read.select().from(savedSearchMatches);
  expect(drop?.oldPriceCents).toBe(1_050_000);
  app.clock.advance(40 * DAY_MS);
  await relist(app.deps, seller, car);
  expect(await matches()).toHaveLength(2);
});

test("a price drop within the range is not a new match", async () => {
  const { app, save, post, edit, matches } = await savedSearchMarket();
  const car = await post({ make: "Toyota", model: "Camry", price: 11_000 });
  await matches();
  app.clock.advance(HOUR_MS);
  await save("make=Toyota&maxPrice=12000");
  await edit(car, { price: 10_000 });
  expect(await matches()).toEqual([]);
});

test("a later search finds listings that were gone for more than 30 days, but not others", async () => {
  const { app, seller, save, post, matches } = await savedSearchMarket();
  const car = await post({ make: "Toyota", model: "Camry" });
  await matches();
  app.clock.advance(HOUR_MS);
  const toyotas = await save("make=Toyota");
  await markSold(app.deps, seller, car);
  await undoSale(app.deps, seller, car);
  expect(await matches()).toEqual([]);
  app.clock.advance(29 * DAY_MS);
  await relist(app.deps, seller, car);
  expect(await matches()).toEqual([]);
  app.clock.advance(31 * DAY_MS);
  await relist(app.deps, seller, car);
  expect(await matches()).toEqual([`${toyotas} ${car}`]);
});

test("a held listing is found once it is approved", async () => {
  const { app, save, post, matches } = await savedSearchMarket();
  const toyotas = await save("make=Toyota");
  const car = await post({ make: "Toyota", model: "Camry" });
  const hold = (state: "review" | null) =>
    app.deps.db.withTx(async (tx) => {
      await tx
        .update(listings)
        .set({ hold: state, rev: await nextRev(tx) })
        .where(eq(listings.id, car));
    });
  await hold("review");
  expect(await matches()).toEqual([]);
  await hold(null);
  expect(await matches()).toEqual([`${toyotas} ${car}`]);
});

test("a deleted search finds nothing", async () => {
  const { app, buyer, save, post, matches } = await savedSearchMarket();
  const id = await save("make=Toyota");
  await app.json("DELETE", `/api/saved-searches/${id}`, undefined, { as: buyer });
  await post({ make: "Toyota", model: "Camry" });
  expect(await matches()).toEqual([]);
});

const WORDS =
  "camry كامري toyta تويوتا hyundai kia سيراتو 2015 2018 hybrid هايبرد amman عمان فل كامل فحص full option camery automatik تحت 9000 not بدون irbid zebra زيبرا suv sunroof فتحة clean ferrari for sale 10k fulll ziebra cameri hoda opl wael fabrka garantied zebras 3al".split(
    " ",
  );
const query = fc
  .record(
    {
      make: fc.constantFrom("Toyota", "Hyundai", "Kia"),
      model: fc.constantFrom("Camry", "cerato", "Elantra"),
      location: fc.constantFrom("Amman", "Irbid"),
      fuelType: fc.constantFrom("Hybrid", "Gasoline"),
      "not.bodyType": fc.constantFrom("SUV", "Sedan"),
      "not.model": fc.constantFrom("Camry", "cerato"),
      "not.make": fc.constantFrom("Kia", "Toyota"),
      "not.year": fc.constantFrom("2015", "2014-2017"),
      country: fc.constant("Korean"),
      features: fc.constantFrom("Sunroof", "Bluetooth"),
      minYear: fc.constantFrom("2014", "2017"),
      maxPrice: fc.constantFrom("9000", "12000"),
      photosOnly: fc.constant("true"),
      q: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((words) => words.join(" ")),
    },
    { requiredKeys: [] },
  )
  .map((parts) => new URLSearchParams(parts).toString());
const car = fc
  .record({
    name: fc.constantFrom(
      ["Toyota", "Camry"],
      ["Kia", "Cerato"],
      ["Hyundai", "Elantra"],
      ["Hyundai", "Tucson Special"],
    ),
    year: fc.integer({ min: 2013, max: 2019 }),
    price: fc.constantFrom(8_000, 9_500, 13_000),
    fuelType: fc.constantFrom("Hybrid", "Gasoline"),
    bodyType: fc.constantFrom("SUV", "Sedan"),
    location: fc.constantFrom("Amman", "Irbid"),
    features: fc.subarray(["Sunroof", "Bluetooth"]),
    description: fc
      .array(fc.constantFrom(...WORDS), { maxLength: 5 })
      .map((words) => `As described. ${words.join(" ")}`),
    titled: fc.subarray(["zebra", "clean", "full", "زيبرا"], { maxLength: 2 }),
  })
  .map(({ name: [make, model], titled, ...rest }) => ({
    ...typedCar,
    ...rest,
    make,
    model,
    title: [make, model, ...titled].join(" "),
  }));

const plateQuery = fc
  .record(
    {
      areaCode: fc.constantFrom("10", "20"),
      pattern: fc.constantFrom("??77", "10-*", "*5"),
      tags: fc.constantFrom("mirror", "all-same"),
      maxPrice: fc.constantFrom("300", "600"),
      q: fc.constantFrom(
        "77",
        "10-1",
        "7777",
        "mirror amman",
        "ends with 00",
        "zebra",
        "اربع خانات",
        "not 7",
        "not ending 00",
        "1277 zebra",
        "mirrr",
        "ammman 77",
        "1500 معان",
      ),
    },
    { requiredKeys: [] },
  )
  .map((parts) => new URLSearchParams(parts).toString());
const plate = fc.record({
  areaCode: fc.constantFrom("10", "20"),
  plateNumber: fc.constantFrom("7777", "1277", "1500", "1221", "77", "10177"),
  price: fc.constantFrom(200, 500, 900),
  location: fc.constantFrom("Amman", "Irbid"),
});

type Fields = Record<string, unknown>;

const number = (text: string) => Number(text);
const isLike = (pattern: string, digits: unknown) =>
  pattern
    .split(",")
    .some((each) =>
      new RegExp(`^${each.replaceAll("*", "\\d*").replaceAll("?", "\\d")}$`).test(String(digits)),
    );
const ofCountry = { Korean: ["Hyundai", "Kia"] };

/** Plain code over a listing's fields, in the words of the parameters. */
const MEANS: Record<string, (values: string[], listing: Fields) => boolean> = {
  country: ([country], { make }) => ofCountry[country as "Korean"].includes(String(make)),
  model: (models, { model }) => models.some((each) => each.toLowerCase() === String(model).toLowerCase()),
  photosOnly: (_, { images }) => (images as unknown[]).length > 0,
  "not.year": ([years], { year }) => {
    const [from = 0, to = from] = (years ?? "").split("-").map(number);
    return Number(year) < from || Number(year) > to;
  },
  pattern: ([pattern = ""], { areaCode, plateNumber }) => {
    const [code, number = code] = pattern.split("-") as [string, string?];
    return isLike(number, plateNumber) && (number === code || isLike(code, areaCode));
  },
  "not.pattern": (patterns, { plateNumber }) => !patterns.some((each) => isLike(each, plateNumber)),
  endsWith: ([digits], { plateNumber }) => isLike(`*${digits}`, plateNumber),
  includes: ([digits], { plateNumber }) => isLike(`*${digits}*`, plateNumber),
  digitCount: (counts, { plateNumber }) => counts.map(number).includes(String(plateNumber).length),
  tags: (tags, { plateNumber, tags: own }) =>
    tags.every(
      (tag) => (own as string[]).includes(tag) || (tag === "mirror" && /^(\d)\1+$/.test(String(plateNumber))),
    ),
};

async function satisfies({ deps }: TestApp, query: string, listing: Fields): Promise<boolean> {
  const params = new URLSearchParams(query);
  const { title, rest } = await findText(deps.db.read, String(listing["id"]));
  const words = foldTokens(`${title} ${rest}`);
  const asked = foldTokens(params.get("q") ?? "");
  const last = asked.pop() ?? "";
  return (
    asked.every((word) => words.includes(word)) &&
    words.some((word) => word.startsWith(last)) &&
    [...new Set(params.keys())].every((name) => {
      if (["q", "plain", "sort"].includes(name)) return true;
      const values = params.getAll(name);
      const known = MEANS[name];
      if (known) return known(values, listing);
      if (name.startsWith("not.")) return !meets(name.slice(4), values, listing);
      return meets(name, values, listing);
    })
  );
}

function meets(name: string, values: string[], listing: Fields): boolean {
  const [, end, field = ""] = /^(min|max)([A-Z]\w+)$/.exec(name) ?? [];
  if (end) {
    const value = Number(listing[field.toLowerCase()]);
    return end === "min" ? value >= Number(values[0]) : value <= Number(values[0]);
  }
  const known = MEANS[name];
  if (known) return known(values, listing);
  if (!(name in listing)) throw new Error(`No field is named ${name}`);
  const value = listing[name];
  return Array.isArray(value) ? values.every((each) => value.includes(each)) : values.includes(String(value));
}

test.each([
  ["car" as const, "/api/cars", query, car],
  [
    "number-plate" as const,
    "/api/number-plates",
    plateQuery,
    plate.map((it) => ({ ...typedPlate, ...it, title: "Plate" })),
  ],
])(
  "a %s is reported for a search exactly when its fields and words satisfy it",
  async (kind, api, queries, things) => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(queries, { minLength: 3, maxLength: 12 }),
        fc.array(things as fc.Arbitrary<object>, { minLength: 2, maxLength: 8 }),
        async (asked, [first, ...posted]) => {
          const { app, seller, saveAs, matches } = await savedSearchMarket();
          await app.json("POST", api, first, { as: seller });
          await matches();
          app.clock.advance(HOUR_MS);
          const searches: { id: string; query: string }[] = [];
          for (const each of asked) {
            const saved = await saveAs(each, kind);
            // Others are structured like an earlier one.
            if (saved.id) searches.push(saved);
          }
          const due = new Set<string>();
          for (const thing of posted) {
            const { status, body } = await app.json("POST", api, thing, { as: seller });
            if (status !== 201) continue;
            for (const { id, query } of searches)
              if (await satisfies(app, query, body)) due.add(`${query}: ${id} ${body.id}`);
          }
          const queryOf = new Map(searches.map(({ id, query }) => [id, query]));
          const found = (await matches()).map(
            (match) => `${queryOf.get(match.split(" ")[0] ?? "")}: ${match}`,
          );
          expect(found.toSorted()).toEqual([...due].toSorted());
        },
      ),
      // Both databases compare in memory, so PostgreSQL needs fewer rounds.
      { numRuns: dialect === "postgres" ? 4 : 12 },
    );
  },
  120_000,
);

test("an hour after reading the searches, matching finds no expired listing and does not rebuild catalogs", async () => {
  const { app, save, post, matches } = await savedSearchMarket();
  const { deps, clock } = app;
  const searches = [await save("make=Toyota&model=Camry"), await save("q=toyta")];
  const camry = { make: "Toyota", model: "Camry" };
  const first = await post(camry);
  await matches();
  clock.advance(HOUR_MS);
  const catalog = deps.catalogs.of(carCatalog);
  await catalog.follow(clock.now());
  const stamp = catalog.stampOf(first);
  const second = await post(camry);
  const expired = await post(camry);
  await deps.db.withTx(async (tx) => {
    await tx
      .update(listings)
      .set({ expiresAt: clock.now() - 1, rev: await nextRev(tx) })
      .where(eq(listings.id, expired));
  });
  const shown = searches.flatMap((search) => [first, second].map((id) => `${search} ${id}`));
  expect((await matches()).toSorted()).toEqual(shown.toSorted());
  expect(catalog.stampOf(first)).toBe(stamp);
});

testOnSqlite("requests are answered while a site processes its listings for the first time", async () => {
  const app = testApp();
  seedMarket(app.deps.db.sqlite.writer, { forSale: 200, sellers: 8, now: app.clock.now() });
  app.deps.db.sqlite.writer.run("DELETE FROM counters WHERE name = 'matched'");
  const state = { turns: 0, isDone: false };
  const turn = () => {
    state.turns++;
    if (!state.isDone) setTimeout(turn, 0);
  };
  turn();
  await matchListings(app.deps);
  state.isDone = true;
  expect(state.turns).toBeGreaterThan(3);
});
