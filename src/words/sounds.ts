/** Letters of both scripts that sound alike. Short vowels are left out, as in written Arabic. */
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

const soundOf = new Map(
  Object.entries(SOUNDS).flatMap(([sound, letters]) => [sound, ...letters].map((letter) => [letter, sound])),
);

/** A key that is equal for words that sound alike: `otomatik` and `اوتوماتيك`. Null for words of too few sounds. */
export function soundsOf(word: string): string | null {
  const stem = word.replace(/ه$|(?<=[aeo])h$/, "");
  const latin = stem.replaceAll(/sh|ch|kh|gh|th|dh|ee|x/g, (pair) => PAIRS[pair] ?? pair);
  const sounds = [...latin].map((letter) => soundOf.get(letter) ?? "").join("");
  const key = (/^[اaeiou]/.test(stem) ? "a" : "") + sounds.replaceAll(/(.)\1+/g, "$1");
  return key.length < LEAST_SOUNDS ? null : key;
}
