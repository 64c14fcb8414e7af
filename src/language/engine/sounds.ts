/** Letters of both scripts that sound alike. Short vowels are omitted, as in written Arabic. */
const SOUNDS: Record<string, string> = {
  b: "بp",
  f: "فv",
  d: "دض",
  h: "هح7",
  j: "جغg",
  k: "كقcq8",
  l: "ل",
  m: "م",
  n: "ن",
  r: "ر",
  s: "سص9",
  t: "تطث6",
  x: "خ5",
  y: "يi",
  z: "زذظ",
  "3": "ع",
  $: "ش",
};
const PAIRS: Record<string, string> = {
  sh: "$",
  ch: "$",
  kh: "x",
  gh: "j",
  th: "t",
  dh: "d",
  x: "ks",
  ee: "y",
};
const LEAST_SOUNDS = 3;
/** Shorter words without vowels are codes, such as `srt`. */
const LEAST_WITHOUT_VOWELS = 4;

const soundOf = new Map(
  Object.entries(SOUNDS).flatMap(([sound, letters]) => [sound, ...letters].map((letter) => [letter, sound])),
);

const withoutEnding = (word: string) => word.replace(/ه$|(?<=[aeo])h$/, "");

const signsOf = (word: string): string[] => [
  ...withoutEnding(word).replaceAll(/sh|ch|kh|gh|th|dh|ee|x/g, (pair) => PAIRS[pair] ?? pair),
];

/** A key that is equal for words that sound alike: `otomatik` and `اوتوماتيك`. Null for words with too few sounds. */
export function soundsOf(word: string): string | null {
  const key = everySoundOf(word);
  return key.length < LEAST_SOUNDS ? null : key.replaceAll(/(.)\1+/g, "$1");
}

/** Like `soundsOf`, but keeps repeated sounds: `بحدود` has two d sounds, `بحد` one. */
const everySoundOf = (word: string): string =>
  (/^[2اaeiou]/.test(word) ? "a" : "") +
  signsOf(word)
    .map((sign) => soundOf.get(sign) ?? "")
    .join("");

/** The Latin letters that may stand for each long vowel. */
const LONG_VOWELS: Record<string, string> = { ا: "a2", و: "ouw" };

/** Digits that stand for exactly one letter. */
const DIGIT_LETTERS: Record<string, string> = { 3: "ع", 5: "خ", 6: "ط", 7: "ح", 9: "ص" };

/**
 * How well a typed word fits an Arabic one with the same sounds, by its digits (`7amra` is `حمرا` rather than `هامر`), its long
 * vowels and its repeated sounds. Null if it has long vowels elsewhere: `apple` is not `اوبل`.
 */
export function likeness(typed: string, arabic: string): number | null {
  const isEvery = Number(everySoundOf(typed) === everySoundOf(arabic));
  // `كورسة` is `كورسا`, and `اقصاط` is `اقساط` rather than `اكس تو`.
  if (!/[a-z]/.test(typed)) return isEvery + 2 * Number(spelled(typed) === spelled(arabic));
  const [written, said] = [vowelsOf(typed.replace(/^e/, "a")), vowelsOf(arabic)];
  const digits = [...typed].filter((sign) => arabic.includes(DIGIT_LETTERS[sign] ?? " ")).length;
  const isCode = typed.length < LEAST_WITHOUT_VOWELS && digits === 0;
  const isAlike = said.every((vowels, at) => {
    const long = LONG_VOWELS[vowels.at(-1) ?? ""];
    return !long || [...long].some((sign) => written[at]?.includes(sign));
  });
  const mayFit = /[aeiou]/.test(typed) ? isAlike || written.length !== said.length : !isCode;
  return mayFit ? isEvery + 2 * digits : null;
}

const spelled = (arabic: string): string => vowelsOf(arabic.replace(/ه$/, "ا")).join("-");

/** The vowels before, between and after the sounds of a word. */
function vowelsOf(word: string): string[] {
  const found = [""];
  let last = "";
  for (const sign of signsOf(word)) {
    const sound = soundOf.get(sign) ?? "";
    if (sound === "") found[found.length - 1] += sign;
    else if (sound !== last || found.at(-1) !== "") found.push("");
    last = sound || last;
  }
  return found;
}
