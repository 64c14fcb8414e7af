/* How letters and digits in names of models and generations are spoken in Arabic: `سي فور` is C4, `اكس دي` is XD. */
const LETTERS: Record<string, string[]> = {
  A: ["اي", "ايه"],
  B: ["بي"],
  C: ["سي"],
  D: ["دي"],
  E: ["اي"],
  F: ["اف"],
  G: ["جي"],
  H: ["اتش", "اش"],
  I: ["اي"],
  K: ["كي", "كيه"],
  L: ["ال"],
  M: ["ام"],
  N: ["ان"],
  Q: ["كيو"],
  R: ["ار"],
  S: ["اس"],
  T: ["تي"],
  V: ["في"],
  W: ["دبليو"],
  X: ["اكس"],
  Y: ["واي"],
  Z: ["زد", "زي"],
};
const DIGITS = ["زيرو", "ون", "تو", "ثري", "فور", "فايف", "سكس", "سفن", "ايت", "ناين"];

/**
 * The spoken forms of two or three letters, or of letters with a number; empty for other names. Longer numbers stay digits.
 */
export function spokenInArabic(name: string): string[] {
  const [, letters, number] = /^([A-Z]{1,3})[- .]?(\d{0,3})$/i.exec(name) ?? [];
  if (!letters || letters.length + (number?.length ?? 0) < 2) return [];
  const digit = number?.length === 1 ? DIGITS[Number(number)] : undefined;
  const isNumbered = (number?.length ?? 0) > 1;
  const ways = [
    ...[...letters.toUpperCase()].map((letter) => {
      // Before a number `اي` is E: `اي 200` is an E 200, `اي اس 300` an ES 300. Only Hyundai has an i10.
      if (isNumbered && letter === "A") return ["ايه"];
      return isNumbered && letter === "I" && letters.length > 1 ? [] : (LETTERS[letter] ?? []);
    }),
    ...(number ? [[number, digit ?? []].flat()] : []),
  ];
  return ways.reduce(
    (said, next) => said.flatMap((start) => next.map((end) => `${start} ${end}`.trim())),
    [""],
  );
}
