/** A UUIDv7, so that ids sort by time. Server only. */
export const newId = (): string => Bun.randomUUIDv7();
