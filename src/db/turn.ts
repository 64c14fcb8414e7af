import { AsyncLocalStorage } from "node:async_hooks";

/** How long a write waits for its turn and for another program's lock; tests shorten it. */
export const lockWait = { ms: 10_000 };

// The connection of the transaction that the current code runs in.
const inside = new AsyncLocalStorage<object>();

export const isInTransaction = (): boolean => inside.getStore() !== undefined;

export const isInside = (writer: object): boolean => inside.getStore() === writer;

export const runInside = <T>(writer: object, work: () => T): T => inside.run(writer, work);
