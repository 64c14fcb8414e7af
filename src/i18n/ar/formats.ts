import { ago, amountIn, dateIn, dateTimeIn, numberIn, timeLeft } from "../formats.ts";
import { plural } from "../plural.ts";

export const currency = () => "دينار";
export const formatNumber = (value: number) => numberIn("ar", value);
export const formatAmount = (cents: number) => amountIn("ar", cents);
export const formatPrice = (cents: number) => `${amountIn("ar", cents)} دينار`;
export const formatKm = (km: number) => `${numberIn("ar", km)} كم`;
export const formatDate = (ms: number) => dateIn("ar", ms, "numeric");
export const formatDateTime = (ms: number) => dateTimeIn("ar", ms);
export const formatMonth = (ms: number) => dateIn("ar", ms);

const DAYS = { one: "يوم", two: "يومان", few: "{n} أيام", many: "{n} يومًا", other: "{n} يوم" };
const HOURS = { one: "ساعة", two: "ساعتان", few: "{n} ساعات", other: "{n} ساعة" };
const MINUTES = { one: "دقيقة", two: "دقيقتان", few: "{n} دقائق", other: "{n} دقيقة" };
const AGO = {
  minutes: { one: "قبل دقيقة", two: "قبل دقيقتين", few: "قبل {n} دقائق", other: "قبل {n} دقيقة" },
  hours: { one: "قبل ساعة", two: "قبل ساعتين", few: "قبل {n} ساعات", other: "قبل {n} ساعة" },
  days: { two: "قبل يومين", few: "قبل {n} أيام", many: "قبل {n} يومًا", other: "قبل {n} يوم" },
  weeks: { one: "قبل أسبوع", two: "قبل أسبوعين", few: "قبل {n} أسابيع", other: "قبل {n} أسبوع" },
  months: {
    one: "قبل شهر",
    two: "قبل شهرين",
    few: "قبل {n} أشهر",
    many: "قبل {n} شهرًا",
    other: "قبل {n} شهر",
  },
  years: { one: "قبل سنة", two: "قبل سنتين", few: "قبل {n} سنوات", other: "قبل {n} سنة" },
};
export const day = () => "اليوم";
export const lastDays = () => "آخر 30 يومًا";

const DAY_NAMES = { now: "الآن", today: "اليوم", yesterday: "أمس" };
export function formatAgo(at: number, now: number) {
  const past = ago(at, now);
  return "count" in past ? plural("ar", past.count, AGO[past.unit]) : DAY_NAMES[past.unit];
}

export function formatCountdown(ms: number) {
  const left = timeLeft(ms);
  if (left === null) return "منتهية";
  const parts = [
    left.days > 0 && plural("ar", left.days, DAYS),
    left.hours > 0 && plural("ar", left.hours, HOURS),
    left.days === 0 && left.minutes > 0 && plural("ar", left.minutes, MINUTES),
  ];
  return parts.filter(Boolean).join(" و");
}
