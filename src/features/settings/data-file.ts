/** `markaba-data-2026-11-21.json` */
export const dataFileName = (now: number): string =>
  `markaba-data-${new Date(now).toISOString().slice(0, 10)}.json`;

/** The data as a person reads it: indented, times as dates. */
export const dataFile = (data: object): string =>
  JSON.stringify(
    data,
    (name, value: unknown) =>
      /(At|Until)$/.test(name) && typeof value === "number" ? new Date(value).toISOString() : value,
    2,
  );
