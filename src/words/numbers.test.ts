import { expect, test } from "bun:test";
import { readFruit } from "#src/testing/fruit-words.ts";
import { tokensOf } from "./tokens.ts";

const READINGS: [query: string, parts: string][] = [
  ["2015", "year:2015..2015"],
  ["٢٠١٥", "year:2015..2015"],
  ["2010-2015", "year:2010..2015"],
  ["2015 to 2010", "year:2010..2015"],
  ["from 2010 to 2015", "year:2010..2015"],
  ["من ٢٠١٠ الى ٢٠١٥", "year:2010..2015"],
  ["من 2010 لـ 2015", "year:2010..2015"],
  ["from year 2010 to year 2015", "year:2010..2015"],
  ["من سنة 2010 لسنة 2015", "year:2010..2015"],
  ["2015+", "year:2015.."],
  ["2015 وفوق", "year:2015.."],
  ["2015 or older", "year:..2015"],
  ["above 2015", "year:2015.."],
  ["فوق ال 2015", "year:2015.."],
  ["newer than 2015", "year:2015.."],
  ["سنة 2015", "year:2015..2015"],
  ["under 12000", "price:..12000"],
  ["under 12,500", "price:..12500"],
  ["تحت 12،500", "price:..12500"],
  ["under 12.500", "price:..12500"],
  ["under 12.5k", "price:..12500"],
  ["تحت 12 الف", "price:..12000"],
  ["أقل من ١٢ ألف", "price:..12000"],
  ["تحت 12 الف ونص", "price:..12500"],
  ["تحت عشرة آلاف", "price:..10000"],
  ["تحت عشرةالاف", "price:..10000"],
  ["تحت ألفين دينار", "price:..2000"],
  ["بين 5000 و 8000", "price:5000..8000"],
  ["بين ٥ و ٨ آلاف", "price:5000..8000"],
  ["between 5k and 8k", "price:5000..8000"],
  ["5-8 الف", "price:5000..8000"],
  ["from 5000", "price:5000.."],
  ["فوق 5000", "price:5000.."],
  ["حوالي 10000", "price:8500..11500"],
  ["5000 jd", "price:..5000"],
  ["سعر 5000", "price:..5000"],
  ["price over 5000 jd", "price:5000.."],
  ["أقل من 100 ألف كيلو", "weight:..100000"],
  ["50kg", "weight:..50"],
  ["20 to 50 kg", "weight:20..50"],
  ["over 50 kg", "weight:50.."],
  ["apple 2015 تحت 8000", "kind:apple year:2015..2015 price:..8000"],
  ["من 2015 وفوق", "year:2015.."],
  ["من 8000 وتحت", "price:..8000"],
  ["2000 وطالع", "year:2000.."],
  ["بأقل من 8000", "price:..8000"],
  ["ما بتزيد عن 8000", "price:..8000"],
  ["مش فوق 8000", "price:..8000"],
  ["ما بدي اكثر من 8000", "price:..8000"],
  ["ما بدفع اكثر من 8000", "price:..8000"],
  ["فوق ال 2015 وتحت ال 20 الف", "year:2015.. price:..20000"],
  ["2015 وتحت 8000", "year:2015..2015 price:..8000"],
  ["بحد أقصى تحت 8000", "price:..8000"],
  ["اقصى سعر 5000", "price:..5000"],
  ["من خمسة لسبعة الاف", "price:5000..7000"],
  ["بين خمسة وسبعة الاف", "price:5000..7000"],
  ["تحت خمسة وعشرين الف", "price:..25000"],
  ["under twenty five thousand", "price:..25000"],
  ["تحت 15 الف و500", "price:..15500"],
  ["تحت ست الاف وخمسمية", "price:..6500"],
  ["تحت خمستالاف", "price:..5000"],
  ["ta7t 8 alaf", "price:..8000"],
  ["تحت 750 ونص", 'price:..750 "ونص"'],
  ["apple 2015 فوق 8000", "kind:apple year:2015..2015 price:8000.."],
  // Numbers that may belong to several columns or none stay text.
  ["under 2000", '"under 2000"'],
  ["12000", '"12000"'],
  ["12 الف", '"12 الف"'],
  ["under 12", '"under 12"'],
  ["بين 5000", '"بين 5000"'],
  ["price 5000 kg", '"price 5000 kg"'],
  ["price over year 2015", '"price" year:2015..'],
  ["2000 cc", '"2000 cc"'],
  ["page 2015", '"page 2015"'],
  ["1.2.3", '"1.2.3"'],
  ["under", '"under"'],
];

for (const [query, parts] of READINGS)
  test(`${query} → ${parts}`, () => {
    expect(readFruit(query)).toBe(parts);
  });

test("thousands and decimals are numbers; other patterns are not", () => {
  const numbers = ["12,500", "12.500", "12.5", "12.25", "1234.567", "1.2.3"].map(
    (typed) => tokensOf(typed)[0]?.number,
  );
  expect(numbers).toEqual([12_500, 12_500, 12.5, 12.25, null, null]);
});
