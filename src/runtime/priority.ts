import { setPriority } from "node:os";

const LEAST_PRIORITY = 19;

/** A server on this machine has priority. */
export const yieldToServer = (): void => setPriority(LEAST_PRIORITY);
