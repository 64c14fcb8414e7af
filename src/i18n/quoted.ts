import type { Language } from "./language.ts";

/** `“big” or “red”`. */
export const quoted = (language: Language, words: string[]): string =>
  language === "en"
    ? words.map((word) => `“${word}”`).join(" or ")
    : words.map((word) => `«${word}»`).join(" أو ");
