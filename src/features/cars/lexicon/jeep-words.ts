/* `جيب` and `jeep` are a make, and also any SUV. */
import { keyOf } from "#src/language/engine/tokens.ts";
import type { Meaning, Phrase } from "#src/language/engine/word-table.ts";

const JEEP = "جيب";
export const isJeep = (spelling: string): boolean => keyOf(spelling) === JEEP;

const isOtherMake = ({ column, value, of }: Meaning): boolean =>
  (column === "make" ? value : (of?.value ?? "Jeep")) !== "Jeep";
/** `جيب` means any SUV next to another make, a fact or a limit: `جيب ديزل` (a diesel jeep), but not in `جيب 2015`. */
const isOfAnySuv = (other: Meaning): boolean => {
  const { column, value, of } = other;
  const isYear = typeof value !== "string" && value.min === value.max;
  return of || column === "make" ? isOtherMake(other) : column !== "location" && !isYear;
};

export const JEEP_PHRASES: Phrase[] = [
  { meaning: { column: "make", value: "Jeep", notBeside: isOfAnySuv }, spellings: [JEEP] },
  {
    meaning: { column: "bodyType", value: "SUV", beside: isOfAnySuv, besideUnwanted: true },
    spellings: [JEEP],
  },
  { meaning: { column: "bodyType", value: "SUV", beside: isOtherMake, isNext: true }, spellings: ["jeep"] },
];
