export const quoted = (words: string[]): string => words.map((word) => `“${word}”`).join(" or ");
