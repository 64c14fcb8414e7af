/* `جيب` and `jeep` are a make, and also any SUV. */
import { keyOf } from "#src/language/engine/tokens.ts";
import type { Meaning, Phrase } from "#src/language/engine/word-table.ts";

const JEEP = "جيب";
export const isJeep = (spelling: string): boolean => [JEEP, "jeep"].includes(keyOf(spelling));
const isOtherMake = ({ column, value, of }: Meaning): boolean =>
  (of?.column === "make" ? of.value : column === "make" ? value : "Jeep") !== "Jeep";
const isExact = (value: Meaning["value"]) => typeof value !== "string" && value.min === value.max;
/** `جيب` means Jeep, or any SUV next to another make, a fact or a limit: `جيب ديزل`, but not in `جيب 2015`. */
const isOfAnySuv = ({ column, value, of }: Meaning): boolean =>
  of ? of.value !== "Jeep" : column === "make" ? value !== "Jeep" : column !== "location" && !isExact(value);

export const JEEP_PHRASES: Phrase[] = [
  { meaning: { column: "make", value: "Jeep", notBeside: isOfAnySuv }, spellings: [JEEP] },
  {
    meaning: { column: "bodyType", value: "SUV", beside: isOfAnySuv, besideUnwanted: true },
    spellings: [JEEP],
  },
  { meaning: { column: "make", value: "Jeep", notBeside: isOtherMake, isNext: true }, spellings: ["Jeep"] },
  { meaning: { column: "bodyType", value: "SUV", beside: isOtherMake, isNext: true }, spellings: ["Jeep"] },
];
