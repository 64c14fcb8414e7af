import { expect, test } from "bun:test";
import { readFruit } from "#src/testing/listings/fruit-words.ts";

const READINGS: [query: string, parts: string][] = [
  // In any order, with few fillers between.
  ["peel thin", "peel:thin"],
  ["very thin peel apple", "peel:thin kind:apple"],
  ["peel for thin", "peel:thin"],
  ["peel for for for for thin", '"peel for for for for thin"'],
  ["thin of the peel", '"thin of the peel"'],
  ["thin of peel", "peel:thin"],
  // Inflected forms.
  ["بزرتها رقيقة", "peel:thin"],
  ["البزرة الرقيقة", "peel:thin"],
  // A description belongs to its own thing, and to the nearest.
  ["pip thin", "pip:thin"],
  ["pip thick", '"pip thick"'],
  ["peel pip thin", '"peel" pip:thin'],
  ["peel and thin", '"peel and thin"'],
  ["thin peel thick", '"thin" peel:thick'],
  // If several states are named, the one that is listed first in the topic counts.
  ["peel thin thick", "peel:thick"],
  ["peel thick thin", "peel:thick"],
  ["peel peel thin", "peel:thin"],
  ["peel, thin", '"peel, thin"'],
  // Negations before it and inside.
  ["not thin peel", "peel:thick"],
  ["peel not thin", "peel:thick"],
  ["بزرتها ما رقيقة", "peel:thick"],
  ["peel not thick", "-peel:thick"],
  ["peel not not thin", "peel:thin"],
];

for (const [query, parts] of READINGS)
  test(`${query} → ${parts}`, () => {
    expect(readFruit(query)).toBe(parts);
  });

test("a typo in a description is forgiven", () => {
  expect(readFruit("pell thicck", { forgiving: () => true })).toBe('"pell thicck"');
  expect(readFruit("بزررة سميكة", { forgiving: () => true })).toBe("peel:thick");
  expect(readFruit("peel thickk", { forgiving: () => true })).toBe("peel:thick");
});

test("words that sound like a thing and its description are read", () => {
  expect(readFruit("bezretha sameeke", { forgiving: () => true })).toBe("peel:thick");
});
