import { expect, test } from "bun:test";
import { joined, keyOf, tokensOf } from "./tokens.ts";

test("a spelling's key is what its tokens are joined to", () => {
  const spellings = [
    "camry hybrid",
    "كامري هايبرد",
    "CR-V",
    "أزرق",
    "سيارة",
    "فئات",
    "isn't",
    "i30",
    "٢٠١٨",
    "prius+",
  ];
  for (const spelling of [...spellings, "حمررا", "حمراااا", "wayyy", "ggg", " a  b "])
    expect([spelling, keyOf(spelling)]).toEqual([spelling, joined(tokensOf(spelling))]);
});
