const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A new row's id: a UUIDv7, so ids sort by time of creation. Server only. */
export const newId = (): string => Bun.randomUUIDv7();

/** Whether `text` has the shape of an id; anything else cannot name a row. */
export const isId = (text: string): boolean => UUID_V7.test(text);
