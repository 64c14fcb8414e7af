import { ago, amountIn, dateIn, dateTimeIn, numberIn, timeLeft } from "../formats.ts";
import { plural } from "../plural.ts";

export const currency = () => "JD";
export const formatNumber = (value: number) => numberIn("en", value);
/** Hundredths of a dinar as a number without its currency. */
export const formatAmount = (cents: number) => amountIn("en", cents);
/** Hundredths of a dinar: "16,500 JD". */
export const formatPrice = (cents: number) => `${amountIn("en", cents)} JD`;
export const formatKm = (km: number) => `${numberIn("en", km)} km`;
/** The day in Jordan at epoch milliseconds: "6 July 2026". */
export const formatDate = (ms: number) => dateIn("en", ms, "numeric");
export const formatDateTime = (ms: number) => dateTimeIn("en", ms);
/** The month in Jordan at epoch milliseconds: "July 2026". */
export const formatMonth = (ms: number) => dateIn("en", ms);

const DAYS = { one: "{n} day", other: "{n} days" };
const HOURS = { one: "{n} hour", other: "{n} hours" };
const MINUTES = { one: "{n} minute", other: "{n} minutes" };
const AGO = {
  minutes: { other: "{n} min ago" },
  hours: { other: "{n} h ago" },
  days: { one: "{n} day ago", other: "{n} days ago" },
  weeks: { one: "{n} week ago", other: "{n} weeks ago" },
  months: { one: "{n} month ago", other: "{n} months ago" },
  years: { one: "{n} year ago", other: "{n} years ago" },
};
const DAY_NAMES = { now: "Just now", today: "Today", yesterday: "Yesterday" };

/** How long ago `at` was, both in epoch milliseconds. */
export function formatAgo(at: number, now: number) {
  const past = ago(at, now);
  return "count" in past ? plural("en", past.count, AGO[past.unit]) : DAY_NAMES[past.unit];
}

/** The time left, in milliseconds: "3 days 4 hours", "4 hours 5 minutes", "5 minutes" or "Expired". */
export function formatCountdown(ms: number) {
  const left = timeLeft(ms);
  if (left === null) return "Expired";
  const hours = plural("en", left.hours, HOURS);
  if (left.days > 0) return `${plural("en", left.days, DAYS)} ${hours}`;
  const minutes = plural("en", left.minutes, MINUTES);
  return left.hours > 0 ? `${hours} ${minutes}` : minutes;
}
