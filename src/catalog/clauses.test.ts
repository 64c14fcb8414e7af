import { expect, test } from "bun:test";
import { newId } from "#src/core/ids.ts";
import { Clauses } from "./clauses.ts";
import { columnsOf } from "./columns.ts";
import { Conditions } from "./conditions.ts";
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

test("thousands of searches get found, maybe or not found by their own clauses", () => {
  const clauses = new Clauses();
  const ids = Array.from({ length: 5000 }, () => newId());
  for (const [i, id] of ids.entries())
    clauses.add(id, [
      { conditions: [i % 7], isSure: false },
      { conditions: [i % 3, 10 + (i % 2)], isSure: i % 5 === 0 },
    ]);
  const held = new Set([0, 1, 10]);
  for (const [i, id] of ids.entries()) {
    expect(clauses.idOf(i)).toBe(id);
    const isLast = i % 3 < 2 && i % 2 === 0;
    const answer = isLast && i % 5 === 0 ? "found" : isLast || i % 7 < 2 ? "maybe" : "not";
    expect(clauses.ask(i, (condition) => held.has(condition))).toBe(answer);
    expect(clauses.fitsLast(i, (condition) => held.has(condition))).toBe(isLast);
  }
});
