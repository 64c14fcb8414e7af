import { AsyncLocalStorage } from "node:async_hooks";

/** How long a write waits for its turn and for the lock of another program; tests wait less. */
export const lockWait = { ms: 10_000 };

// What the transaction of the running code writes with.
const inside = new AsyncLocalStorage<object>();

export const isInTransaction = (): boolean => inside.getStore() !== undefined;

export const isInside = (writer: object): boolean => inside.getStore() === writer;

export const runInside = <T>(writer: object, work: () => T): T => inside.run(writer, work);
