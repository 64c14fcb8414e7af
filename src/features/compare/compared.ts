export const MOST_COMPARED = 4;
export const COMPARE_KEY = "compare";

export const readWords = (text: string | null | undefined): string[] => [
  ...new Set(
    (text ?? "")
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

export const readIds = (text: string | null | undefined): string[] =>
  readWords(text).filter((word) => /^[\w-]{1,64}$/.test(word));
