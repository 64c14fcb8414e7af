import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import { carCatalog } from "#src/features/cars/car-catalog.ts";
import { nextRev } from "#src/features/listings/life-cycle/counters.ts";
import { markSold, relist, undoSale } from "#src/features/listings/life-cycle/own-listings.ts";
import { kindOf } from "#src/features/listings/register.ts";
import { listings } from "#src/features/listings/tables.ts";
import "#src/testing/listings/property-seed.ts";
import { testOnSqlite } from "#src/testing/site/engines.ts";
import { testApp, type TestUser } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { typedPlate } from "#src/testing/listings/typed-plate.ts";
import { seedMarket } from "#src/tooling/bench/seed-market.ts";
import { matchListings } from "./matching.ts";
import { savedSearchMatches } from "../tables.ts";

async function market() {
  const app = testApp();
  const [seller, buyer] = [await app.signUp({ listingLimit: null }), await app.signUp()];
  const save = async (query: string, kind: ListingKind = "car", as: TestUser = buyer): Promise<string> =>
    (await app.json("POST", "/api/saved-searches", { kind, query, rhythm: "now" }, { as })).body.id;
  const post = async (car = {}): Promise<string> =>
    (await app.json("POST", "/api/cars", { ...typedCar, ...car }, { as: seller })).body.id;
  const edit = (id: string, patch: object) => app.json("PATCH", `/api/cars/${id}`, patch, { as: seller });
  const matches = async () => {
    await matchListings(app.deps);
    const rows = await app.deps.db.read.select().from(savedSearchMatches);
    return rows.map(({ searchId, listingId }) => `${searchId} ${listingId}`);
  };
  return { app, seller, buyer, save, post, edit, matches };
}

test("a published listing is found once by each matching search, even after a relist or price drop", async () => {
  const { app, seller, save, post, edit, matches } = await market();
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
  const { app, save, post, edit, matches } = await market();
  const car = await post({ make: "Toyota", model: "Camry", price: 11_000 });
  await matches();
  app.clock.advance(HOUR_MS);
  await save("make=Toyota&maxPrice=12000");
  await edit(car, { price: 10_000 });
  expect(await matches()).toEqual([]);
});

test("a later search finds listings that were gone for more than 30 days, but not others", async () => {
  const { app, seller, save, post, matches } = await market();
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
  const { app, save, post, matches } = await market();
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
  const { app, buyer, save, post, matches } = await market();
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
      plain: fc.constantFrom("2015", "camry"),
      features: fc.constantFrom("Sunroof", "Bluetooth"),
      minYear: fc.constantFrom("2014", "2017"),
      maxPrice: fc.constantFrom("9000", "12000"),
      photosOnly: fc.constant("true"),
      strict: fc.constant("true"),
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

test.each([
  ["car" as const, "/api/cars", query, car],
  [
    "number-plate" as const,
    "/api/number-plates",
    plateQuery,
    plate.map((it) => ({ ...typedPlate, ...it, title: "Plate" })),
  ],
])(
  "the searches that find a %s are those whose page shows it",
  async (kind, api, queries, things) => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(queries, { minLength: 3, maxLength: 12 }),
        fc.array(things as fc.Arbitrary<object>, { minLength: 1, maxLength: 6 }),
        async (asked, posted) => {
          const { app, seller, save, matches } = await market();
          const ids = new Map<string, string>();
          for (const each of asked) ids.set(await save(each, kind), each);
          const found = new Set<string>();
          const shown = new Set<string>();
          for (const thing of posted) {
            const { status, body } = await app.json("POST", api, thing, { as: seller });
            if (status !== 201) continue;
            for (const match of await matches()) found.add(match);
            for (const [id, each] of ids) {
              const page = await kindOf(kind).find(
                app.deps,
                new URLSearchParams(`${each}&pageSize=100`),
                null,
              );
              const items = page.items as { id: string }[];
              if (items.some((item) => item.id === body.id)) shown.add(`${id} ${body.id}`);
            }
          }
          const named = (pairs: Set<string>) =>
            [...pairs].map((pair) => `${ids.get(pair.split(" ")[0] ?? "")} ${pair}`).sort();
          expect(named(found)).toEqual(named(shown));
        },
      ),
      { numRuns: 8 },
    );
  },
  120_000,
);

test("a search finds a car titled as typed, whatever its facts", async () => {
  const { save, post, matches } = await market();
  const search = await save("q=camry 2015");
  const camry = await post({ make: "Toyota", model: "Camry", year: 2015 });
  const avalon = { make: "Toyota", model: "Avalon", year: 2016 };
  await post({ ...avalon, title: "Like a 2015 camry" });
  expect(await matches()).toEqual([`${search} ${camry}`]);
  const titled = await post({ ...avalon, title: "Avalon or Camry 2015" });
  expect((await matches()).toSorted()).toEqual([camry, titled].map((id) => `${search} ${id}`).toSorted());
});

test("left-out words count again once a listing has them, and misspelled ones as long as none does", async () => {
  const { save, post, matches } = await market();
  const searches = [
    await save("q=camry+zebra"),
    await save("q=toyta"),
    await save("q=camry+2015+zebra+jumbo"),
  ];
  const found: string[] = [];
  const [words, typo, more] = searches as [string, string, string];
  const publish = async (title: string, description = "As described, nothing") => {
    const car = await post({ make: "Toyota", model: "Camry", year: 2015, title, description });
    const all = await matches();
    const fresh = all.filter((match) => !found.includes(match)).map((match) => match.split(" ")[0] ?? "");
    found.push(...all);
    return [car, fresh.toSorted()] as const;
  };
  const all = [words, typo, more].toSorted();
  expect((await publish("Toyota jumbo"))[1]).toEqual(all);
  expect((await publish("Toyota jumbo"))[1]).toEqual(all);
  expect((await publish("Toyota"))[1]).toEqual([words, typo].toSorted());
  expect((await publish("Toyota", "As described, zebra stripes"))[1]).toEqual([words, typo].toSorted());
  expect((await publish("Toyota jumbo zebra"))[1]).toEqual(all);
  expect((await publish("Toyota jumbo"))[1]).toEqual([typo]);
  expect((await publish("Toyota", "As described, a toyta"))[1]).toEqual([typo]);
});

test("a word is required only as long as a title has it", async () => {
  const { app, seller, save, post, matches } = await market();
  const search = await save("q=camry+zebra");
  const camry = { make: "Toyota", model: "Camry", title: "Toyota" };
  const titled = await post({ ...camry, title: "Toyota zebra" });
  app.clock.advance(HOUR_MS);
  const described = await post({ ...camry, description: "As described, zebra stripes" });
  await post(camry);
  const found = [titled, described].map((id) => `${search} ${id}`);
  expect(await matches()).toEqual(found);
  await markSold(app.deps, seller, titled);
  const next = await post({ ...camry, mileage: 20_000 });
  expect(await matches()).toEqual([...found, `${search} ${next}`]);
});

test("a misspelled word is searched as typed once a listing has it", async () => {
  const { save, post, matches } = await market();
  const typo = await save("q=toyoba");
  const publish = (description: string) =>
    post({ make: "Toyota", model: "Camry", title: "Toyota", description });
  const first = await publish("As described, nothing");
  expect(await matches()).toEqual([`${typo} ${first}`]);
  const written = await publish("As described, a toyoba");
  expect(await matches()).toEqual([`${typo} ${first}`, `${typo} ${written}`]);
  await publish("As described, nothing");
  expect(await matches()).toHaveLength(2);
});

test("words without a filter meaning are corrected, and none is left out", async () => {
  const { save, post, matches } = await market();
  const [typo, both] = [await save("q=ziebra"), await save("q=zebra+jumbo")];
  const publish = (text: string) => post({ title: "Toyota", description: `As described, ${text}` });
  const zebra = await publish("zebra stripes");
  expect(await matches()).toEqual([`${typo} ${zebra}`]);
  const jumbo = await publish("a jumbo zebra");
  expect((await matches()).slice(1).toSorted()).toEqual([`${typo} ${jumbo}`, `${both} ${jumbo}`].toSorted());
});

test("words with two readings are read again if the page may correct a word of one reading", async () => {
  const { app, save, post, matches } = await market();
  const either = await save("q=camry+sonata+hyundaii");
  const publish = (words: string) => {
    app.clock.advance(HOUR_MS);
    return post({ make: "Hyundai", model: "Sonata", title: `Sonata ${words}` });
  };
  // It has the word `hyundaii` but not `camry`. Read as a typo, `hyundaii` is the make and `camry` a required word.
  const typed = await publish("hyundaii");
  expect(await matches()).toEqual([`${either} ${typed}`]);
  for (let i = 0; i < 9; i++) {
    await publish("no camrey");
    expect(await matches()).toHaveLength(1);
  }
  // With ten times as many results, the page reads `hyundaii` as the make and corrects `camry`.
  const tenth = await publish("no camrey");
  expect(await matches()).toEqual([`${either} ${typed}`, `${either} ${tenth}`]);
});

test("words searched as text because no car matches their meaning are read again once a car does", async () => {
  const { save, post, matches } = await market();
  const search = await save("q=suv no accidents");
  const publish = (car: object) => post({ ...car, make: "Kia", model: "Sportage", title: "Sportage" });
  const wordy = { bodyType: "Sedan", description: "Not a SUV, no accidents" };
  const first = await publish(wordy);
  const second = await publish(wordy);
  const byWords = [first, second].map((id) => `${search} ${id}`);
  expect(await matches()).toEqual(byWords);
  const suv = await publish({
    bodyType: "SUV",
    bodyCondition: "excellent",
    description: "As described, nothing",
  });
  expect(await matches()).toEqual([...byWords, `${search} ${suv}`]);
  await publish(wordy);
  expect(await matches()).toHaveLength(3);
});

test("an hour after reading the searches, matching finds no expired listing and does not rebuild catalogs", async () => {
  const { app, save, post, matches } = await market();
  const { deps, clock } = app;
  const searches = [await save("make=Toyota"), await save("q=toyta")];
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
