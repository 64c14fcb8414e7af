import { DAY_MS, HOUR_MS } from "./time.ts";

/** Jordan is at UTC+3 all year since October 2022: https://www.timeanddate.com/time/zone/jordan */
export const JORDAN_OFFSET_MS = 3 * HOUR_MS;

/** Days in Jordan since 1 January 1970. */
export const jordanDay = (time: number): number => Math.floor((time + JORDAN_OFFSET_MS) / DAY_MS);

export const startOfJordanDay = (day: number): number => day * DAY_MS - JORDAN_OFFSET_MS;

export const jordanDate = (time: number): string =>
  new Date(time + JORDAN_OFFSET_MS).toISOString().slice(0, 10);

export function dayOfDate(date: string): number | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(date) ? null : time / DAY_MS;
}

// Computed without `Intl` time zones, which take 16 ms to load.
export const jordanYear = (time: number): number => new Date(time + JORDAN_OFFSET_MS).getUTCFullYear();

/** The time of day in Jordan: `16:04`. */
export const jordanTime = (time: number): string =>
  new Date(time + JORDAN_OFFSET_MS).toISOString().slice(11, 16);
