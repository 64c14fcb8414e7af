// Not every ending: "Full.option" and "2.0.in" are no addresses.
const ENDINGS =
  "com|net|org|info|biz|mobi|jo|me|io|co|app|site|online|website|space|shop|store|link|click|live|club|vip|xyz|icu|cloud|dev|page|deals|cars|bet|win|sbs|cfd|buzz|lol|casino|ly|gl|cc|tv|ws|tk|ml|ga|cf|gq|ru|cn|uk|de|fr|eu|us|ae|sa|qa|kw|bh|om|eg|iq|ps|lb|sy|كوم";
const DOT = "(?:dot|دوت|نقطة)";
const ADDRESS = new RegExp(
  [
    String.raw`\b(?:[a-z]{2,}:\/\/|www\s*\.\s*)\S+`,
    String.raw`[\p{L}\p{N}-]+\.(?:${ENDINGS})(?![\p{L}\p{N}])(?:\/\S*)?`,
    String.raw`\b[a-z0-9-]{2,}\.[a-z]{2}\/\w\S*`,
    // Spelled out: "cars dot com", "cars[.]com", "cars .com".
    String.raw`[\p{L}\p{N}-]+(?:\s+${DOT}\s+|\s*[([{]\s*(?:${DOT}|\.)\s*[)\]}]\s*)(?:com|net|org|كوم)(?!\p{L})`,
    String.raw`[\p{L}\p{N}-]+\s+\.(?:com|org)\b`,
  ].join("|"),
  "iu",
);

export const webAddressIn = (text: string): string | null =>
  ADDRESS.exec(text.normalize("NFKC").replaceAll("。", "."))?.[0] ?? null;
