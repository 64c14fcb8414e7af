import { expect, test } from "bun:test";
import { isId, newId } from "./ids.ts";

test("new ids are ids, differ and sort by time", () => {
  const ids = Array.from({ length: 100 }, newId);
  expect(ids.every(isId)).toBe(true);
  expect(new Set(ids).size).toBe(100);
  expect([...ids].sort()).toEqual(ids);
});

test("anything else is no id", () => {
  const id = newId();
  const others = ["", "1", "../x", id.toUpperCase(), `${id}\n`, `${id}0`, id.replaceAll("-", ""), `{${id}}`];
  expect(others.filter(isId)).toEqual([]);
  expect(isId("3b241101-e2bb-4255-8caf-4136c566a962")).toBe(false);
});
