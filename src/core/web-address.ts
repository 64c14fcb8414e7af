// Not every ending: "Full.option" and "2.0.in" are no addresses.
const ENDINGS =
  "com|net|org|info|biz|mobi|jo|me|io|co|app|site|online|website|space|shop|store|link|click|live|club|vip|xyz|icu|cloud|dev|page|deals|cars|ly|gl|cc|tv|ws|tk|ml|ga|cf|gq|ru|cn|uk|de|fr|eu|us|ae|sa|qa|kw|bh|om|eg|iq|ps|lb|sy";
const ADDRESS = new RegExp(
  [
    String.raw`\b(?:[a-z]{2,}:\/\/|www\s*\.\s*)\S+`,
    String.raw`\b[a-z0-9-]+\.(?:${ENDINGS})\b(?:\/\S*)?`,
    String.raw`\b[a-z0-9-]{2,}\.[a-z]{2}\/\w\S*`,
    String.raw`\b[a-z0-9-]+\s+dot\s+(?:com|net|org)\b`,
  ].join("|"),
  "i",
);

/** The first web address in a text, also in wide letters; null if there is none. */
export const webAddressIn = (text: string): string | null =>
  ADDRESS.exec(text.normalize("NFKC").replaceAll("。", "."))?.[0] ?? null;
