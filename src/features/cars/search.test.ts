import { expect, test } from "bun:test";
import fc from "fast-check";
import { setUserActive } from "#src/features/listings/actions/sellers.ts";
import { DAY_MS } from "#src/http/rate-limit.ts";
import { listings } from "#src/features/listings/tables.ts";
import { plantCar } from "#src/testing/plant-car.ts";
import { type TestApp, testApp, type TestUser } from "#src/testing/test-app.ts";
import { typedCar } from "#src/testing/typed-car.ts";
import { publishCar } from "./actions.ts";
import { type CarInput, carInput } from "./car-input.ts";
import type { CarJson } from "./car-json.ts";
import { listFeaturedCars, listSimilarCars } from "./queries.ts";
import { searchCars } from "./queries/search-cars.ts";
import { type CarFilter, carFilterParams, LIST_FILTERS, readCarFilter, SORTS } from "./schema.ts";
import { BODY_TYPES, FEATURES, FUEL_TYPES, PAYMENTS, TRANSMISSIONS } from "./vocabulary.ts";

const typed = (fields: object): CarInput => carInput.parse({ ...typedCar, ...fields });

async function market(...cars: object[]) {
  const app = testApp();
  const as = await app.signUp({ listingLimit: null });
  const ids: string[] = [];
  for (const [i, fields] of cars.entries()) {
    ids.push(
      await publishCar(app.deps, as, typed({ description: `Sold as it is, number ${i}.`, ...fields })),
    );
    app.clock.advance(1000);
  }
  const titles = async (query: string): Promise<string[]> =>
    (await app.json("GET", `/api/cars?${query}`)).body.map(({ title }: CarJson) => title);
  return { app, as, ids, titles };
}

test("text is found in either language, whatever the spelling", async () => {
  const { titles } = await market(
    { title: "Camry in English", make: "Toyota", model: "Camry", location: "Irbid" },
    {
      title: "كامري بالعربية ٢٠١٦",
      make: "تيوتا",
      model: "كامري",
      description: "سيارة نظيفة جدا وفحص كامل ومجمركة",
      year: 2016,
    },
    {
      title: "هونداي2016 للبيع",
      year: 2016,
      make: "Hyundai",
      model: "Elantra",
      fuelType: "Gasoline",
      features: ["Sunroof"],
    },
    { title: "مرسيدس شبح", make: "Mercedes-Benz", model: "S 500", color: "Black", bodyType: "Coupe" },
  );
  const [english, arabic, elantra, ghost] = [
    "Camry in English",
    "كامري بالعربية ٢٠١٦",
    "هونداي2016 للبيع",
    "مرسيدس شبح",
  ] as const;
  const found: [query: string, titles: string[]][] = [
    ["كامري", [arabic, english]],
    ["كمري", [arabic, english]],
    ["camry", [arabic, english]],
    ["CAMRY", [arabic, english]],
    ["cam", [arabic, english]],
    ["تويوتا", [arabic, english]],
    ["toyota اربد", [english]],
    ["إربد", [english]],
    ["irbid", [english]],
    ["النترا", [elantra]],
    ["elantra", [elantra]],
    ["هونداي 2016", [elantra]],
    ["هونداي2016", [elantra]],
    ["٢٠١٦", [elantra, arabic]],
    ["كَامْري ٢٠١٦", [arabic]],
    ["بنزين", [elantra]],
    ["sunroof", [elantra]],
    ["فتحة سقف", [elantra]],
    ["شبح", [ghost]],
    ["mercedes", [ghost]],
    ["اسود", [ghost]],
    ["نظيفه", [arabic]],
    ["camry diesel", []],
    ["دراجة", []],
  ];
  for (const [query, expected] of found)
    expect([query, (await titles(`q=${encodeURIComponent(query)}`)).sort()]).toEqual([
      query,
      [...expected].sort(),
    ]);
});

test("what is understood and finds nothing is searched as text", async () => {
  const { app, titles } = await market({
    title: "Prius, better than a Camry",
    make: "Toyota",
    model: "Prius",
  });
  expect(await titles("q=camry")).toEqual(["Prius, better than a Camry"]);
  expect(await titles("q=camry+diesel")).toEqual([]);
  const words = async (q: string) => {
    const { understood, text } = await searchCars(app.deps, readCarFilter(new URLSearchParams({ q })));
    return [understood.map(({ label }) => label), text];
  };
  expect(await words("camry")).toEqual([[], "camry"]);
  expect(await words("camry diesel")).toEqual([["Toyota Camry", "Diesel"], ""]);
});

test("a typo in a name is forgiven where no text matches it", async () => {
  const { app, titles } = await market(
    { title: "Kia Optima", make: "Kia", model: "Optima" },
    { title: "Kia K5, the new Optima", make: "Kia", model: "K5" },
  );
  expect(await titles("q=kia+opitma")).toEqual(["Kia Optima"]);
  expect(await titles("q=kia+optimas+dysel")).toEqual([]);
  // Nobody sells one, so that none is meant.
  expect(await titles("q=kia+sorenta")).toEqual([]);
  const sorento = await searchCars(app.deps, readCarFilter(new URLSearchParams({ q: "kia sorenta" })));
  expect([sorento.understood.map(({ label }) => label), sorento.text]).toEqual([["Kia"], "sorenta"]);
  const filter = readCarFilter(new URLSearchParams({ q: "kia opitma" }));
  const { understood } = await searchCars(app.deps, filter);
  expect(understood.map(({ words, label }) => [words, label])).toEqual([
    ["kia", "Kia"],
    ["opitma", "Optima"],
  ]);
});

test("operators of the text index are plain words", async () => {
  const { app } = await market({ title: "Camry for sale" });
  const queries = [
    '"',
    "camry*",
    "camry OR bmw",
    "NOT camry",
    "NEAR(camry)",
    "folded:camry",
    "cam^ry",
    "(",
    "camry)",
    "'; DROP TABLE cars; --",
    "*",
    "-camry",
    "a AND",
    "\0",
    "🚗",
    "%",
    "+",
    "x".repeat(5000),
    Array(500).fill("camry").join(" "),
  ];
  for (const query of queries) {
    const { status } = await app.json("GET", `/api/cars?q=${encodeURIComponent(query)}`);
    expect([query.slice(0, 20), status]).toEqual([query.slice(0, 20), query.length > 4000 ? status : 200]);
    expect(status).toBeLessThan(500);
  }
  expect((await app.json("GET", "/api/cars?q=camry*")).body).toHaveLength(1);
  expect((await app.json("GET", "/api/cars?q=---")).body).toHaveLength(1);
  expect(app.logged).toEqual([]);
});

test("filters: several values of one are or, different ones are and", async () => {
  const { titles } = await market(
    {
      title: "Kia Rio",
      make: "Kia",
      model: "Rio",
      price: 5000,
      year: 2010,
      location: "Zarqa",
      features: ["Sunroof", "Bluetooth"],
    },
    { title: "Toyota Prius", make: "Toyota", model: "Prius", price: 9000, year: 2012, mileage: 150_000 },
    {
      title: "BMW 520",
      make: "BMW",
      model: "520i",
      price: 15_000.5,
      year: 2014,
      fuelType: "Gasoline",
      features: ["Sunroof"],
    },
    {
      title: "Corolla Altis",
      make: "Toyota",
      model: "Corolla Altis",
      price: 7000,
      year: 2015,
      transmission: "Manual",
      bodyType: "Wagon",
    },
  );
  const found: [query: string, titles: string[]][] = [
    ["make=Kia&make=Toyota", ["Corolla Altis", "Kia Rio", "Toyota Prius"]],
    ["make=kia", ["Kia Rio"]],
    ["make=بي ام", ["BMW 520"]],
    ["make=Trabant", []],
    ["make=Toyota&make=any", ["Corolla Altis", "Toyota Prius"]],
    ["model=Prius", ["Toyota Prius"]],
    ["model=بريوس", ["Toyota Prius"]],
    ["make=Toyota&model=بريوس", ["Toyota Prius"]],
    ["make=Kia&model=Prius", []],
    ["model=altis", ["Corolla Altis"]],
    ["model=corolla&model=rio", ["Corolla Altis", "Kia Rio"]],
    ["model=%25", []],
    ["model=_", []],
    ["minPrice=7000&maxPrice=9000", ["Corolla Altis", "Toyota Prius"]],
    ["minPrice=15000.5", ["BMW 520"]],
    ["minPrice=15000.51", []],
    ["year=2012", ["Toyota Prius"]],
    ["year=2012&year=2010", ["Kia Rio", "Toyota Prius"]],
    ["minYear=2012&maxYear=2014", ["BMW 520", "Toyota Prius"]],
    ["location=Zarqa&location=Irbid", ["Kia Rio"]],
    ["location=الزرقاء", ["Kia Rio"]],
    ["fuelType=Gasoline", ["BMW 520"]],
    ["transmission=Manual&bodyType=Wagon", ["Corolla Altis"]],
    ["features=Sunroof", ["BMW 520", "Kia Rio"]],
    ["features=Sunroof&features=Bluetooth", ["Kia Rio"]],
    ["maxMileage=100000&make=Toyota", ["Corolla Altis"]],
    ["minMileage=100001&maxMileage=100000", []],
    ["q=corolla&make=Toyota&maxPrice=7000", ["Corolla Altis"]],
    [
      "make=any&model=&location=all&minPrice=&year=any&fuelType=any",
      ["BMW 520", "Corolla Altis", "Kia Rio", "Toyota Prius"],
    ],
  ];
  for (const [query, expected] of found)
    expect([query, (await titles(query)).sort()]).toEqual([query, expected]);
});

test("only what is for sale is listed, whoever asks", async () => {
  const app = testApp();
  const [seller, suspended] = [await app.signUp(), await app.signUp()];
  const now = app.clock.now();
  const listed = await plantCar(app, seller, { featured: true });
  await plantCar(app, seller, { featured: true, expiresAt: now });
  await plantCar(app, seller, { featured: true, status: "sold", soldAt: now });
  await plantCar(app, seller, { featured: true, status: "removed", removedAt: now });
  const theirs = await plantCar(app, suspended, { featured: true });
  const ids = async (path: string, as?: TestUser) =>
    (await app.json("GET", path, undefined, { as })).body.map(({ id }: CarJson) => id);
  expect((await ids("/api/cars")).sort()).toEqual([listed, theirs].sort());
  await app.deps.db.withTx((tx) => setUserActive(tx, suspended.id, false, now));
  for (const path of ["/api/cars", "/api/cars/featured", "/api/cars?make=Toyota", "/api/cars?sort=year-desc"])
    for (const as of [undefined, seller]) expect(await ids(path, as)).toEqual([listed]);
  expect((await app.json("GET", `/api/cars/${theirs}`)).status).toBe(410);
  app.clock.advance(30 * DAY_MS);
  expect(await ids("/api/cars")).toEqual([]);
  expect((await app.json("GET", `/api/cars/${listed}`)).body.status).toBe("expired");
});

test("pages, their count and their neighbours", async () => {
  const app = testApp();
  const seller = await app.signUp();
  for (let i = 0; i < 30; i++)
    await plantCar(app, seller, { priceCents: i * 100, listedAt: app.clock.now() + i });
  const get = async (query: string) => {
    const { body, headers } = await app.json("GET", `/api/cars${query}`);
    return {
      prices: body.map(({ price }: CarJson) => price),
      total: headers.get("X-Total-Count"),
      link: headers.get("Link"),
    };
  };
  const first = await get("");
  expect([first.total, first.prices.length, first.prices[0]]).toEqual(["30", 24, 29]);
  expect(first.link).toContain('</api/cars?page=2>; rel="next"');
  expect(first.link).toContain('</api/cars?page=2>; rel="last"');
  expect(first.link).not.toContain("prev");
  const second = await get("?make=Toyota&page=2");
  expect(second.prices).toEqual([5, 4, 3, 2, 1, 0]);
  expect(second.link).toContain('</api/cars?make=Toyota>; rel="prev"');
  expect(second.link).not.toContain("next");
  const middle = await get("?pageSize=10&page=2&sort=price-asc");
  expect(middle.prices).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect(middle.link).toContain('</api/cars?sort=price-asc&page=3&pageSize=10>; rel="next"');
  expect((await get("?page=99999")).prices).toEqual([]);
  expect((await get("?pageSize=5000")).prices).toHaveLength(30);
  expect((await get("?make=Kia")).total).toBe("0");
});

test("similar cars are for sale, of the make or the body near the price, and not the car itself", async () => {
  const { app, as, ids } = await market(
    { title: "Camry one", price: 10_000 },
    { title: "Camry two", price: 20_000 },
    { title: "Corolla", model: "Corolla", price: 50_000 },
    { title: "Kia sedan", make: "Kia", model: "Cerato", price: 11_000 },
    { title: "Kia far too dear", make: "Kia", model: "K9", price: 40_000 },
  );
  await plantCar(app, as, { status: "sold" });
  const { body } = await app.json("GET", `/api/cars/${ids[0]}`);
  const similar = await listSimilarCars(app.deps.db.read, body, app.clock.now(), 8);
  expect(similar.map(({ title }) => title)).toEqual(["Camry two", "Corolla", "Kia sedan"]);
});

test("featured cars come first, the newest of them before the others", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const now = app.clock.now();
  const verified = await plantCar(app, seller, { verified: true, listedAt: now + 3 });
  const older = await plantCar(app, seller, { featured: true, listedAt: now + 1 });
  const newer = await plantCar(app, seller, { featured: true, listedAt: now + 2 });
  expect((await listFeaturedCars(app.deps.db.read, now)).map(({ id }) => id)).toEqual([
    newer,
    older,
    verified,
  ]);
  expect((await listFeaturedCars(app.deps.db.read, now, { limit: 1 })).map(({ id }) => id)).toEqual([newer]);
  const ordered = await listFeaturedCars(app.deps.db.read, now, { first: ["gone", older, verified] });
  expect(ordered.map(({ id }) => id)).toEqual([older, newer, verified]);
});

const MODELS: Record<string, string[]> = {
  Toyota: ["Camry", "Corolla"],
  Kia: ["Rio", "Sportage"],
  BMW: ["X5"],
};
const CITIES = ["Amman", "Irbid", "Zarqa"];
const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);
const some = <T>(values: readonly T[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant<T[]>([]) }, fc.uniqueArray(oneOf(values), { maxLength: 2 }));
const maybe = (min: number, max: number) => fc.option(fc.integer({ min, max }), { freq: 1 });

const aCar = oneOf(Object.keys(MODELS)).chain((make) =>
  fc.record({
    make: fc.constant(make),
    model: oneOf(MODELS[make] ?? []),
    title: oneOf(["Clean car", "First owner", "سيارة نظيفة"]),
    price: fc.integer({ min: 1, max: 20 }).map((thousands) => thousands * 1000),
    year: fc.integer({ min: 2008, max: 2020 }),
    mileage: fc.integer({ min: 0, max: 20 }).map((thousands) => thousands * 10_000),
    location: oneOf(CITIES),
    fuelType: oneOf(FUEL_TYPES),
    transmission: oneOf(TRANSMISSIONS),
    bodyType: oneOf(BODY_TYPES.slice(0, 3)),
    features: fc.uniqueArray(oneOf(FEATURES.slice(0, 3))),
  }),
);

const aFilter = fc.record({
  q: oneOf(["", "", "", "clean", "نظيفه", "toyota", "كامري", "first owner"]),
  make: some(["Toyota", "Kia", "BMW"]),
  model: some(["Camry", "Rio", "X5"]),
  location: some(CITIES),
  fuelType: some(FUEL_TYPES),
  transmission: some(TRANSMISSIONS),
  bodyType: some(BODY_TYPES.slice(0, 3)),
  features: some(FEATURES.slice(0, 3)),
  color: fc.constant<string[]>([]),
  payment: some(PAYMENTS),
  plain: fc.constant<string[]>([]),
  minPrice: maybe(0, 20_000),
  maxPrice: maybe(0, 20_000),
  year: some([2010, 2014, 2016]),
  minYear: maybe(2008, 2020),
  maxYear: maybe(2008, 2020),
  minMileage: maybe(0, 200_000),
  maxMileage: maybe(0, 200_000),
  photosOnly: fc.constant(false),
  verifiedOnly: fc.constant(false),
  cashOnly: fc.constant(false),
  sort: oneOf(SORTS),
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: oneOf([3, 24, 100]),
});

const WORDS: Record<string, (car: CarJson) => boolean> = {
  clean: ({ title }) => title === "Clean car",
  نظيفه: ({ title }) => title === "سيارة نظيفة",
  toyota: ({ make }) => make === "Toyota",
  كامري: ({ model }) => model === "Camry",
  "first owner": ({ title }) => title === "First owner",
};

/** What the filter means, written a second time without a database. */
function naiveFits(car: CarJson, filter: CarFilter): boolean {
  const lists = LIST_FILTERS.every((name) => {
    const wanted = filter[name];
    if (name === "features") return wanted.every((feature) => car.features.includes(feature));
    return wanted.length === 0 || wanted.includes(String(car[name]));
  });
  const { minPrice, maxPrice, year, minYear, maxYear, minMileage, maxMileage, q } = filter;
  return (
    lists &&
    car.price >= (minPrice ?? 0) &&
    car.price <= (maxPrice ?? Infinity) &&
    (year.length === 0 || year.includes(car.year)) &&
    car.year >= (minYear ?? 0) &&
    car.year <= (maxYear ?? Infinity) &&
    car.mileage >= (minMileage ?? 0) &&
    car.mileage <= (maxMileage ?? Infinity) &&
    (WORDS[q]?.(car) ?? true)
  );
}

const RANK: Record<CarFilter["sort"], (car: CarJson) => number> = {
  // Another test is about relevance.
  relevance: () => 0,
  newest: (car) => -car.listedAt,
  "price-asc": (car) => car.price,
  "price-desc": (car) => -car.price,
  "year-desc": (car) => -car.year,
  "mileage-asc": (car) => car.mileage,
};

test("a search agrees with a plain loop over all cars", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aCar, { minLength: 20, maxLength: 40 }),
      fc.array(aFilter, { minLength: 20, maxLength: 20 }),
      async (cars, filters) => {
        const { app } = await market(...cars);
        const all = await searchCars(app.deps, { ...readCarFilter(new URLSearchParams()), pageSize: 100 });
        expect(all.total).toBe(cars.length);
        for (const filter of filters) {
          const rank = RANK[filter.sort];
          const fits = all.items.filter((car) => naiveFits(car, filter));
          const everything = await searchCars(app.deps, { ...filter, page: 1, pageSize: 100 });
          expect([carFilterParams(filter).toString(), everything.total]).toEqual([
            carFilterParams(filter).toString(),
            fits.length,
          ]);
          expect(everything.items.map(({ id }) => id).sort()).toEqual(fits.map(({ id }) => id).sort());
          const ranks = everything.items.map(rank);
          expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
          const from = (filter.page - 1) * filter.pageSize;
          const page = await searchCars(app.deps, filter);
          expect(page.items).toEqual(everything.items.slice(from, from + filter.pageSize));
        }
        await app.deps.db.close();
      },
    ),
    { numRuns: 8 },
  );
}, 30_000);

test("a car without words of its own in the index is found by filters, also typed ones, and never by text", async () => {
  const app: TestApp = testApp();
  await plantCar(app, await app.signUp());
  expect((await app.json("GET", "/api/cars?make=Toyota")).body).toHaveLength(1);
  expect((await app.json("GET", "/api/cars?q=toyota")).body).toHaveLength(1);
  expect((await app.json("GET", "/api/cars?q=toyota&plain=toyota")).body).toEqual([]);
  expect(await app.deps.db.read.$count(listings)).toBe(1);
});

test("a car is found by its facts, as buyers call them", async () => {
  const { titles } = await market(
    { title: "First", inspection: "seven-good", regionalSpec: "gulf", payment: "cash-or-instalments" },
    { title: "Second", inspection: "four-good", engineSize: "1.6L", customs: "uncleared", payment: "cash" },
  );
  const found: [query: string, titles: string[]][] = [
    ["فحص كامل", ["First"]],
    ["سيارة 7 جيد", ["First"]],
    ["7 جيد", ["First"]],
    ["سبعة جيد خليجي", ["First"]],
    ["4 جيد", ["Second"]],
    ["جمرك حرة", ["Second"]],
    ["ماتور 1.6", []],
    ["1.6", ["Second"]],
    ["تقسيط", ["First"]],
    ["سيارات بالأقساط للبيع", ["First"]],
    ["كاش", ["Second", "First"]],
    ["سيارات للبيع", ["Second", "First"]],
  ];
  for (const [query, expected] of found)
    expect([query, await titles(`q=${encodeURIComponent(query)}`)]).toEqual([query, expected]);
});
