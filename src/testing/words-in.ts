/** What HTML says: no tags, nothing that is not read, and one space between words. */
export const wordsIn = (html: string): string =>
  html
    .replaceAll(/<(script|style|svg|head)\b.*?<\/\1>/gs, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
