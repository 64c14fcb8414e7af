/** A favourite as a browser keeps it: what it cost when it was saved, in hundredths of a dinar, and when that was. */
export interface Saved {
  id: string;
  priceCents: number;
  savedAt: number;
}

/** As many as a browser or an account keeps. */
export const MAX_SAVED = 500;

/** Where a guest's favourites are kept; no entry where there are none. */
const KEY = "favorites";

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const isSaved = (entry: Partial<Saved> | null): entry is Saved =>
  typeof entry?.id === "string" &&
  /^[\w-]{1,64}$/.test(entry.id) &&
  isCount(entry.priceCents) &&
  isCount(entry.savedAt);

/** The favourites in a list that anybody may have written: each listing once, at most as many as are kept. */
export function pickSaved(entries: unknown[]): Saved[] {
  const found = new Map<string, Saved>();
  for (const entry of entries as (Partial<Saved> | null)[]) {
    if (found.size === MAX_SAVED) break;
    if (!isSaved(entry) || found.has(entry.id)) continue;
    const { id, priceCents, savedAt } = entry;
    found.set(id, { id, priceCents, savedAt });
  }
  return [...found.values()];
}

/** A guest's favourites, the newest first; none where the browser keeps nothing or something else. */
export function readSaved(): Saved[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? pickSaved(stored) : [];
  } catch {
    return [];
  }
}

/** Throws where the browser keeps nothing. */
export function writeSaved(saved: Saved[]): void {
  if (saved.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(saved));
}
