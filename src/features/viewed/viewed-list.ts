/** The storage key of the recently viewed ids. */
export const VIEWED_KEY = "viewed";
export const MAX_VIEWED = 12;

export function parseViewed(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? pickIds(stored) : [];
  } catch {
    return [];
  }
}

/** The valid ids in untrusted data, each once. */
export const pickIds = (entries: unknown[]): string[] =>
  [
    ...new Set(entries.filter((id): id is string => typeof id === "string" && /^[\w-]{1,64}$/.test(id))),
  ].slice(0, MAX_VIEWED);

export const withNewest = (ids: string[], newest: string): string[] => pickIds([newest, ...ids]);
