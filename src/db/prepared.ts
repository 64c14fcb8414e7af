import type { Reader } from "./open.ts";

/** Calls `make` once for each connection and remembers its result. */
export function oncePerConnection<T>(make: (read: Reader) => T): (read: Reader) => T {
  const made = new WeakMap<Reader, T>();
  return (read) => {
    const known = made.get(read);
    if (known !== undefined) return known;
    const own = make(read);
    made.set(read, own);
    return own;
  };
}

/** A statement that is built once per connection: building its text takes longer than most queries. */
export const prepared = oncePerConnection;
