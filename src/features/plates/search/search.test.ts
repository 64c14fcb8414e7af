import { beforeAll, expect, test } from "bun:test";
import { type SeededRandom, seededRandom } from "#src/demo/random.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { plateMarket } from "#src/testing/listings/plate-market.ts";
import { randomPlates } from "#src/testing/listings/random-plates.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { numbersLikeAny } from "../catalogue/number-sets.ts";
import { codesLike, parsePlatePattern } from "../catalogue/patterns.ts";
import { plateQueries } from "../list-plates.ts";
import { findSimilarPlates } from "./similar-plates.ts";
import { searchPlates } from "./search-plates.ts";
import { type PlateFilter, plateFilterParams, readPlateFilter } from "../schema.ts";

const read = (query: string) => readPlateFilter(new URLSearchParams(query));

/** A random pattern as typed, and its meaning as a regular expression over `code-number`. */
function randomPattern({ below }: SeededRandom): [typed: string, meant: RegExp] {
  const part = (most: number, all: string) =>
    Array.from({ length: below(most) + 1 }, () => all[below(all.length)]).join("");
  const number = part(6, below(2) ? "??*07" : "?*0123456789");
  const code = below(3) === 0 ? part(2, "12?*") : null;
  const meant = (pattern: string) => pattern.replaceAll("?", "[0-9]").replaceAll("*", "[0-9]*");
  return [
    code === null ? number : `${code}-${number}`,
    new RegExp(`^${code === null ? "[0-9]+" : meant(code)}-${meant(number)}$`),
  ];
}

test("the pattern search agrees with a regular expression on 10,000 random plates", () => {
  const random = seededRandom(77);
  let found = 0;
  for (const [code, number] of randomPlates(10_000, 4)) {
    const [typed, meant] = randomPattern(random);
    const pattern = parsePlatePattern(typed);
    if (!pattern) {
      expect(typed).toMatch(/^[*-]*$/);
      continue;
    }
    const numbers = numbersLikeAny(pattern.likes[0] ?? []);
    const isFound = (pattern.code === null || codesLike(pattern.code).includes(code)) && numbers.has(number);
    expect(numbers.marks()[number] === 1).toBe(numbers.has(number));
    expect([typed, code, number, isFound]).toEqual([typed, code, number, meant.test(`${code}-${number}`)]);
    found += Number(isFound);
  }
  expect(found).toBeGreaterThan(300);
});

const app = testApp();
const now = app.clock.now();
const planted = new Map<string, [code: number, number: number]>();

beforeAll(async () => {
  const seller = await app.signUp({ listingLimit: null });
  for (const [areaCode, number] of randomPlates(400, 9)) {
    const id = await plantPlate(app, seller, { areaCode, plateNumber: String(number), soleItem: null });
    planted.set(id, [areaCode, number]);
  }
});

async function idsOf(changes: Partial<PlateFilter>): Promise<Set<string>> {
  const found = await searchPlates(app.deps, { ...read("pageSize=100"), pageSize: 1000, ...changes });
  expect(found.total).toBe(found.items.length);
  return new Set(found.items.map(({ id }) => id));
}

const plantedWhere = (fits: (code: number, number: string) => boolean) =>
  new Set([...planted].filter(([, [code, number]]) => fits(code, String(number))).map(([id]) => id));

test("the search page finds the same plates", async () => {
  const random = seededRandom(1234);
  for (let i = 0; i < 300; i++) {
    const [typed, meant] = randomPattern(random);
    const wanted = plantedWhere((code, number) => meant.test(`${code}-${number}`));
    expect([typed, await idsOf({ pattern: typed })]).toEqual([typed, wanted]);
  }
});

test("starts with, ends with, contains, code, digits and tags can be combined", async () => {
  expect(await idsOf({ startsWith: "1" })).toEqual(plantedWhere((_, number) => number.startsWith("1")));
  expect(await idsOf({ endsWith: "07" })).toEqual(plantedWhere((_, number) => number.endsWith("07")));
  expect(await idsOf({ includes: "5" })).toEqual(plantedWhere((_, number) => number.includes("5")));
  expect(await idsOf({ areaCode: [10, 20, 30] })).toEqual(
    plantedWhere((code) => [10, 20, 30].includes(code)),
  );
  expect(await idsOf({ digitCount: [1, 5] })).toEqual(
    plantedWhere((_, { length }) => length === 1 || length === 5),
  );
  expect(await idsOf({ tags: ["short", "all-same"] })).toEqual(
    plantedWhere((_, number) => number.length < 4 && /^(.)\1+$/.test(number)),
  );
  expect(await idsOf({ tags: ["mirror"] })).toEqual(
    plantedWhere((_, number) => number.length > 1 && number === [...number].reverse().join("")),
  );
  expect(await idsOf({ tags: ["repeated-pair"] })).toEqual(
    plantedWhere((_, number) => /^(..)\1$/.test(number)),
  );
  expect(await idsOf({ startsWith: "9", endsWith: "9" })).toEqual(
    plantedWhere((_, number) => /^9\d*9$/.test(number)),
  );
  expect(await idsOf({ startsWith: "1", endsWith: "1", digitCount: [5] })).toEqual(
    plantedWhere((_, number) => /^1\d\d\d1$/.test(number)),
  );
  expect(await idsOf({ pattern: "1?-*", areaCode: [11, 25] })).toEqual(plantedWhere((code) => code === 11));
});

async function shop() {
  const own = testApp();
  const seller = await own.signUp({ listingLimit: null });
  const plant = (areaCode: number, plateNumber: string, price: number, given = {}) => {
    own.clock.advance(1000);
    return plantPlate(own, seller, { areaCode, plateNumber, priceCents: price * 100, ...given });
  };
  await plant(10, "7777", 22_000);
  await plant(20, "48213", 250, { location: "Salt" });
  await plant(11, "12", 30_000, { location: "Tilaa Ali" });
  await plant(19, "9", 90_000, { location: "Mafraq" });
  await plant(12, "12", 28_000);
  await plant(12, "1212", 8500, { status: "sold" });
  await plant(12, "1213", 8500, { expiresAt: 1 });
  const search = async (query: string) => {
    const response = await own.json("GET", `/api/number-plates?${query}`);
    return {
      ...response,
      names: response.body.map(
        (plate: Record<string, unknown>) => `${plate["areaCode"]}-${plate["plateNumber"]}`,
      ),
    };
  };
  return { own, seller, search };
}

test("every order lists only what is for sale", async () => {
  const { search } = await shop();
  expect((await search("")).names).toEqual(["12-12", "19-9", "11-12", "20-48213", "10-7777"]);
  expect((await search("sort=price-asc")).names).toEqual(["20-48213", "10-7777", "12-12", "11-12", "19-9"]);
  expect((await search("sort=price-desc")).names).toEqual(["19-9", "11-12", "12-12", "10-7777", "20-48213"]);
  expect((await search("sort=digits")).names).toEqual(["19-9", "12-12", "11-12", "10-7777", "20-48213"]);
  expect((await search("sort=number")).names).toEqual(["19-9", "11-12", "12-12", "10-7777", "20-48213"]);
});

test.each([
  ["minPrice=25000&maxPrice=30000", ["12-12", "11-12"]],
  ["location=mafr", ["19-9"]],
  ["location=المفرق", ["19-9"]],
  ["location=تلاع", ["11-12"]],
  ["location=Amman", ["12-12", "11-12", "10-7777"]],
  ["location=Dubai", []],
  ["location=all", ["12-12", "19-9", "11-12", "20-48213", "10-7777"]],
  ["areaCode=10&areaCode=٢٠", ["20-48213", "10-7777"]],
  ["digitCount=2", ["12-12", "11-12"]],
  ["tags=lucky-seven", ["10-7777"]],
  ["pattern=?", ["19-9"]],
  ["pattern=1*", ["12-12", "11-12"]],
  ["pattern=20-*", ["20-48213"]],
  ["pattern=20-777", []],
  ["pattern=letters", ["12-12", "19-9", "11-12", "20-48213", "10-7777"]],
  ["includes=٨٢", ["20-48213"]],
  [
    "minPrice=x&areaCode=0&areaCode=100&digitCount=6&tags=__proto__",
    ["12-12", "19-9", "11-12", "20-48213", "10-7777"],
  ],
])("%s", async (query, names) => expect((await (await shop()).search(query)).names).toEqual(names));

test("pages have the total and links to other pages", async () => {
  const { search } = await shop();
  const { headers, names } = await search("pageSize=2&page=2&tags=short&sort=price-asc");
  expect(names).toEqual(["19-9"]);
  expect(headers.get("X-Total-Count")).toBe("3");
  expect(headers.get("Link")).toContain(
    '</api/number-plates?tags=short&sort=price-asc&page=1&pageSize=2>; rel="first"',
  );
});

test("a filter reads back from its query string", () => {
  const query =
    "pattern=%3F77%3F&startsWith=1&endsWith=2&includes=3%2C44&onlyDigits=012&location=Amman&areaCode=10&areaCode=11&digitCount=4&tags=mirror&minPrice=1&maxPrice=2.5&sort=digits&page=3";
  expect(plateFilterParams(read(query)).toString()).toBe(query);
  expect(plateFilterParams(read("")).toString()).toBe("");
});

test("similar plates share a pattern or have a near number", async () => {
  const { own, seller } = await shop();
  const { read } = own.deps.db;
  const mirror = await plantPlate(own, seller, { plateNumber: "12321" });
  const plain = await plantPlate(own, seller, { plateNumber: "48214" });
  await plantPlate(own, seller, { plateNumber: "45654" });
  await plantPlate(own, seller, { plateNumber: "12999" });
  const similarTo = async (id: string) =>
    (
      await plateQueries.list(
        read,
        await findSimilarPlates(own.deps, await plateQueries.get(read, id, now)),
        now,
      )
    ).map(({ plateNumber }) => plateNumber);
  expect(await similarTo(mirror)).toEqual(["45654", "12999", "7777"]);
  expect(await similarTo(plain)).toEqual(["48213"]);
});

test("a number that is not for sale finds plates that contain it, or begin with it after a code", async () => {
  const { own } = await shop();
  const search = async (q: string) => {
    const found = await searchPlates(own.deps, { ...read("sort=price-asc"), q });
    return [
      found.items.map(({ areaCode, plateNumber }) => `${areaCode}-${plateNumber}`),
      found.understood.map(({ label, words }) => [label, words]),
    ];
  };
  expect(await search("12")).toEqual([["12-12", "11-12"], [["Pattern 12", "12"]]]);
  expect(await search("رقم 77 للبيع")).toEqual([["10-7777"], [["Contains 77", "77"]]]);
  expect(await search("10-77")).toEqual([["10-7777"], [["Pattern 10-77*", "10-77"]]]);
  expect(await search("10-8")).toEqual([[], [["Pattern 10-8", "10-8"]]]);
  expect(await search("ends with 77")).toEqual([["10-7777"], [["Ends with 77", "ends with 77"]]]);
});

test("a dash or space in a number is ignored, in words and in fields", async () => {
  const { app, seller } = await plateMarket();
  const id = await plantPlate(app, seller, { areaCode: 44, plateNumber: "12345" });
  for (const query of ["q=12-345", "q=12 345", "startsWith=12-3", "endsWith=3 45", "includes=2–34"]) {
    const { body } = await app.json("GET", `/api/number-plates?${query}`);
    expect([query, body.map((plate: { id: string }) => plate.id)]).toEqual([query, [id]]);
  }
  const named = await plantPlate(app, seller, { areaCode: 12, plateNumber: "345" });
  const { body } = await app.json("GET", "/api/number-plates?q=12-345");
  expect(body.map((plate: { id: string }) => plate.id)).toEqual([named]);
});

test("alternatives and the only digits of a number filter by address and by words", async () => {
  const { app, seller } = await plateMarket();
  for (const plateNumber of ["1010", "4455", "7185"])
    await plantPlate(app, seller, { areaCode: 99, plateNumber });
  const found = async (query: string) => {
    const { body } = await app.json("GET", `/api/number-plates?areaCode=99&${query}`);
    return body.map((plate: { plateNumber: string }) => plate.plateNumber).toSorted();
  };
  for (const query of ["onlyDigits=01", "q=only ones and zeros", "pattern=%3F0*%26*10"])
    expect([query, await found(query)]).toEqual([query, ["1010"]]);
  for (const query of ["endsWith=5,7", "q=ends with 5 or 7", "pattern=4*,*85"])
    expect([query, await found(query)]).toEqual([query, ["4455", "7185"]]);
});
