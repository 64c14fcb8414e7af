import { afterEach, expect, test } from "bun:test";
import { MAX_SAVED, pickSaved, readSaved, type Saved, writeSaved } from "./saved-here.ts";

const entry = (id: string): Saved => ({ id, priceCents: 1_650_000, savedAt: 1_780_000_000_000 });

/** A browser's storage; with `keeps` false, it stores nothing. */
function storage(keeps = true) {
  const kept = new Map<string, string>();
  const refuse = () => {
    throw new DOMException("Storage is blocked", "SecurityError");
  };
  const local = {
    getItem: (key: string) => (keeps ? (kept.get(key) ?? null) : refuse()),
    setItem: (key: string, value: string) => (keeps ? void kept.set(key, value) : refuse()),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.assign(globalThis, { localStorage: local });
  return kept;
}

afterEach(() => Reflect.deleteProperty(globalThis, "localStorage"));

test("stored favorites are read back, and an empty list removes the entry", () => {
  const kept = storage();
  expect(readSaved()).toEqual([]);
  writeSaved([entry("a"), entry("b")]);
  expect(readSaved()).toEqual([entry("a"), entry("b")]);
  writeSaved([]);
  expect(kept.size).toBe(0);
});

test("invalid content in the storage results in no favorites and no error", () => {
  const kept = storage();
  for (const garbage of ["", "{", "null", "7", '"a"', '{"id":"a"}', "[[[", "[null,7,[],{}]"]) {
    kept.set("favorites", garbage);
    expect(readSaved()).toEqual([]);
  }
  kept.set("favorites", JSON.stringify([null, entry("a"), { id: "b" }, { ...entry("c"), extra: "<b>" }]));
  expect(readSaved()).toEqual([entry("a"), entry("c")]);
});

test("a browser that stores nothing has no favorites", () => {
  storage(false);
  expect(readSaved()).toEqual([]);
  expect(() => writeSaved([entry("a")])).toThrow();
});

test("of ten thousand favorites the first 500 count, without duplicates", () => {
  const many = Array.from({ length: 10_000 }, (_, at) => entry(`id-${at >> 1}`));
  const picked = pickSaved(many);
  expect(picked).toHaveLength(MAX_SAVED);
  expect(new Set(picked.map(({ id }) => id)).size).toBe(MAX_SAVED);
  expect(picked[0]?.id).toBe("id-0");
});

test("an invalid id, a negative price and an invalid time are skipped", () => {
  for (const wrong of [
    { id: "" },
    { id: "../../etc" },
    { id: "x".repeat(65) },
    { id: 7 },
    { priceCents: -1 },
    { priceCents: 0.5 },
    { priceCents: "5" },
    { savedAt: Number.NaN },
    { savedAt: null },
  ])
    expect(pickSaved([{ ...entry("a"), ...wrong }])).toEqual([]);
});
