import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { jordanDay } from "#src/core/jordan-day.ts";
import type { Language } from "./language.ts";

const LOCALE = { en: "en-GB", ar: "ar-JO-u-nu-latn" } as const;
const SMALLEST_AGO_DAYS = { years: 365, months: 30.44, weeks: 7 } as const;

const numbers: Record<string, Intl.NumberFormat> = {};
const dates: Record<string, Intl.DateTimeFormat> = {};

/** Formats with thousands separators and Latin digits; `decimals` is the minimum number of decimals, at most two. */
export const numberIn = (lang: Language, value: number, decimals = 0): string =>
  (numbers[`${lang}${decimals}`] ??= new Intl.NumberFormat(LOCALE[lang], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  })).format(value);

export const amountIn = (lang: Language, cents: number): string =>
  numberIn(lang, cents / 100, cents % 100 === 0 ? 0 : 2);

/** The date in Jordan, "6 July 2026", or month and year. Arabic uses the Levantine month names. */
export const dateIn = (lang: Language, ms: number, day?: "numeric"): string =>
  (dates[`${lang}${day ?? ""}`] ??= new Intl.DateTimeFormat(LOCALE[lang], {
    day,
    month: "long",
    year: "numeric",
    timeZone: "Asia/Amman",
  })).format(ms);

export const dateTimeIn = (lang: Language, ms: number): string =>
  (dates[`${lang} time`] ??= new Intl.DateTimeFormat(LOCALE[lang], {
    // The medium date in Arabic is all digits, which can be read in two orders.
    dateStyle: lang === "ar" ? "long" : "medium",
    timeStyle: "short",
    timeZone: "Asia/Amman",
  })).format(ms);

/** The name of a day such as `sun`. 1 January 2023 was a Sunday. */
export const weekdayIn = (lang: Language, day: string): string =>
  new Date(
    Date.UTC(2023, 0, 1 + ["sun", "mon", "tue", "wed", "thu", "fri", "sat"].indexOf(day), 12),
  ).toLocaleDateString(lang, { weekday: "long" });

/** At least one minute; null if no time is left. */
export function timeLeft(ms: number) {
  if (!(ms > 0)) return null;
  const whole = Math.max(ms, MINUTE_MS);
  return {
    days: Math.floor(whole / DAY_MS),
    hours: Math.floor((whole % DAY_MS) / HOUR_MS),
    minutes: Math.floor((whole % HOUR_MS) / MINUTE_MS),
  };
}

type Ago =
  | { unit: "now" | "today" | "yesterday" }
  | { unit: "minutes" | "hours" | "days" | "weeks" | "months" | "years"; count: number };

/** The time from `at` to `now` in one unit: hours up to twelve, then days. */
export function ago(at: number, now: number): Ago {
  const ms = now - at;
  if (ms < MINUTE_MS) return { unit: "now" };
  if (ms < HOUR_MS) return { unit: "minutes", count: Math.floor(ms / MINUTE_MS) };
  if (ms < 12 * HOUR_MS) return { unit: "hours", count: Math.floor(ms / HOUR_MS) };
  const days = jordanDay(now) - jordanDay(at);
  if (days === 0) return { unit: "today" };
  if (days === 1) return { unit: "yesterday" };
  for (const unit of ["years", "months", "weeks"] as const) {
    const count = Math.floor(days / SMALLEST_AGO_DAYS[unit]);
    if (count > 0) return { unit, count };
  }
  return { unit: "days", count: days };
}
