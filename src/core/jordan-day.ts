import { DAY_MS, HOUR_MS } from "./time.ts";

/** Jordan keeps UTC+3 all year since October 2022: https://www.timeanddate.com/time/zone/jordan */
export const JORDAN_OFFSET_MS = 3 * HOUR_MS;

/** The day in Jordan of a time, counted from 1 January 1970. */
export const jordanDay = (time: number): number => Math.floor((time + JORDAN_OFFSET_MS) / DAY_MS);

/** When such a day began. */
export const startOfJordanDay = (day: number): number => day * DAY_MS - JORDAN_OFFSET_MS;

/** The date in Jordan of a time, such as "2026-11-21". */
export const jordanDate = (time: number): string =>
  new Date(time + JORDAN_OFFSET_MS).toISOString().slice(0, 10);

/** The day that a date such as "2026-11-21" names, counted as `jordanDay` does; null for what is no date. */
export function dayOfDate(date: string): number | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(date) ? null : time / DAY_MS;
}

/** The year in Jordan of a time. To find the server's own zone takes 16 ms, which no first answer has to wait for. */
export const jordanYear = (time: number): number => new Date(time + JORDAN_OFFSET_MS).getUTCFullYear();
