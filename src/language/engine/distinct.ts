import type { Meaning } from "./word-table.ts";

const isSame = (a: Meaning, b: Meaning): boolean =>
  a.column === b.column &&
  a.of?.value === b.of?.value &&
  Bun.deepEquals(a.value, b.value) &&
  Bun.deepEquals(a.also, b.also);

export const isAmong = (meaning: Meaning, others: Meaning[]): boolean =>
  others.some((other) => isSame(other, meaning));

export const distinct = (meanings: Meaning[]): Meaning[] =>
  meanings.filter((meaning, i) => meanings.findIndex((other) => isSame(other, meaning)) === i);
