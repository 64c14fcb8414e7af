/** Where a browser keeps the ids of the listings that it looked at last. */
export const VIEWED_KEY = "viewed";
export const MAX_VIEWED = 12;

/** The ids in a stored text, the newest first and each once; whatever is not ours in it is left out. */
export function parseViewed(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? pickIds(stored) : [];
  } catch {
    return [];
  }
}

/** The ids in a list that anybody may have written. */
export const pickIds = (entries: unknown[]): string[] =>
  [
    ...new Set(entries.filter((id): id is string => typeof id === "string" && /^[\w-]{1,64}$/.test(id))),
  ].slice(0, MAX_VIEWED);

export const withNewest = (ids: string[], newest: string): string[] => pickIds([newest, ...ids]);
