import { expect, test } from "bun:test";
import { carFields } from "#src/features/cars/fields.ts";
import { inLanguage } from "#src/i18n/language.ts";
import {
  type Column,
  correct,
  findStatus,
  letterOf,
  STOCK_FIELDS,
  stockFieldLabel,
  tableIn,
} from "./columns.ts";
import { readLexicon } from "#src/language/engine/lexicon.ts";
import type { Sheet } from "./sheet.ts";
import words from "./words.txt" with { type: "text" };

const CAR = ["7", "Kia", "Rio", "2018", "5000", "9000"];
const NEEDED = ["stockId", "make", "model", "year", "mileage", "price"];

const sheetOf = (rows: string[][], separator: Sheet["separator"] = ","): Sheet => ({
  kind: "csv",
  encoding: "utf-8",
  separator,
  sheet: null,
  rows: rows.map((cells, i) => ({ row: i + 1, cells })),
});

const fieldsOf = (...headers: string[]) =>
  tableIn(sheetOf([headers, headers.map(() => "x")])).columns.map(({ field }) => field);

const refusal = (work: () => unknown) => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { key: string }).key;
  }
};

test("every field is found by its JSON name and its labels, in any spelling", () => {
  const names = STOCK_FIELDS.filter((field) => field !== "images");
  for (const spelled of [
    (field: (typeof names)[number]) => field,
    (field: (typeof names)[number]) => inLanguage("en", () => stockFieldLabel(field)),
    (field: (typeof names)[number]) => inLanguage("ar", () => stockFieldLabel(field)),
    (field: (typeof names)[number]) => ` \u200f${field.replace(/[A-Z]/, "\u00a0_$&").toUpperCase()}.*`,
  ])
    expect(fieldsOf(...names.map(spelled))).toEqual(names);
  expect(Object.keys(carFields).every((field) => STOCK_FIELDS.some((one) => one === field))).toBe(true);
});

test("no spelling means two fields", () => {
  const { entries } = readLexicon("words.txt", words);
  const spelled = entries
    .filter(({ value }) => !value.startsWith("status "))
    .flatMap(({ value, spellings }) => spellings.map((spelling) => ({ value, spelling })));
  const other = (field: string) => (field === "make" ? "price" : "make");
  const wrong = spelled.filter(({ value, spelling }) => fieldsOf(spelling, other(value))[0] !== value);
  expect(wrong).toEqual([]);
});

test("the words of Jordanian sheets are known", () => {
  const headers = [
    "سنة الصنع",
    "العداد",
    "السعر",
    "رقم المخزون",
    "الماركة",
    "الموديل",
    "اللون",
    "الجير",
    "الوقود",
  ];
  expect(fieldsOf(...headers)).toEqual([
    ...([
      "year",
      "mileage",
      "price",
      "stockId",
      "make",
      "model",
      "color",
      "transmission",
      "fuelType",
    ] as const),
  ]);
  expect(fieldsOf("Stock #", "VIN", "Mileage (km)", "Price (JOD)", "Notes", "Cost")).toEqual([
    ...(["stockId", "vin", "mileage", "price", "description", null] as const),
  ]);
});

test("of several columns, the best name is the field; images may have many", () => {
  expect(fieldsOf("ID", "VIN", "Stock #", "Internet Price", "Price")).toEqual([
    ...([null, "vin", "stockId", null, "price"] as const),
  ]);
  expect(fieldsOf("VIN", "Price", "Price")).toEqual(["stockId", "price", null]);
  expect(
    fieldsOf("make", "images", "images1", "images20", "image[0].url", "image[0].tag[0]", "Photo Url List"),
  ).toEqual([...(["make", "images", "images", "images", "images", null, "images"] as const)]);
});

test("columns of other systems are found", () => {
  const meta =
    "vehicle_id title description url make model year mileage.value mileage.unit image[0].url image[0].tag[0] transmission fuel_type body_style drivetrain vin condition price address exterior_color availability state_of_vehicle";
  expect(fieldsOf(...meta.split(" "))).toEqual([
    ...([
      "stockId",
      "title",
      "description",
      null,
      "make",
      "model",
      "year",
      "mileage",
      "mileageUnit",
    ] as const),
    ...(["images", null, "transmission", "fuelType", "bodyType", null, "vin", null, "price", null] as const),
    ...(["color", "status", null] as const),
  ]);
  const google =
    "id,vin,store_code,brand,model,year,condition,mileage,color,price,image_link,link,additional_image_link";
  expect(fieldsOf(...google.split(","))).toEqual([
    ...(["stockId", "vin", null, "make", "model", "year", null, "mileage", "color", "price"] as const),
    ...(["images", null, "images"] as const),
  ]);
  const homeNet =
    "DealerId,Dealer Name,Dealer City,VIN,Stock #,New/Used,Year,Make,Model,Model Number,Body,Transmission,Series,Odometer,Engine Displacement,Colour,Interior Color,MSRP,Price,Description,Features,Photo Url List";
  expect(fieldsOf(...homeNet.split(","))).toEqual([
    ...([null, null, "location", "vin", "stockId", null, "year", "make", "model", null, "bodyType"] as const),
    ...([
      "transmission",
      "trim",
      "mileage",
      "engineSize",
      "color",
      null,
      null,
      "price",
      "description",
    ] as const),
    ...(["features", "images"] as const),
  ]);
});

test("mobile.de's file has no header; its columns are known by their place", () => {
  const row = Array.from({ length: 30 }, () => "");
  Object.assign(row, {
    1: "A-17",
    3: "BMW",
    4: "320",
    8: "05.2018",
    9: "90000",
    10: "12500.00",
    16: "Schwarz",
  });
  const { columns, rows } = tableIn(sheetOf([row, row], ";"));
  expect(rows.map(({ row }) => row)).toEqual([1, 2]);
  const filled = columns.filter(({ field }) => field);
  expect(filled.map(({ header, field }) => `${header} ${field}`).join(", ")).toBe(
    "B stockId, D make, E model, I year, J mileage, K price, Q color",
  );
  expect(refusal(() => tableIn(sheetOf([row], ",")))).toBe("stockNoHeader");
  expect(refusal(() => tableIn(sheetOf([row.slice(1)], ";")))).toBe("stockNoHeader");
});

test("the header is found below a logo, in the first ten rows", () => {
  const logo = (count: number) => Array.from({ length: count }, () => ["Our price list 2027"]);
  const { columns, rows } = tableIn(sheetOf([...logo(9), NEEDED, CAR]));
  expect(columns.map(({ field }) => field as string)).toEqual(NEEDED);
  expect(rows).toEqual([{ row: 11, cells: CAR }]);
  expect(refusal(() => tableIn(sheetOf([...logo(10), NEEDED, CAR])))).toBe("stockNoHeader");
});

test("a header alone and too many cars are refused", () => {
  const cars = (count: number) => sheetOf([NEEDED, ...Array.from({ length: count }, () => CAR)]);
  expect(refusal(() => tableIn(cars(0)))).toBe("stockFileEmpty");
  expect(tableIn(cars(5000)).rows).toHaveLength(5000);
  expect(refusal(() => tableIn(cars(5001)))).toBe("stockTooManyRows");
});

test("the fingerprint is that of the headers", () => {
  const printOf = (...headers: string[]) => tableIn(sheetOf([headers, CAR])).fingerprint;
  expect(printOf("Stock No", "Make", "Cost")).toBe(printOf("stock_no", "MAKE", "cost"));
  expect(printOf("Stock No", "Make", "Cost")).not.toBe(printOf("Stock No", "Make", "Our cost"));
});

test("corrections change only their columns, and no two fill one field", () => {
  const columns: Column[] = [
    { header: "Ref", field: "stockId" },
    { header: "Price", field: "price" },
    { header: "Web", field: null },
    { header: "Photo", field: "images" },
  ];
  const web = { header: "Web", field: "price" };
  expect(correct(columns, [web, { header: "Price", field: null }]).map(({ field }) => field)).toEqual([
    ...(["stockId", null, "price", "images"] as const),
  ]);
  expect(columns[1]?.field).toBe("price");
  expect(refusal(() => correct(columns, [web]))).toBe("stockColumnTwice");
  expect(correct(columns, [{ header: "Web", field: "images" }])[2]?.field).toBe("images");
  expect(refusal(() => correct(columns, [{ header: "Nothing", field: "price" }]))).toBe("invalidRequest");
  expect(refusal(() => correct(columns, [{ header: "Web", field: "toString" }]))).toBe("invalidRequest");
});

test("letters are those of spreadsheets", () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(letterOf)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
});

test("states are found by their labels and by what other systems call them", () => {
  const said = [
    "available",
    "Reserved",
    "مباعة",
    "محجوز",
    "NOT_AVAILABLE",
    "PENDING",
    "hidden",
    "متوفر",
    "maybe",
    "",
  ];
  expect(said.map(findStatus)).toEqual([
    ...(["available", "reserved", "sold", "reserved", "sold", "reserved", "withdrawn", "available"] as const),
    ...[null, null],
  ]);
});
