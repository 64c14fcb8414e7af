export const MOST_COMPARED = 4;
export const COMPARE_KEY = "compare";

/** The ids of an address or a cookie, each once. */
export const readIds = (text: string | null | undefined): string[] => [
  ...new Set(
    (text ?? "")
      .split(",")
      .map((id) => id.trim())
      .filter((id) => /^[\w-]{1,64}$/.test(id)),
  ),
];
