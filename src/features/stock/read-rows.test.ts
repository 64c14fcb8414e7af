import { expect, test } from "bun:test";
import type { CarInput } from "#src/features/cars/car-input.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { csvOf } from "#src/core/csv.ts";
import { tableIn } from "./columns.ts";
import type { Dealer, StockRow } from "./read-row.ts";
import { readRows } from "./read-rows.ts";
import { parseSheet } from "./sheet.ts";

const DEALER: Dealer = { location: "Irbid", language: "en" };
const CAR: Record<string, string> = {
  stockId: "A1",
  make: "Toyota",
  model: "Camry",
  year: "2018",
  mileage: "90000",
  price: "12500",
  fuelType: "Hybrid",
  transmission: "Automatic",
  color: "White",
};

async function readAll(
  rows: Record<string, string>[],
  { dealer = DEALER, before = null as CarInput | null, separator = "," } = {},
) {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const csv = csvOf([names, ...rows.map((row) => names.map((name) => row[name] ?? ""))]);
  const bytes = new TextEncoder().encode(csv);
  const sheet = await parseSheet(bytes, {});
  return readRows(tableIn({ ...sheet, separator: separator as "," }), dealer, () => before);
}

async function read(fields: Record<string, string>, options: Parameters<typeof readAll>[1] = {}) {
  const [row] = await readAll([{ ...CAR, ...fields }], options);
  if (!row) throw new Error("No row");
  return row;
}

const problemsOf = ({ problems }: StockRow) =>
  problems.map(({ letter, header, value, reason }) => [letter, header, value, reason]);
/** What is read from one cell, or why it is refused. */
async function valueOf(
  header: string,
  cell: string,
  field: string,
  options: Parameters<typeof readAll>[1] = {},
) {
  const { [header === field ? "" : field]: _, ...car } = CAR;
  const [row] = await readAll([{ ...car, [header]: cell }], options);
  const values = row?.input as Record<string, unknown> | null;
  return values
    ? values[{ price: "priceCents", mileage: "mileageKm" }[field] ?? field]
    : row?.problems[0]?.reason;
}

test("a new car is completed from the catalogue and by the dealer", async () => {
  const { input, problems, warnings, ...row } = await read({});
  expect({ problems, warnings, ...row }).toEqual({
    ...{ problems: [], warnings: [], row: 2, stockId: "A1", status: null, images: [] },
  });
  expect(input).toMatchObject({
    ...{ title: "Toyota Camry 2018", location: "Irbid", priceCents: 1_250_000, mileageKm: 90_000 },
    ...{ bodyType: "Sedan", features: [], images: [], paint: null },
  });
  expect(input?.description).toBe(
    "Toyota Camry 2018\nMake: Toyota\nModel: Camry\nYear: 2018\nMileage: 90,000 km\nFuel Type: Hybrid\nTransmission: Automatic\nBody Type: Sedan\nColor: White",
  );
});

test("title and description are in the dealer's language, reasons in the reader's", async () => {
  const arabic: Dealer = { location: "Amman", language: "ar" };
  const { input } = await read({ trim: "SE" }, { dealer: arabic });
  expect(input?.title).toBe("تويوتا كامري SE 2018");
  expect(input?.description).toContain("الممشى: 90,000 كم");
  const refused = () => read({ price: "much" });
  expect((await refused()).problems[0]?.reason).toMatch(/^[A-Z]/);
  expect((await inLanguage("ar", refused)).problems[0]?.reason).toMatch(/^[ء-ي]/);
});

test("a file's own title, description and place are kept", async () => {
  const own = {
    title: "Camry with sunroof",
    description: "One owner, serviced at the agency.",
    location: "عمان",
  };
  expect((await read(own)).input).toMatchObject({ ...own, location: "Amman" });
});

test("what is missing is said about the column, or the field if there is no column", async () => {
  const blank = await read({ make: "", price: "", bodyType: "Sedan" });
  expect(blank.input).toBeNull();
  expect(problemsOf(blank)).toEqual([
    ["F", "price", "", "Price is required"],
    ["B", "make", "", "Make is required"],
  ]);
  const { fuelType: _fuel, color: _color, ...car } = CAR;
  const [without] = await readAll([car]);
  expect(without?.problems).toEqual([
    { column: null, letter: "", header: "Fuel Type", value: "", reason: "Fuel type is required" },
    { column: null, letter: "", header: "Color", value: "", reason: "Color is required" },
  ]);
});

test("values are known by their labels and by the words of search, in both languages", async () => {
  const spelled: [string, string, unknown][] = [
    ["make", "تويوتا", "Toyota"],
    ["model", "كامري", "Camry"],
    ["model", "toyota camry", "Camry"],
    ["year", "٢٠١٨", 2018],
    ["year", "2018-05-01", 2018],
    ["year", "05.2018", 2018],
    ["fuelType", "بنزين", "Gasoline"],
    ["fuelType", "Petrol", "Gasoline"],
    ["fuelType", "PLUGIN_HYBRID", "Hybrid"],
    ["transmission", "أوتوماتيك", "Automatic"],
    ["transmission", "A/T", "Automatic"],
    ["transmission", "6-Speed Automatic", "Automatic"],
    ["bodyType", "جيب", "SUV"],
    ["bodyType", "NONE", "Sedan"],
    ["color", "أبيض", "White"],
    ["location", "عمّان", "Amman"],
    ["paint", "دهان وكالة", "original"],
    ["customs", "مجمركة", "cleared"],
    ["customs", "Customs cleared", "cleared"],
    ["licensedUntil", "2027-06-30", "2027-06"],
    ["licensedUntil", "30/6/2027", "2027-06"],
    ["licensedUntil", "", null],
    ["features", "فتحة سقف، ABS, Rear screens", ["Sunroof", "Anti-lock Brakes", "Rear screens"]],
    ["features", "فتحة سقف | Rear screens, two", ["Sunroof", "Rear screens, two"]],
  ];
  for (const [field, cell, value] of spelled)
    expect([cell, await valueOf(field, cell, field)]).toEqual([cell, value]);
  expect((await read({ fuelType: "plug-in hybrid" })).input?.hybridType).toBe("plug-in");
});

test("unknown values are refused with those that are known", async () => {
  expect(problemsOf(await read({ fuelType: "Steam" }))).toEqual([
    [
      "G",
      "fuelType",
      "Steam",
      "We don't know this value. Use one of these: Gasoline, Hybrid, Electric, Diesel",
    ],
  ]);
  expect(await valueOf("location", "Paris", "location")).toMatch(
    /^We don't know this value. Use one of these: Amman, /,
  );
  expect((await read({ status: "maybe" })).problems[0]?.reason).toMatch(
    /: Available, Reserved, Sold, Withdrawn$/,
  );
  for (const cell of ["2026-13-40", "45000", "soon"])
    expect(await valueOf("licensedUntil", cell, "licensedUntil")).toMatch(/^Enter a month/);
  expect(await valueOf("year", "next", "year")).toBe("Year must be a number, such as 2018");
});

test("prices are read in either script, with unit or separators; a dot that may be either is refused", async () => {
  const unclear = /^The dot could stand/;
  const written: [string, unknown][] = [
    ["8500", 850_000],
    ["8,500", 850_000],
    ["8 500", 850_000],
    ["8500.5", 850_050],
    ["8500 JD", 850_000],
    ["8500 JOD", 850_000],
    ["٨٥٠٠ دينار", 850_000],
    ["٨٬٥٠٠٫٥", 850_050],
    ["8,500.000", 850_000],
    ["8500.3412", 850_034],
    ["1.234,5", 123_450],
    ["1234,50", 123_450],
    ["1.234.567", 123_456_700],
    ["8.500", unclear],
    ["850.000 JD", unclear],
    ["18000 USD", /^[A-Z]/],
    ["0", /^[A-Z]/],
    ["-5", /^[A-Z]/],
  ];
  for (const separator of [",", ";"])
    for (const [cell, cents] of written) {
      const value = await valueOf("price", cell, "price", { separator });
      if (cents instanceof RegExp) expect([cell, value]).toEqual([cell, expect.stringMatching(cents)]);
      else expect([cell, value]).toEqual([cell, cents]);
    }
});

test("miles are converted: by the cell, the header or a column of units", async () => {
  const written: [string, string, unknown][] = [
    ["mileage", "95,000 km", 95_000],
    ["mileage", "٩٥٠٠٠ كم", 95_000],
    ["mileage", "95000.7", 95_001],
    ["mileage", "60,000 mi", 96_561],
    ["mileage", "60000 miles", 96_561],
    ["mileage", "60000 ميل", 96_561],
    ["Mileage (mi)", "60000", 96_561],
    ["Miles", "60000", 96_561],
    ["Mileage (km)", "60000", 60_000],
    ["mileage", "95.000", expect.stringMatching(/^The dot/)],
    ["mileage", "-1", "Mileage cannot be negative"],
    ["mileage", "low", "Mileage must be a number in km, such as 95,000"],
  ];
  for (const [header, cell, km] of written)
    expect([cell, await valueOf(header, cell, "mileage")]).toEqual([cell, km]);
  for (const [unit, km] of [
    ["MI", 96_561],
    ["KM", 60_000],
    ["", 60_000],
  ] as const)
    expect((await read({ mileage: "60000", "mileage.unit": unit })).input?.mileageKm).toBe(km);
});

test("names that are in no list stay, with a warning", async () => {
  const { input, warnings } = await read({ make: "Trabant", model: "601", bodyType: "Sedan" });
  expect(input).toMatchObject({ make: "Trabant", model: "601" });
  expect(warnings.map(({ header }) => header)).toEqual(["make"]);
  const trim = await read({ model: "Camry Grande", bodyType: "Sedan" });
  expect(trim.input?.model).toBe("Camry Grande");
  expect(trim.warnings.map(({ header, value }) => [header, value])).toEqual([["model", "Camry Grande"]]);
});

test("stock numbers are texts; the same one twice refuses both rows", async () => {
  const ids = ["00123", "1E5", "=1+1", "x".repeat(64)];
  for (const id of ids) expect((await read({ stockId: id })).stockId).toBe(id);
  expect((await read({ stockId: "x".repeat(65) })).problems[0]?.reason).toBe("Use at most 64 characters");
  expect((await read({ stockId: " \u200f" })).problems[0]?.reason).toBe("Stock number is required");
  const rows = await readAll(["a1", "A1", "B2", "", ""].map((stockId) => ({ ...CAR, stockId })));
  expect(rows.map(({ input, problems }) => [input !== null, problems[0]?.reason])).toEqual([
    [false, "The same stock number is also in row 3. Use each one once."],
    [false, "The same stock number is also in row 2. Use each one once."],
    [true, undefined],
    [false, "Stock number is required"],
    [false, "Stock number is required"],
  ]);
});

test("an existing car keeps what the file does not have, and required values of blank cells", async () => {
  const { input: before } = await read({
    title: "Camry with sunroof",
    paint: "original",
    customs: "cleared",
  });
  const [row] = await readAll([{ stockId: "A1", price: "11000", color: "", paint: "", customs: "cleared" }], {
    before,
  });
  expect(row?.problems).toEqual([]);
  expect(row?.input).toEqual({ ...(before as CarInput), priceCents: 1_100_000, paint: null });
  const [wrong] = await readAll([{ stockId: "A1", model: "كورولا", year: "1950" }], { before });
  expect(wrong?.problems[0]?.reason).toBe("Year must be 1990 or later");
  const [other] = await readAll([{ stockId: "A1", model: "كورولا" }], { before });
  expect(other?.input).toEqual({ ...(before as CarInput), model: "Corolla" });
});

test("a value with an unquoted separator is refused, not moved to the next column", async () => {
  const bytes = new TextEncoder().encode(
    "stockId,make,model,year,price,mileage\n1,Kia,Rio,2018,8,500,90000\n",
  );
  const [row] = await readRows(tableIn(await parseSheet(bytes, {})), DEALER, () => null);
  expect(row?.input).toBeNull();
  expect(row?.problems[0]).toMatchObject({ column: 6, letter: "G", header: "", value: "90000" });
});

test("photos are web addresses, at most 20; others are left out with a warning", async () => {
  const [a, b, c] = ["https://a.example/1.jpg?x=1,2", "http://b.example/2.jpg", "https://c.example/3.jpg"];
  for (const cell of [`${a}|${b}|${c}`, `${a}\n${b} , ${c}`, `${a} ${b};${c}`, `${a},${b},${c}|${a}`])
    expect((await read({ images: cell })).images).toEqual([a, b, c]);
  const columns = await read({
    images1: b,
    images2: "",
    images3: `${a}|ftp://x/1.jpg`,
    images4: "photo.jpg",
  });
  expect(columns.images).toEqual([b, a]);
  expect(columns.warnings.map(({ header }) => header)).toEqual(["images3", "images4"]);
  expect(columns.input).not.toBeNull();
  const many = Array.from({ length: 25 }, (_, i) => `https://a.example/${i}.jpg`);
  const { images, warnings } = await read({ images: many.join("|") });
  expect([images.length, warnings.map(({ reason }) => reason)]).toEqual([
    20,
    ["Only the first 20 photos are used."],
  ]);
});

test("a feature in a car's own words stays, also if it means one of ours", async () => {
  const { input } = await read({ features: "Sunroof" });
  if (!input) throw new Error("No car");
  const before = { ...input, features: ["Bose"] };
  expect((await read({ features: "Bose|Sunroof" }, { before })).input?.features).toEqual(["Bose", "Sunroof"]);
  expect((await read({ features: "Bose" })).input?.features).toEqual(["Premium Audio"]);
});
