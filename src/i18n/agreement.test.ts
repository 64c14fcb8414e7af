import { expect, test } from "bun:test";
import { messagesOf } from "./t.ts";

const { ar } = messagesOf;

test("the number of digits takes the genitive after its preposition", () => {
  const digits = [1, 2, 3].map((count) => /من (.+?) ودون/.exec(ar.plateAskingText(9, count, null))?.[1]);
  expect(digits).toEqual(["خانة واحدة", "خانتين", "3 خانات"]);
});

test("one photo that is left out does not read as if no photo was added", () => {
  expect(ar.photosLeftOut(1, 5)).not.toContain("لم تُضف صورة واحدة");
  expect(ar.photosLeftOut(2, 5)).toContain("بقيت صورتان");
});
