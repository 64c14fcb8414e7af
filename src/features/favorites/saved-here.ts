import { localStore, parseList } from "#src/client/browser-store.ts";

export interface Saved {
  id: string;
  priceCents: number;
  savedAt: number;
}

export const MAX_SAVED = 500;

const STORAGE_KEY = "favorites";

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const isSaved = (entry: Partial<Saved> | null): entry is Saved =>
  typeof entry?.id === "string" &&
  /^[\w-]{1,64}$/.test(entry.id) &&
  isCount(entry.priceCents) &&
  isCount(entry.savedAt);

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

export const readSaved = (): Saved[] => pickSaved(parseList(localStore.read(STORAGE_KEY)));

/** Throws if storage is blocked or full. */
export function writeSaved(saved: Saved[]): void {
  if (saved.length === 0) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, JSON.stringify(saved));
}
