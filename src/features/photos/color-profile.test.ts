import { expect, test } from "bun:test";
import { swappedProfile } from "#src/testing/listings/pictures.ts";
import { readProfile } from "./pixels.ts";

const curve = (kind: "curv" | "para", words: number[], numbers: number[] = []): Buffer => {
  const tag = Buffer.alloc(8 + words.length * 2 + numbers.length * 4);
  tag.write(kind);
  for (const [i, word] of words.entries()) tag.writeUInt16BE(word, 8 + i * 2);
  const from = 8 + words.length * 2;
  for (const [i, number] of numbers.entries()) tag.writeInt32BE(Math.round(number * 65_536), from + i * 4);
  return tag;
};
const light = (tag: Buffer, value: number) =>
  readProfile(Buffer.from(swappedProfile(0, tag)))?.curves[0][value];
const TABLE = [0, 3, 0, 16_384, 65_535];
const SRGB = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];

test.each<[string, Buffer, number, number]>([
  ["no change", curve("curv", [0, 0]), 51, 0.2],
  ["a power", curve("curv", [0, 1, 0x0200]), 51, 0.04],
  ["a table, in between", curve("curv", TABLE), 51, 0.1],
  ["a table's end", curve("curv", TABLE), 255, 1],
  ["a power, exact", curve("para", [0, 0], [2]), 51, 0.04],
  ["a power from a point on", curve("para", [1, 0], [2, 1.25, -0.25]), 102, 0.0625],
  ["a power from a point on, below it", curve("para", [1, 0], [2, 1.25, -0.25]), 26, 0],
  ["a power from a point on, raised", curve("para", [2, 0], [2, 1.25, -0.25, 0.1]), 26, 0.1],
  ["sRGB", curve("para", [3, 0], SRGB), 128, 0.2159],
  ["sRGB, near black", curve("para", [3, 0], SRGB), 10, 0.003],
  ["sRGB, raised", curve("para", [4, 0], [...SRGB, 0.1, 0.2]), 10, 0.203],
])("the curve of a profile is read: %s", (_, tag, value, expected) => {
  expect(light(tag, value)).toBeCloseTo(expected, 3);
});

test("an unknown curve makes the profile unknown", () => {
  expect(readProfile(Buffer.from(swappedProfile(0, curve("para", [5, 0], [1]))))).toBeNull();
});
