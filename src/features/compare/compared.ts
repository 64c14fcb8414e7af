export const MOST_COMPARED = 4;
export const COMPARE_KEY = "compare";

/** The distinct ids in a query parameter or cookie. */
export const readIds = (text: string | null | undefined): string[] => [
  ...new Set(
    (text ?? "")
      .split(",")
      .map((id) => id.trim())
      .filter((id) => /^[\w-]{1,64}$/.test(id)),
  ),
];
