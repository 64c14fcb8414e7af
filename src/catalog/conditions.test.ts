import { expect, test } from "bun:test";
import { newId } from "#src/core/ids.ts";
import { columnsOf } from "./columns.ts";
import { ConditionLists, Conditions } from "./conditions.ts";
import { documentOf } from "./text.ts";

interface Thing {
  colour: string;
  price: number;
}
const { one, number } = columnsOf<Thing>();
const COLUMNS = { colour: one((thing: Thing) => thing.colour), price: number((thing: Thing) => thing.price) };

test("equal conditions of many searches are stored once, and each function is a condition of its own", () => {
  const conditions = new Conditions<Thing>(COLUMNS);
  const isRed = (colour: string) => colour === "red";
  const asked = [
    conditions.numbersOf({ colour: ["red"], price: { max: 9 } }, ["big", "wheel*"]),
    conditions.numbersOf({ colour: ["red"], price: { max: 9 } }, ["big", "wheel*"]),
    conditions.numbersOf({ colour: isRed }, []),
    conditions.numbersOf({ colour: isRed, "not.colour": isRed }, []),
  ];
  expect(asked).toEqual([[0, 1, 2, 3], [0, 1, 2, 3], [4], [4, 5]]);
  const fits = conditions.of({ row: { colour: "red", price: 12 }, has: documentOf("a big wheelbarrow") });
  expect([0, 1, 2, 3, 4, 5].map(fits)).toEqual([true, false, true, true, true, false]);
});

test("a row fits the searches whose conditions it all meets, also when there are thousands", () => {
  const searches = new ConditionLists();
  const ids = Array.from({ length: 5000 }, () => newId());
  for (const [i, id] of ids.entries())
    searches.add(id, [[], [i % 3], [i % 3, 10 + (i % 2), 99]][i % 3] ?? []);
  const met = new Set([1, 2, 10, 99]);
  expect(searches.size).toBe(ids.length);
  for (const [i, id] of ids.entries()) {
    expect(searches.idOf(i)).toBe(id);
    expect(searches.fits(i, (condition) => met.has(condition))).toBe(i % 3 < 2 || i % 2 === 0);
  }
});
