import { expect, test } from "bun:test";
import { isCommonPassword } from "./schema.ts";

test("common words are refused, even with digits and punctuation after them", () => {
  const refused = [
    "password",
    "Password1234",
    "password1234!!",
    "jordan2026",
    "محمد٢٠٢٦٢٠٢٦",
    "ahmad0791234567",
  ];
  expect(refused.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test("runs and repetitions of one character are refused", () => {
  const refused = ["aaaaaaaaaaaa", "345678", "abcdefghijkl"];
  expect(refused.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test("uncommon words are accepted, with or without digits", () => {
  const fine = [
    "zaytoun-7",
    "markaba-demo-2026",
    "wadi rum at dusk",
    "a83920174",
    "ahmad-loves-figs",
    "8391 7462",
  ];
  expect(fine.filter(isCommonPassword)).toEqual([]);
});
