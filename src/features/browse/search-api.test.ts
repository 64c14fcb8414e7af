import { expect, test } from "bun:test";
import { plantCar } from "#src/testing/plant-car.ts";
import { plantPlate } from "#src/testing/plant-plate.ts";
import { testApp } from "#src/testing/test-app.ts";

async function market() {
  const app = testApp();
  const seller = await app.signUp({ listingLimit: null });
  await plantCar(app, seller);
  await plantCar(app, seller, { location: "Irbid", priceCents: 900_000 });
  await plantPlate(app, seller, { plateNumber: "7777" });
  const get = async (path: string, language = "en") => {
    const answer = await app.json("GET", path, undefined, { headers: { "Accept-Language": language } });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  return { app, get };
}

test("a search answers its page, how many there are, and what was understood", async () => {
  const { get } = await market();
  const found = await get("/api/search/cars?q=camry+irbid+under+10k&pageSize=5");
  expect(found).toMatchObject({ total: 1, page: 1, pageSize: 5, text: "" });
  expect(found.items[0].location).toBe("Irbid");
  expect(found.understood).toEqual([
    { column: "model", value: "Camry", words: "camry", label: "Toyota Camry" },
    { column: "location", value: "Irbid", words: "irbid", label: "Irbid" },
    { column: "price", value: { min: null, max: 10_000 }, words: "under 10k", label: "Up to 10,000 JD" },
  ]);
  expect((await get("/api/search/cars?q=irbid", "ar")).understood[0].label).toBe("إربد");
  expect(Object.keys(found).sort()).toEqual([
    ...["facets", "histograms", "items", "next", "offers", "page", "pageSize", "text", "total", "understood"],
    "without",
  ]);
});

test("the same of plates", async () => {
  const { get } = await market();
  const found = await get("/api/search/number-plates?q=7777+amman+clean");
  expect(found).toMatchObject({ total: 0, text: "clean" });
  expect((await get("/api/search/number-plates?q=7777")).items[0].plateNumber).toBe("7777");
});

const BAD = [
  ["nothing", ""],
  ["empty words", "q="],
  ["10,000 characters", `q=${"x".repeat(10_000)}`],
  ["10,000 words", `q=${"a+".repeat(5000)}`],
  ["punctuation", `q=${encodeURIComponent("!@#$%^&*()_+{}|:\"<>?~`-=[]\\;',./")}`],
  ["operators", `q=${encodeURIComponent("camry OR NOT AND NEAR(a b) title:x ^a -b *")}`],
  ["unbalanced quotes", `q=${encodeURIComponent('"\'camry""\'')}`],
  ["NUL", "q=%00camry%00"],
  ["broken UTF-8", "q=%ff%fe%d8"],
  ["half a surrogate", "q=%ed%a0%80"],
  ["emoji", `q=${encodeURIComponent("🚗👨‍👩‍👧🇯🇴")}`],
  ["mixed directions", `q=${encodeURIComponent("\u202eكامري\u202c camry \u2067٢٠١٨\u2069")}`],
  ["page -1", "page=-1"],
  ["page 10^9", "page=1000000000"],
  ["page NaN", "page=NaN&pageSize=-5"],
  ["min above max", "minPrice=9000&maxPrice=10&minYear=2020&maxYear=2000"],
  ["huge numbers", `minPrice=${"9".repeat(400)}&maxMileage=1e309&year=99999999999`],
  ["unknown values", "make=Trabant&fuelType=Steam&location=Paris&sort=best&areaCode=999&tags=x&color=%00"],
  ["a parameter 8,000 times", "make=Kia&".repeat(8000)],
  ["words kept plain 8,000 times", `q=camry&${"plain=camry&".repeat(8000)}`],
  ["prototype names", "make=__proto__&model=constructor&q=toString+__proto__&plain=constructor"],
  ["LIKE patterns", "model=%25%25%25%25&q=%25_%25"],
] as const;

for (const [name, query] of BAD)
  test(`${name} is answered, and never by an error of ours`, async () => {
    const { app } = await market();
    for (const path of [
      "/api/search/cars",
      "/api/search/number-plates",
      "/api/cars",
      "/api/number-plates",
      "/search",
      "/number-plates",
      "/api/suggestions",
    ]) {
      const { status } = await app.request(`${path}?${query}`);
      expect([path, status]).toEqual([path, [200, 302, 400, 414].find((fine) => fine === status) ?? 200]);
    }
    expect(app.logged).toEqual([]);
  });
