import { ago, amountIn, dateIn, dateTimeIn, numberIn, timeLeft } from "../formats.ts";
import { plural } from "../plural.ts";

export const currency = () => "JD";
export const formatNumber = (value: number) => numberIn("en", value);
export const formatAmount = (cents: number) => amountIn("en", cents);
/** Formats hundredths of a dinar: "16,500 JD". */
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
export const day = () => "Day";
export const lastDays = () => "Last 30 days";

const DAY_NAMES = { now: "Just now", today: "Today", yesterday: "Yesterday" };

/** How long ago `at` was, both in epoch milliseconds. */
export function formatAgo(at: number, now: number) {
  const past = ago(at, now);
  return "count" in past ? plural("en", past.count, AGO[past.unit]) : DAY_NAMES[past.unit];
}

/** The time left, in milliseconds: "3 days 4 hours", "4 hours 5 minutes", "3 hours" or "Expired". */
export function formatCountdown(ms: number) {
  const left = timeLeft(ms);
  if (left === null) return "Expired";
  const parts = [
    left.days > 0 && plural("en", left.days, DAYS),
    left.hours > 0 && plural("en", left.hours, HOURS),
    left.days === 0 && left.minutes > 0 && plural("en", left.minutes, MINUTES),
  ];
  return parts.filter(Boolean).join(" ");
}
