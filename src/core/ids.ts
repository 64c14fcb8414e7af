/** A new row's id: a UUIDv7, so ids sort by time of creation. Server only. */
export const newId = (): string => Bun.randomUUIDv7();
