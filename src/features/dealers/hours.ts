import { JORDAN_OFFSET_MS } from "#src/core/jordan-day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { type Hours, WEEKDAYS } from "./schema.ts";

/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

const msOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
};

export const weekdayAt = (now: number) =>
  WEEKDAYS[(Math.floor((now + JORDAN_OFFSET_MS) / DAY_MS) + FIRST_WEEKDAY) % 7] ?? "sun";

/** When it closes, such as "18:00"; null while it is closed. Hours until 02:00 end on the next day. */
export function openUntil(hours: Hours, now: number): string | null {
  const time = (now + JORDAN_OFFSET_MS) % DAY_MS;
  const isWithin = (at: number, [from, to]: [string, string]) => {
    const [start, end] = [msOf(from), msOf(to)];
    return at >= start && at < (end > start ? end : end + DAY_MS);
  };
  const today = (hours[weekdayAt(now)] ?? []).find((span) => isWithin(time, span));
  const yesterday = (hours[weekdayAt(now - DAY_MS)] ?? []).find((span) => isWithin(time + DAY_MS, span));
  return (today ?? yesterday)?.[1] ?? null;
}
