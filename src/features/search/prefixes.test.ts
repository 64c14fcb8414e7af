import { expect, test } from "bun:test";
import { prefixIndex } from "./prefixes.ts";

const fruit = prefixIndex(
  [
    { name: "pear", spellings: ["Pear", "Pears", "إجاص"] },
    { name: "pearl onion", spellings: ["Pearl onion"] },
  ],
  ({ spellings }) => spellings,
);
const found = (key: string) =>
  fruit.startingWith(key).map(({ thing, isWhole }) => `${thing.name}${isWhole ? "!" : ""}`);

test("all spellings find a thing once, and an exact spelling counts as a whole match", () => {
  expect(found("pea")).toEqual(["pear", "pearl onion"]);
  expect(found("pear")).toEqual(["pear!", "pearl onion"]);
  expect(found("pears")).toEqual(["pear!"]);
  expect(found("plum")).toEqual([]);
  expect(found("")).toEqual([]);
});
