import { toLatinDigits } from "./text.ts";

// Not every ending: "Full.option" and "2.0.in" are no addresses.
const ENDINGS = [
  "com|net|org|info|biz|mobi|jo|me|io|co|ai|to|app|dev|pro|top|tech|site|online|website|web|space|host|link|click|live",
  "shop|store|market|sale|auction|bid|deals|cars|bet|win|casino|loan|cash|money|credit|club|vip|xyz|icu|cloud|page|blog",
  "world|today|guru|group|agency|company|email|network|center|services|support|solutions|digital|media|news|social|chat",
  "work|fun|sbs|cfd|buzz|lol|mom|cyou|bond|quest|rest|monster|stream|download|ly|gl|cc|tv|ws|tk|ml|ga|cf|gq|ru|cn|uk|de",
  "fr|eu|us|ae|sa|qa|kw|bh|om|eg|iq|ps|lb|sy|كوم|الاردن|الأردن|شبكة|موقع",
].join("|");
const DOT = "(?:dot|دوت|نقطة)";
const ENDING = String.raw`(?:${ENDINGS})(?![\p{L}\p{N}])`;
const ADDRESS = new RegExp(
  [
    String.raw`\b(?:[a-z]{2,}:\/\/|www\s*\.\s*)\S+`,
    String.raw`[\p{L}\p{N}-]+\.${ENDING}(?:\/\S*)?`,
    String.raw`\b[a-z0-9-]{2,}\.[a-z]{2}\/\w\S*`,
    String.raw`(?:^|[^\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])`,
    // Spelled out: "cars dot com", "cars[.]com", "cars . com", "t . me / abc".
    String.raw`[\p{L}\p{N}-]+(?:\s+${DOT}\s+|\s*[([{]\s*(?:${DOT}|\.)\s*[)\]}]\s*)${ENDING}`,
    String.raw`[\p{L}\p{N}-]+\s+\.\s*(?:com|org|vip|xyz|shop|site|online|jo|top)(?![\p{L}\p{N}])`,
    String.raw`[a-z0-9-]+\s+\.\s*[a-z]{2,}\s*\/`,
  ].join("|"),
  "iu",
);
/** "carsDOTcom" */
const IN_ONE_WORD = new RegExp(String.raw`\b[a-z0-9-]+DOT(?:${ENDINGS})\b`);

/** Signs of which every address has one. Most texts have none, and are read in a fifth of the time. */
const SIGN = /\.[^\s.]|\s\.|[([{]|:\/|dot|دوت|نقطة/i;

/** The first web address in a text, also in wide letters or with invisible ones; null if there is none. */
export function webAddressIn(text: string): string | null {
  const plain = toLatinDigits(text.normalize("NFKC"))
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll("。", ".");
  if (!SIGN.test(plain)) return null;
  return (ADDRESS.exec(plain) ?? IN_ONE_WORD.exec(plain))?.[0].trim() ?? null;
}
