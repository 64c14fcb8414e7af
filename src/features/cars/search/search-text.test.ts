import { expect, test } from "bun:test";
import { listings } from "#src/features/listings/tables.ts";
import { carMarket } from "#src/testing/listings/car-market.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { type TestApp, testApp } from "#src/testing/site/test-app.ts";
import { searchCars } from "./search-cars.ts";
import { readCarFilter } from "../schema.ts";

test("text is found in either language and any spelling", async () => {
  const { titles } = await carMarket(
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

test("a color is found as text, even one that the site does not list", async () => {
  const { titles } = await carMarket(
    { title: "Camry", color: "Champagne" },
    { title: "Corolla", model: "Corolla", color: "White" },
    { title: "Another Corolla", model: "Corolla", color: "Black" },
  );
  expect(await titles("q=champagne")).toEqual(["Camry"]);
  const arabic = encodeURIComponent("أبيض");
  expect(await titles(`q=${arabic}&plain=${arabic}`)).toEqual(["Corolla"]);
});

test("words that are understood but find nothing are searched as text", async () => {
  const { app, titles } = await carMarket({
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

test("corrections prefer values for sale, then doubled letters", async () => {
  const { app } = await carMarket(
    { title: "Camry", make: "Toyota", model: "Camry" },
    { title: "Corolla", make: "Toyota", model: "Corolla", features: ["Backup Camera"] },
    { title: "Corona", make: "Toyota", model: "Corona", description: "With a rear camera, in good shape" },
  );
  const meant = async (q: string) => {
    const { understood } = await searchCars(app.deps, readCarFilter(new URLSearchParams({ q })));
    return understood.map(({ label }) => label).join();
  };
  expect(await meant("camery")).toBe("Toyota Camry");
  expect(await meant("corola")).toBe("Toyota Corolla");
  expect(await meant("corolaa")).toBe("Toyota Corolla");
  expect(await meant("coroma")).toBe("Toyota Corona");
});

test("a search for either name of a car finds both", async () => {
  const { titles } = await carMarket(
    { title: "Ad One", make: "Kia", model: "Optima" },
    { title: "Ad Two", make: "Kia", model: "K5" },
    { title: "Ad Three", make: "Kia", model: "Morning" },
  );
  for (const name of ["optima", "kia k5"])
    expect((await titles(`q=${name}`)).toSorted()).toEqual(["Ad One", "Ad Two"]);
  expect(await titles("q=picanto")).toEqual(["Ad Three"]);
  expect(await titles("q=kia+not+optima")).toEqual(["Ad Three"]);
});

test("a typo in a name is forgiven if no text matches it", async () => {
  const { app, titles } = await carMarket(
    { title: "Kia Optima", make: "Kia", model: "Optima" },
    { title: "Kia Cadenza, above the Optima", make: "Kia", model: "Cadenza" },
  );
  expect(await titles("q=kia+opitma")).toEqual(["Kia Optima"]);
  expect(await titles("q=kia+optimas+dysel&strict=true")).toEqual([]);
  // None is for sale, so it is not a correction.
  expect(await titles("q=kia+sorenta&strict=true")).toEqual([]);
  const sorento = await searchCars(
    app.deps,
    readCarFilter(new URLSearchParams({ q: "kia sorenta", strict: "true" })),
  );
  expect([sorento.understood.map(({ label }) => label), sorento.text]).toEqual([["Kia"], "sorenta"]);
  const filter = readCarFilter(new URLSearchParams({ q: "kia opitma" }));
  const { understood } = await searchCars(app.deps, filter);
  expect(understood.map(({ words, label }) => [words, label])).toEqual([
    ["kia", "Kia"],
    ["opitma", "Optima"],
  ]);
});

test("operators of the text index are treated as plain words", async () => {
  const { app } = await carMarket({ title: "Camry for sale" });
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

test("a car without text in the index is found by filters, including typed ones, but not by text", async () => {
  const app: TestApp = testApp();
  await plantCar(app, await app.signUp());
  expect((await app.json("GET", "/api/cars?make=Toyota")).body).toHaveLength(1);
  expect((await app.json("GET", "/api/cars?q=toyota")).body).toHaveLength(1);
  expect((await app.json("GET", "/api/cars?q=toyota&plain=toyota")).body).toEqual([]);
  expect(await app.deps.db.read.$count(listings)).toBe(1);
});

test("a car is found by its facts in buyers' words", async () => {
  const { titles } = await carMarket(
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

test("cars with all typed words in their title come first if the words are read as filters", async () => {
  const { app } = await carMarket(
    { title: "Camry hybrid for sale" },
    ...Array.from({ length: 24 }, (_, i) => ({ title: `Camry number ${i}` })),
  );
  const titles = async (query: string): Promise<string[]> =>
    (await app.json("GET", `/api/search/cars?${query}`)).body.items.map(
      ({ title }: { title: string }) => title,
    );
  const first = async (query: string) => (await titles(query))[0];
  expect(await first("q=camry hybrid")).toBe("Camry hybrid for sale");
  expect(await first("q=for sale camry")).toBe("Camry hybrid for sale");
  expect(await first("q=camry hybrid&sort=newest")).toBe("Camry number 23");
  expect(await first("q=camry")).toBe("Camry number 23");
  expect(await titles("q=camry hybrid&page=2")).toEqual(["Camry number 0"]);
});

test("of a year's cars, those with the typed words in their title come first if they are few", async () => {
  const other = { title: "كامري نظيفة", make: "Toyota", model: "Camry", year: 2015 };
  const { app } = await carMarket(
    { ...other, title: "كامري موديل 2015" },
    ...Array.from({ length: 24 }, () => other),
  );
  const first = async (query: string): Promise<string> =>
    (await app.json("GET", `/api/search/cars?${query}`)).body.items[0].title;
  expect(await first("q=موديل 2015")).toBe("كامري موديل 2015");
  expect(await first("q=موديل 2015&sort=newest")).toBe("كامري نظيفة");
  expect(await first("q=كامري")).toBe("كامري نظيفة");
});

test("cars titled exactly as typed come before others of the model if they are few", async () => {
  const other = { title: "تويوتا كامري نظيفة", make: "Toyota", model: "Camry" };
  const { app } = await carMarket(
    { ...other, title: "تيوتا كامري نظيفة" },
    ...Array.from({ length: 25 }, () => other),
    { ...other, title: "Camry as new" },
  );
  const first = async (query: string): Promise<string> =>
    (await app.json("GET", `/api/search/cars?${query}`)).body.items[0].title;
  expect(await first("q=تيوتا كامري")).toBe("تيوتا كامري نظيفة");
  expect(await first("q=تيوتا كامري&sort=newest")).toBe("Camry as new");
  expect(await first("q=تويوتا كامري")).toBe("Camry as new");
});

test("a car of the make with the typed title is found even if its other facts differ", async () => {
  const { app, titles } = await carMarket(
    { title: "Camry 2015 in Irbid", make: "Toyota", model: "Camry", year: 2015 },
    { title: "Avalon or Camry 2015", make: "Toyota", model: "Avalon", year: 2016 },
    { title: "Morning for a Camry 2015", make: "Kia", model: "Morning", year: 2016 },
    { title: "Clean hybrid", make: "Kia", model: "Niro", fuelType: "Gasoline" },
    { title: "Hybrid and clean", make: "Kia", model: "Niro", fuelType: "Hybrid" },
  );
  const both = ["Avalon or Camry 2015", "Camry 2015 in Irbid"];
  expect(await titles("q=camry 2015")).toEqual(both);
  expect(await titles("q=2015 camry")).toEqual(["Camry 2015 in Irbid"]);
  expect(await titles("q=camry 2015&model=Camry")).toEqual(["Camry 2015 in Irbid"]);
  expect(await titles("q=clean hybrid&make=Kia&model=Niro")).toEqual(["Hybrid and clean"]);
  const { body } = await app.json("GET", "/api/search/cars?q=camry 2015");
  expect(body.total).toBe(2);
});
