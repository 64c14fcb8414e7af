import { expect, test } from "bun:test";
import { readFruit } from "#src/testing/listings/fruit-words.ts";

const READINGS: [query: string, parts: string][] = [
  ["2010 or newr", "year:2010.."],
  ["2010 or oldr", "year:..2010"],
  ["2010 onwrads", "year:2010.."],
  ["undr 8000", "price:..8000"],
  ["bellow 8000", "price:..8000"],
  ["les than 8000", "price:..8000"],
  ["betwen 6000 and 8000", "price:6000..8000"],
  ["maximun 8000", "price:..8000"],
  ["arround 8000 jd", "price:6800..9200"],
  ["at leest 2010", "year:2010.."],
  ["newer then 2010", "year:2010.."],
  // Only next to a number, and not with a wrong letter in a short word.
  ["undr apple", '"undr" kind:apple'],
  ["moro 2010", '"moro" year:2010..2010'],
  ["apple, then 2010", 'kind:apple "then" year:2010..2010'],
];

for (const [query, parts] of READINGS)
  test(`${query} → ${parts}`, () => {
    expect(readFruit(query, { forgiving: () => true })).toBe(parts);
  });

test("a bound is corrected only if typos are forgiven", () => {
  expect(readFruit("undr 8000 jd")).toBe('"undr" price:..8000');
});
