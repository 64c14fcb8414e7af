import { expect, test } from "bun:test";
import { moved, placed } from "./photo-order.ts";

const photo = (id: string) => ({ id, width: 4, height: 3, placeholder: "" });

test("an item is moved earlier, later, or not at all", () => {
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
});

test("uploaded photos are in the order of choice, after existing ones", () => {
  const turns = new Map<string, number>();
  let photos = [photo("old")];
  for (const [id, turn] of [
    ["third", 3],
    ["first", 1],
    ["second", 2],
    ["fourth", 4],
  ] as const) {
    turns.set(id, turn);
    photos = placed(photos, photo(id), turn, turns);
  }
  expect(photos.map(({ id }) => id)).toEqual(["old", "first", "second", "third", "fourth"]);
});
