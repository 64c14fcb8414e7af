import { expect, test } from "bun:test";
import fc from "fast-check";
import { inLanguage } from "#src/i18n/language.ts";
import { PATTERN_TAGS } from "../catalogue/patterns.ts";
import { type PlateFilter, readPlateFilter } from "../schema.ts";
import { understandPlates } from "./understand-plate.ts";

const given = (params: Record<string, string>) => readPlateFilter(new URLSearchParams(params));
const none = given({});
const read = (q: string, params: Record<string, string> = {}) => understandPlates(given({ q, ...params }), 0);
/** The parts of a filter that differ from the defaults, except the order. */
const asked = ({ filter }: { filter: PlateFilter }) =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([name, value]) => name !== "sort" && !Bun.deepEquals(value, none[name as keyof PlateFilter]),
    ),
  );

const READINGS: [q: string, filter: Partial<PlateFilter>][] = [
  ["10-12345", { pattern: "10-12345" }],
  ["10 12345", { pattern: "10-12345" }],
  ["رباعي أول رقمين متشابهين", { digitCount: [4], pattern: "AA*" }],
  ["خماسي آخره ثلاث أرقام زي بعض", { digitCount: [5], pattern: "*AAA" }],
  ["فيها ثلاث أرقام متشابهة متتالية", { pattern: "*AAA*" }],
  ["ثلاث أرقام متشابهة", { digitCount: [3], tags: ["all-same"] }],
  ["ثلاث أرقام ورا بعض متشابهة", { pattern: "*AAA*" }],
  ["وسطه صفرين", { pattern: "?*00*?" }],
  ["زي 4488", { pattern: "AABB" }],
  ["أول خانتين زي آخر خانتين", { pattern: "AB*AB" }],
  ["رقم نصه الأول مثل نصه الثاني", { pattern: "ABAB" }],
  ["أول رقم زي آخر رقم", { pattern: "A*A" }],
  ["خماسي فيه ثلاث أرقام نفس الشي ورا بعض", { digitCount: [5], pattern: "*AAA*" }],
  ["بنقرا من الجهتين نفس الاشي", { tags: ["mirror"] }],
  ["ثلاث سبعات ورا بعض", { includes: "777" }],
  ["آخره خمسات 55", { endsWith: "55" }],
  ["مسكر بصفر", { endsWith: "0" }],
  ["١٠-١٢٣٤٥", { pattern: "10-12345" }],
  ["7777", { pattern: "7777" }],
  ["1990", { pattern: "1990" }],
  ["?77?", { pattern: "?77?" }],
  ["*123", { pattern: "*123" }],
  ["20-*", { pattern: "20-*" }],
  ["لوحة مرآة عمان تحت 5000", { tags: ["mirror"], location: "Amman", maxPrice: 5000 }],
  ["رقم رباعي مميز للبيع", { digitCount: [4] }],
  ["4 digits code 10", { digitCount: [4], areaCode: [10] }],
  ["3 خانات ترميز 22 الكرك", { digitCount: [3], areaCode: [22], location: "Karak" }],
  ["1 to 3 digits", { digitCount: [1, 2, 3] }],
  [
    "mirror or sequence irbid 1k-5k",
    { tags: ["mirror", "sequence-up"], location: "Irbid", minPrice: 1000, maxPrice: 5000 },
  ],
  ["سنة ميلاد 1990", { pattern: "1990" }],
  ["5000 دينار", { maxPrice: 5000 }],
  ["7777 under 5000", { pattern: "7777", maxPrice: 5000 }],
  ["code 10 7777", { areaCode: [10], pattern: "7777" }],
  ["plate no 7777", { pattern: "7777" }],
  ["ترميز 10 رقم رباعي", { areaCode: [10], digitCount: [4] }],
  ["with 7 in it", { includes: "7" }],
  ["7777 1234", { pattern: "7777", q: "1234" }],
  ["7777 urgent", { pattern: "7777", q: "urgent" }],
  ["123456", { pattern: "12-3456" }],
  ["2788888", { pattern: "27-88888" }],
  ["8888-27", { pattern: "27-8888" }],
  ["150000", { q: "150000" }],
  ["12345678", { q: "12345678" }],
  ["لوحة للبيع", { q: "" }],
  ["لوحة لسيارة فخمة", { q: "لسيارة فخمة" }],
  ["10/12345", { pattern: "10-12345" }],
  ["10 - 777", { pattern: "10-777" }],
  ["يبدأ ب 77", { startsWith: "77" }],
  ["رقم ينتهي ب٠٠ عمان", { endsWith: "00", location: "Amman" }],
  ["آخره 7", { endsWith: "7" }],
  ["starts with 10 ends with 01", { startsWith: "10", endsWith: "01" }],
  ["contains 55 under 900", { includes: "55", maxPrice: 900 }],
  ["ends with 5 ends with 6", { endsWith: "5", q: "ends with 6" }],
  ["three digit plate", { digitCount: [3] }],
  ["لوحة من رقمين", { digitCount: [2] }],
  ["خمس خانات مرتب", { digitCount: [5], tags: ["sequence-up"] }],
  ["نفس الرقم", { tags: ["all-same"] }],
  ["لوحة صفرين بالاخير", { endsWith: "00" }],
  ["ثلاث سبعات", { includes: "777" }],
  ["ثلاث سبعات في الآخر عمان", { endsWith: "777", location: "Amman" }],
  ["ينتهي بصفرين", { endsWith: "00" }],
  ["ينتهي بسبعة", { endsWith: "7" }],
  ["آخر رقمين 77", { endsWith: "77" }],
  ["اوله 1 واخره 2", { startsWith: "1", endsWith: "2" }],
  ["اخره تسعتين تحت 900", { endsWith: "99", maxPrice: 900 }],
  ["99 at the end", { endsWith: "99" }],
  ["triple seven", { includes: "777" }],
  ["four zeros at the end", { endsWith: "0000" }],
  ["يبدأ ب ثلاث خمسات", { startsWith: "555" }],
  ["رقم خانة وحدة", { digitCount: [1] }],
  ["ترميز العشرة", { areaCode: [10] }],
  ["كود خمسة وعشرين رباعي", { areaCode: [25], digitCount: [4] }],
  ["سبعات", { tags: ["lucky-seven"] }],
  ["ترميز 10 او 20", { areaCode: [10, 20] }],
  ["3 or 4 digits", { digitCount: [3, 4] }],
  ["اقل من 4 ارقام", { digitCount: [1, 2, 3] }],
  ["up to 4 digits", { digitCount: [1, 2, 3, 4] }],
  ["يبدا برقم 7", { startsWith: "7" }],
  ["اول رقمين 12", { startsWith: "12" }],
  ["اخره سبعات", { endsWith: "77" }],
  ["with 313 in it", { includes: "313" }],
  ["with 3 digits", { digitCount: [3] }],
  ["all fives", { onlyDigits: "5" }],
  ["three 7s", { includes: "777" }],
  ["مواليد التسعينات", { pattern: "199?" }],
  ["مواليد خمسة وتسعين", { pattern: "1995" }],
  ["لوحة ب 300", { maxPrice: 300 }],
  ["ثلاثي مكرر", { digitCount: [3], tags: ["all-same"] }],
  ["رباعي مكرر", { digitCount: [4], tags: ["repeated-pair"] }],
  ["7xx7", { pattern: "7??7" }],
  ["بالاول 7", { startsWith: "7" }],
  ["بخمسمية", { maxPrice: 500 }],
  ["متسلسل تنازلي", { tags: ["sequence-down"] }],
  ["رقم مثل 1212", { tags: ["repeated-pair"] }],
  ["زي 7777", { tags: ["all-same"] }],
  ["code 10 777", { areaCode: [10], pattern: "777" }],
  ["plate where every digit is the same", { tags: ["all-same"] }],
  ["three identical digits in a row", { pattern: "*AAA*" }],
  ["four of a kind", { pattern: "*AAAA*" }],
  ["triple at the end", { pattern: "*AAA" }],
  ["triple digits", { digitCount: [3] }],
  ["round thousands such as 3000", { endsWith: "000", tags: ["round"] }],
  ["ABBA", { tags: ["mirror"] }],
  ["فيه خمسات", { pattern: "*5*5*" }],
  ["فيه خمستين", { includes: "55" }],
  ["10 ثلاثي", { areaCode: [10], digitCount: [3] }],
  ["رباعي 22", { areaCode: [22], digitCount: [4] }],
  ["10 احادي", { pattern: "10", digitCount: [1] }],
  ["من اليمين ومن اليسار نفس الرقم", { tags: ["mirror"] }],
  ["it reads the same forwards and backwards", { tags: ["mirror"] }],
  ["مكرر زي 1313 و 2525", { tags: ["repeated-pair"] }],
  ["the same two digits twice", { tags: ["repeated-pair"] }],
  ["نفس الزوج مرتين", { tags: ["repeated-pair"] }],
  ["بالالوف، 2000 4000 هيك", { endsWith: "000", tags: ["round"] }],
  ["فيه 456 ورا بعض", { includes: "456" }],
  ["contains 234 in sequence", { includes: "234" }],
  ["فيه سبعتين على الاقل", { pattern: "*7*7*" }],
  ["at least three 9s", { pattern: "*9*9*9*" }],
  ["فيه 6 مرتين", { pattern: "*6*6*" }],
  ["has a 3 twice", { pattern: "*3*3*" }],
  ["يبدأ وينتهي ب 7", { pattern: "7*7" }],
  ["first and last digit 5", { pattern: "5*5" }],
  ["same first and last digit", { pattern: "A*A" }],
  ["short, 3 digits", { tags: ["short"], digitCount: [3] }],
  ["من ستمية لألفين ونص", { minPrice: 600, maxPrice: 2500 }],
  ["من 500 ل 3 الاف", { minPrice: 500, maxPrice: 3000 }],
  ["ارخص لوحة", { q: "" }],
  ["-", { q: "" }],
];

for (const [q, filter] of READINGS)
  test(`${q} → ${JSON.stringify(filter)}`, () => {
    expect(asked(read(q))).toEqual(filter.q === "" ? {} : filter);
  });

test("chat letters are read as Arabic words, also in parts of a number", () => {
  const heard = (q: string) => asked(understandPlates(given({ q }), 0, () => true));
  expect(heard("bye5las b 7")).toEqual({ endsWith: "7" });
  expect(heard("sefrein bel akher")).toEqual({ endsWith: "00" });
  expect(heard("3 sab3at")).toEqual({ includes: "777" });
  expect(heard("ra2am momayaz 7777")).toEqual({ pattern: "7777" });
});

test("digits and patterns can be excluded", () => {
  for (const q of ["without any 4 or 9", "no 4s or 9s", "does not contain 4 or 9", "بدون ٤ او ٩"])
    expect([q, read(q).filter["not.pattern"].join()]).toEqual([q, "*4*,*9*"]);
  expect(read("I don't want to see any 4s").filter["not.pattern"]).toEqual(["*4*"]);
  expect(read("no 3 digits").filter["not.digitCount"]).toEqual([3]);
  expect(read("ترميز غير 10").filter["not.areaCode"]).toEqual([10]);
  expect(read("مش ترميز 10 او 20").filter["not.areaCode"]).toEqual([10, 20]);
  expect(read("not 5 digits").filter["not.digitCount"]).toEqual([5]);
  expect(read("without the digit 9").filter["not.pattern"]).toEqual(["*9*"]);
  expect(read("does not end with 4 or 9").filter["not.pattern"].join()).toBe("*4,*9");
  expect(read("all digits different").filter["not.pattern"]).toEqual(["*A*A*"]);
  expect(read("مش كود 10 ولا 20").filter["not.areaCode"]).toEqual([10, 20]);
  expect(read("خالي من الاصفار").filter["not.pattern"]).toEqual(["*0*"]);
});

test("examples after a pattern are not asked for themselves", () => {
  expect(asked(read("descending numbers such as 321 or 9876"))).toEqual({ tags: ["sequence-down"] });
  expect(asked(read("ascending e.g. 12345"))).toEqual({ tags: ["sequence-up"] });
});

test("every tag is understood by its name in both languages", () => {
  for (const tag of PATTERN_TAGS)
    for (const lang of ["en", "ar"] as const)
      inLanguage(lang, () => {
        const [label] = read(tag).understood.map((known) => known.label);
        expect([tag, label && read(label).filter.tags]).toEqual([tag, [tag]]);
      });
});

test("words have the same meaning whatever else is chosen, and words marked as plain stay text", () => {
  const words = "7777 mirror amman";
  expect(read(words, { pattern: "123", tags: "round", location: "Irbid" })).toEqual(read(words));
  expect(asked(read("7777 mirror", { plain: "mirror" }))).toMatchObject({ pattern: "7777", q: "mirror" });
  expect(asked(read("under 500 under 900 amman amman"))).toEqual({ maxPrice: 500, location: "Amman" });
});

test("every understood filter has a label in the reader's language", () => {
  const labels = (q: string) => read(q).understood.map(({ label }) => label);
  expect(labels("10-77 mirror 4 digits code 10 amman under 900")).toEqual([
    "Pattern 10-77",
    "Mirror",
    "4 Digits",
    "Code 10 · Amman",
    "Amman",
    "Up to 900 JD",
  ]);
  expect(labels("ends with 0 or 5, only zeros and fives")).toEqual(["Ends with 0 or 5", "Only 0, 5"]);
  inLanguage("ar", () => expect(labels("اخره 0 او 5")).toEqual(["ينتهي بـ \u20660\u2069 أو \u20665\u2069"]));
});

test("no words cause an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (q) => {
      expect(understandPlates({ ...none, q }, 0).filter.q.length).toBeLessThanOrEqual(q.length);
    }),
    { numRuns: 500 },
  );
});
