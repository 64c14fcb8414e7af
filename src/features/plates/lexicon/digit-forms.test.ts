import { expect, test } from "bun:test";
import { type PlateFilter, readPlateFilter } from "../schema.ts";
import { understandPlates } from "./understand-plate.ts";

const none = readPlateFilter(new URLSearchParams());

const READINGS: [q: string, filter: Partial<PlateFilter>][] = [
  ["ends with 0 or 5", { endsWith: "0,5" }],
  ["begins with 1, 2 or 3, 4 digits", { startsWith: "1,2,3", digitCount: [4] }],
  ["اخر خانتين 77 او 88", { endsWith: "77,88" }],
  ["6 at start, 8 at end", { startsWith: "6", endsWith: "8" }],
  ["five digits long and the first one is 7", { digitCount: [5], startsWith: "7" }],
  ["starts or ends with 7", { pattern: "7*,*7" }],
  ["begins and ends with the same digit", { pattern: "A*A" }],
  ["second digit 7", { pattern: "?7*" }],
  ["3 digits with 7 in the middle", { digitCount: [3], pattern: "?*7*?" }],
  ["made of zeros and ones only", { onlyDigits: "01" }],
  ["nothing but 8s", { onlyDigits: "8" }],
  ["every digit is a 7", { onlyDigits: "7" }],
  ["كلها تسعات", { onlyDigits: "9" }],
  ["ما فيها غير سبعات", { onlyDigits: "7" }],
  ["only 3 or 4 digits", { digitCount: [3, 4] }],
  ["code 7 only", { areaCode: [7] }],
  ["has 7 and 9 in it", { pattern: "*7*&*9*" }],
  ["first two the same, last two the same", { pattern: "AA*&*AA" }],
  ["two pairs next to each other, such as 4477", { pattern: "AABB" }],
  ["pairs like 1122 or 4747", { pattern: "AABB,ABAB" }],
  ["five same digits, like 33333", { pattern: "*AAAAA*" }],
  ["first and last identical, e.g. 505", { pattern: "A*A" }],
  ["aabb", { pattern: "AABB" }],
  ["more than one 7", { pattern: "*7*7*" }],
  ["ninety nine at the end", { endsWith: "99" }],
  ["born in the nineties, from 1990 till 1999", { pattern: "199?" }],
  ["born between 1989 and 1999", { pattern: "1989,199?" }],
  ["مواليد من 85 ل 87", { pattern: "1985,1986,1987" }],
  ["from 1990 to 1999 jd", { minPrice: 1990, maxPrice: 1999 }],
  ["even number", { endsWith: "0,2,4,6,8" }],
  ["سعرها من الف ونازل", { maxPrice: 1000 }],
  ["نمرة كلها ثمنيات بس", { onlyDigits: "8" }],
  ["only digits 1 and 2", { onlyDigits: "12" }],
  ["last two same as first two", { pattern: "AB*AB" }],
  ["finishes with the same digit it starts with", { pattern: "A*A" }],
  ["last three digits all the same", { pattern: "*AAA" }],
  ["with 7 as the last digit", { endsWith: "7" }],
  ["سبعة مكررة", { pattern: "*7*7*" }],
  ["777 or 888", { pattern: "777,888" }],
  ["ends with three zeros, four or five digits", { endsWith: "000", digitCount: [4, 5] }],
  ["price starts from 200", { minPrice: 200, q: "starts" }],
  ["اول رقمين مثل اخر رقمين", { pattern: "AB*AB" }],
  ["كود 20 ويكون بالرقم ١٢٣ ورا بعض", { areaCode: [20], includes: "123" }],
  ["five digits and the middle one is zero", { digitCount: [5], pattern: "?*0*?" }],
  ["5 digits, every one even", { digitCount: [5], onlyDigits: "02468" }],
  ["كل ارقامه فردية", { onlyDigits: "13579" }],
  ["no even digits", { "not.pattern": ["*0*,*2*,*4*,*6*,*8*"] }],
  ["ends with an odd digit", { endsWith: "1,3,5,7,9" }],
  ["opens with a double like 55 or 88", { pattern: "AA*" }],
  ["last two digits zero", { endsWith: "00" }],
  ["ends one two three", { endsWith: "123" }],
  ["نهايته سبعة سبعة", { endsWith: "77" }],
  ["seven five three", { pattern: "753" }],
  ["ends with seven four digits", { endsWith: "7", digitCount: [4] }],
  ["zigzag like 70707", { pattern: "ABA,ABAB,ABABA" }],
  ["رقم بنقرا من اليمين زي من الشمال رباعي", { digitCount: [4], tags: ["mirror"] }],
  ["same if reversed", { tags: ["mirror"] }],
  ["double 77", { includes: "77" }],
  ["exactly one 7", { includes: "7" }],
  ["four 3s and a 1", { pattern: "*3333*&*1*" }],
  ["years 1990-1999", { pattern: "199?" }],
  ["two digits the same, like 44", { digitCount: [2], tags: ["all-same"] }],
  ["ترميز 20 بحد اقصى الف دينار", { areaCode: [20], maxPrice: 1000 }],
  ["1 او 2 او 3 ارقام", { digitCount: [1, 2, 3] }],
  ["four digits, the first two equal 10", { digitCount: [4], startsWith: "10" }],
  ["ترميز 25 لغاية 700", { areaCode: [25], maxPrice: 700 }],
];

for (const [q, filter] of READINGS)
  test(`${q} → ${JSON.stringify(filter)}`, () => {
    const read = understandPlates({ ...none, q }, 0).filter;
    expect({ ...read, sort: none.sort }).toEqual({ ...none, ...filter });
  });

test("a code is excluded", () => {
  const { filter } = understandPlates({ ...none, q: "not from code 10" }, 0);
  expect(filter).toMatchObject({ areaCode: [], "not.areaCode": [10] });
});
