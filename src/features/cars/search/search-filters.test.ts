import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { carMarket } from "#src/testing/listings/car-market.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp, type TestUser } from "#src/testing/site/test-app.ts";
import type { CarJson } from "../car-json.ts";

test("values of one filter are combined with or, different filters with and", async () => {
  const { titles } = await carMarket(
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

test("only listings for sale are found, for every visitor", async () => {
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

test("pages have their number and links to their neighbors", async () => {
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
  const first = await get("?page=1");
  expect([first.total, first.prices.length, first.prices[0]]).toEqual(["30", 24, 29]);
  expect(first.link).toContain('</api/cars?page=2>; rel="next"');
  expect(first.link).toContain('</api/cars?page=2>; rel="last"');
  expect(first.link).not.toContain("prev");
  const second = await get("?make=Toyota&page=2");
  expect(second.prices).toEqual([5, 4, 3, 2, 1, 0]);
  expect(second.link).toContain('</api/cars?make=Toyota&page=1>; rel="prev"');
  expect(second.link).not.toContain("next");
  const middle = await get("?pageSize=10&page=2&sort=price-asc");
  expect(middle.prices).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect(middle.link).toContain('</api/cars?sort=price-asc&page=3&pageSize=10>; rel="next"');
  expect((await get("?page=99999")).prices).toEqual([]);
  expect((await get("?pageSize=5000")).prices).toHaveLength(30);
  expect((await get("?make=Kia")).total).toBe("0");
});
