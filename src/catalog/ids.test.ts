import { expect, test } from "bun:test";
import fc from "fast-check";
import { Ids } from "./ids.ts";

const CAPACITY = 32;

test("rows are found and compared by their ids after any additions, removals and growth", () => {
  const someIds = fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 60 });
  // Ids that differ in few bits, so that hashes collide.
  const alikeIds = fc
    .uniqueArray(fc.integer({ min: 0, max: 90 }), { minLength: 2, maxLength: 60 })
    .map((list) => list.map((n) => `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`));
  fc.assert(
    fc.property(fc.oneof(someIds, alikeIds), fc.array(fc.nat(60)), (texts, removed) => {
      const ids = new Ids(CAPACITY);
      if (texts.length > CAPACITY) ids.grow(CAPACITY * 2);
      for (const [row, text] of texts.entries()) ids.add(row, text);
      const gone = new Set(removed.filter((row) => row < texts.length));
      for (const row of gone) ids.remove(row);
      ids.grow(CAPACITY * 4);
      for (const [row, text] of texts.entries()) {
        expect(ids.rowOf(text)).toBe(gone.has(row) ? -1 : row);
        expect(ids.text(row)).toBe(text);
      }
      const [first = "", second = ""] = texts;
      expect(ids.compare(0, 1) < 0).toBe(first < second);
      expect(ids.compare(1, 1)).toBe(0);
      for (const row of gone) ids.add(row, texts[row] as string);
      for (const [row, text] of texts.entries()) expect(ids.rowOf(text)).toBe(row);
    }),
  );
});

test("only a UUID can be an id", () => {
  const ids = new Ids(CAPACITY);
  const id = "01a1fd91-7bfe-74f1-bb8c-3d06e6092877";
  ids.add(0, id);
  for (const wrong of ["", "x", id.toUpperCase(), id.replace("-", "0"), `${id}0`, id.replace("7", "é")]) {
    expect([wrong, ids.rowOf(wrong)]).toEqual([wrong, -1]);
    expect(() => ids.add(1, wrong)).toThrow("UUID");
  }
});
