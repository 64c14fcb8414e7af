/* How letters and digits of models and generations are said in Arabic: `سي فور` is C4, `اكس دي` is XD. */
const LETTERS: Record<string, string[]> = {
  A: ["اي", "ايه"],
  C: ["سي"],
  D: ["دي"],
  E: ["اي"],
  F: ["اف"],
  G: ["جي"],
  H: ["اتش", "اش"],
  I: ["اي"],
  K: ["كي"],
  L: ["ال"],
  M: ["ام"],
  N: ["ان"],
  Q: ["كيو"],
  R: ["ار"],
  S: ["اس"],
  T: ["تي"],
  V: ["في"],
  X: ["اكس"],
  Y: ["واي"],
  Z: ["زد", "زي"],
};
const DIGITS = ["زيرو", "ون", "تو", "ثري", "فور", "فايف", "سكس", "سفن", "ايت", "ناين"];

/** The ways to say two letters, or letters and a digit; none for other names. */
export function spokenInArabic(name: string): string[] {
  if (!/^(?:[A-Z]{2}|[A-Z]{1,2}-?\d)$/i.test(name)) return [];
  const ways = [...name.toUpperCase().replace("-", "")].map((sign) =>
    /\d/.test(sign) ? [DIGITS[Number(sign)] ?? "", sign] : (LETTERS[sign] ?? []),
  );
  return ways.reduce(
    (said, next) => said.flatMap((start) => next.map((end) => `${start} ${end}`.trim())),
    [""],
  );
}
