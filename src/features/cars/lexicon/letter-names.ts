/* How letters and digits in names of models and generations are spoken in Arabic: `سي فور` is C4, `اكس دي` is XD. */
import { spokenSign } from "#src/language/engine/letters.ts";

/**
 * The spoken forms of two or three letters, or of letters with a number; empty for other names. Longer numbers stay digits.
 */
export function spokenInArabic(name: string): string[] {
  const [, letters, number] = /^([A-Z]{1,3})[- .]?(\d{0,3})$/i.exec(name) ?? [];
  if (!letters || letters.length + (number?.length ?? 0) < 2) return [];
  const digits = number?.length === 1 ? spokenSign(number) : [];
  const isNumbered = (number?.length ?? 0) > 1;
  const ways = [
    ...[...letters.toUpperCase()].map((letter) => {
      // Before a number `اي` is E: `اي 200` is an E 200, `اي اس 300` an ES 300. Only Hyundai has an i10.
      if (isNumbered && letter === "A") return ["ايه"];
      return isNumbered && letter === "I" && letters.length > 1 ? [] : spokenSign(letter);
    }),
    ...(number ? [[number, ...digits]] : []),
  ];
  return ways.reduce(
    (said, next) => said.flatMap((start) => next.map((end) => `${start} ${end}`.trim())),
    [""],
  );
}
