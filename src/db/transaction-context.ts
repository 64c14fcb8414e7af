import { AsyncLocalStorage } from "node:async_hooks";
import { tryLater } from "#src/core/errors.ts";

/** How long a write waits for its turn and for another program's lock; tests shorten it. */
export const lockWait = { ms: 10_000 };

export const RETRY_AFTER_SECONDS = 5;

export const busy = () => tryLater("busy", RETRY_AFTER_SECONDS, "databaseBusy");

export const nested = () => new Error("A transaction inside another would wait for itself: pass the tx on");

const inside = new AsyncLocalStorage<object>();

export const isInTransaction = (): boolean => inside.getStore() !== undefined;

export const isInside = (writer: object): boolean => inside.getStore() === writer;

export const runInside = <T>(writer: object, work: () => T): T => inside.run(writer, work);
