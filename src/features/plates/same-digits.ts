/* Reads which digits of a plate are the same: `أول رقمين متشابهين`, `آخر ثلاث أرقام زي بعض`, `4488`. */
import { foldText } from "#src/core/fold.ts";
import { keyed, keyOf, keysOf, pairs } from "#src/words/tokens.ts";

const COUNTS = keyed([
  [2, "رقمين,خانتين,اثنين,تنين,منزلتين,two digits,two,2 digits,ra2men,raqmen"],
  [
    3,
    "ثلاث أرقام,ثلاثة أرقام,تلات أرقام,3 أرقام,ثلاث خانات,3 خانات,ثلاث منازل,ثلاثة,تلاتة,three digits,three,3 digits,3",
  ],
  [4, "أربع أرقام,أربعة أرقام,4 أرقام,أربع خانات,4 خانات,أربعة,four digits,four,4 digits,4"],
]);
const ONE = new Set(keysOf("رقم,خانة,رقم منها,digit"));
const SAME = keysOf(
  "متشابهة,متشابهات,متشابهين,متشابه,متطابقة,متطابقات,متطابقين,متكررة,متكررات,متكررين,مكررة,مكررات,مكررين,مكرر,زي بعض,مثل بعض,متل بعض,نفس بعض,نفس الشي,نفس الرقم,نفس الخانة,same,the same,are the same,identical,alike,equal,repeated,zay ba3d,mtl ba3d,nafs el she,nafs ra2am",
);
export const IN_A_ROW = new Set(
  keysOf(
    "ورا بعض,جنب بعض,متتالية,متتاليات,متتابعة,متتابعات,متلاصقة,على التوالي,بالتوالي,بالتسلسل,بالترتيب,بالتتالي,بالتتابع,متسلسلة,متسلسلات,متسلسل,متتالي,مع بعض,جنب بعضهم,ورا بعضهم,in a row,in row,together,in sequence,in order,in that order,consecutively,consecutive,next to each other,side by side,back to back,wara ba3d,janb ba3d",
  ),
);
const AT_START = "أول,أوله,أولها,أولو,بدايته,بدايتها,يبدأ,بيبدأ,بأوله,first,starts with,the first,awal,awwal";
const AT_END =
  "آخر,آخره,آخرها,آخرو,نهايته,نهايتها,ينتهي,بينتهي,بآخره,أخير,last,ends with,the last,akher,a5er,a5ro";
/** `three identical digits`, `three of the same number`, `three of a kind`. */
const OF_ONE = keysOf(
  `of a kind,${pairs("identical,same,of the same,equal,matching,repeated,repeating,consecutive identical", "digit,digits,number,numbers")}`,
);
const MULTIPLES = keyed([
  [2, "double,a double"],
  [3, "triple,a triple,treble"],
  [4, "quadruple,quad"],
]);
const IN_IT = "فيه,فيها,فيو,يحتوي,يحتوي على,بيحتوي,يحوي,has,with,contains,fiha,feeh,fi";
type Place = "first" | "last" | "any";
const PLACES = keyed<Place>([
  ["first", AT_START],
  ["last", AT_END],
  ["any", IN_IT],
]);
const PLACES_AFTER = keyed<Place>([
  ["first", "بالأول,في الأول,بالبداية,في البداية,at the start"],
  ["last", "بالآخر,بالأخير,في الآخر,في الأخير,بالنهاية,في النهاية,at the end"],
  ["any", "بالنص,في النص,بالوسط,in the middle"],
]);

export const sameDigitsKeys = [PLACES, PLACES_AFTER, COUNTS].flatMap((words) => [...words.keys()]);

const oneOf = (keys: Iterable<string>) => [...keys].toSorted((a, b) => b.length - a.length).join("|");
const LIKE = "زي,مثل,متل,نفس,هم نفس,هي نفس,هني نفس,same as,the same as,like,zay,mtl,nafs";
const PHRASE = new RegExp(
  [
    `^(?:(?<place>${oneOf(PLACES.keys())})ب?)?`,
    `(?:(?<count>${oneOf(COUNTS.keys())})(?:منه|منها|فيه|فيها)?(?<together>${oneOf(IN_A_ROW)})?`,
    `(?:${oneOf(SAME)}|(?<one>${oneOf(OF_ONE)}))|(?<multiple>${oneOf(MULTIPLES.keys())})(?:digits?|numbers?)?)`,
    `(?<row>${oneOf(IN_A_ROW)})?(?<after>${oneOf(PLACES_AFTER.keys())})?$`,
  ].join(""),
  "u",
);

const HALVES = new Set(
  keysOf(
    pairs(
      "نصه الأول,نصها الأول,النص الأول",
      pairs(LIKE, "نصه الثاني,نصها الثاني,النص الثاني,نصه التاني,نصها التاني"),
    ),
  ),
);
const SAME_ENDS = new Set(
  keysOf(
    `${pairs("same,the same,identical,equal,matching", "first and last,first and last digit,first and last digits,digit first and last,digit at both ends")},first and last digit the same,first and last digits the same,first and last the same,first and last match,first and last digits match,أول رقم وآخر رقم نفس الشي,أوله وآخره نفس الرقم,أوله وآخره نفس الشي,أوله زي آخره,أوله مثل آخره`,
  ),
);
/** `أول خانتين زي آخر خانتين`, `first two same as the last two`. */
const LIKE_LAST = new RegExp(
  `^(?:${oneOf(keysOf(AT_START))})(?<count>${oneOf([...COUNTS.keys(), ...ONE])})(?:${oneOf(keysOf(LIKE))})(?:${oneOf(keysOf(AT_END))})(?:${oneOf([...COUNTS.keys(), ...ONE])})?$`,
  "u",
);

/** The pattern for digits that are said to be the same; null without a word for where they are. */
export function sameDigits(text: string): string | null {
  const key = keyOf(foldText(text));
  const likeLast = LIKE_LAST.exec(key)?.groups?.["count"];
  if (HALVES.has(key) || (likeLast && COUNTS.get(likeLast) === 2)) return "ABAB";
  if (SAME_ENDS.has(key) || (likeLast && ONE.has(likeLast))) return "A*A";
  const found = PHRASE.exec(key)?.groups ?? {};
  const { place, count = "", one, multiple = "", together, row, after } = found;
  const digits = COUNTS.get(count) ?? MULTIPLES.get(multiple);
  if (!digits || !(place || together || row || after || one)) return null;
  const where = PLACES.get(place ?? "") ?? PLACES_AFTER.get(after ?? "") ?? "any";
  const same = "A".repeat(digits);
  return `${where === "first" ? "" : "*"}${same}${where === "last" ? "" : "*"}`;
}

/** `AABB` for 4488. */
export function lettersFor(number: string): string {
  const digits = [...new Set(number)];
  return [...number].map((digit) => "ABCDE"[digits.indexOf(digit)]).join("");
}
