/** The text in HTML: without tags and hidden content, and with one space between words. */
export const wordsIn = (html: string): string =>
  html
    .replaceAll(/<(script|style|svg|head)\b.*?<\/\1>/gs, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
