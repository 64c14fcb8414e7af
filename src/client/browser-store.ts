/** A browser's store for this site; where it keeps nothing, it knows nothing and takes nothing. */
const guarded = (open: () => Storage) => ({
  read(key: string): string | null {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  },
  /** Null forgets. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) open().removeItem(key);
      else open().setItem(key, value);
    } catch {
      // As a browser with blocked site data, or with a full store.
    }
  },
});

/** What stays in this browser. */
export const lasting = guarded(() => localStorage);

/** What goes with the tab. */
export const ofTab = guarded(() => sessionStorage);
