import { expect, test } from "bun:test";
import { readFruit } from "#src/testing/listings/fruit-words.ts";
import type { Meaning } from "./word-table.ts";

test("a typo in a name of five letters is forgiven if allowed", () => {
  const forgiven = (query: string) => readFruit(query, { forgiving: () => true });
  expect(forgiven("aple grany smith")).toBe("kind:apple sort:smith");
  expect(forgiven("appel granny smiht جراني سميت")).toBe("kind:apple sort:smith sort:smith");
  expect(forgiven("x6 fugi under 12000")).toBe('"x6 fugi" price:..12000');
  expect(readFruit("appel")).toBe('"appel"');
  const unknown = { forgiving: ({ column }: Meaning) => column !== "kind" };
  expect(readFruit("appel under 12000", unknown)).toBe('"appel" price:..12000');
});
