/* `جيب` and `jeep` are a make, and also any SUV. */
import { keyOf } from "#src/words/tokens.ts";
import { type Meaning, type Phrase, phrase } from "#src/words/word-table.ts";

const JEEP = "جيب";
export const isJeep = (spelling: string): boolean => [JEEP, "jeep"].includes(keyOf(spelling));
const isOtherMake = ({ column, value, of }: Meaning): boolean =>
  (of?.column === "make" ? of.value : column === "make" ? value : "Jeep") !== "Jeep";
const isExact = (value: Meaning["value"]) => typeof value !== "string" && value.min === value.max;
/** `جيب` means Jeep, or any SUV next to another make, a fact or a limit: `جيب ديزل`, but not in `جيب 2015`. */
const isOfAnySuv = ({ column, value, of }: Meaning): boolean =>
  of ? of.value !== "Jeep" : column === "make" ? value !== "Jeep" : column !== "location" && !isExact(value);

export const JEEP_PHRASES: Phrase[] = [
  phrase({ column: "make", value: "Jeep", notBeside: isOfAnySuv }, JEEP),
  phrase({ column: "bodyType", value: "SUV", beside: isOfAnySuv, besideUnwanted: true }, JEEP),
  phrase({ column: "make", value: "Jeep", notBeside: isOtherMake, isNext: true }, "Jeep"),
  phrase({ column: "bodyType", value: "SUV", beside: isOtherMake, isNext: true }, "Jeep"),
];
