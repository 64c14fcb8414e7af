/** A Storage that may be blocked or full. Reading then gives null and writing does nothing. */
const guarded = (open: () => Storage) => ({
  read(key: string): string | null {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string | null): void {
    try {
      if (value === null) open().removeItem(key);
      else open().setItem(key, value);
    } catch {}
  },
});

export function parseList(text: string | null): unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export const localStore = guarded(() => localStorage);
export const sessionStore = guarded(() => sessionStorage);
