import { expect, test } from "bun:test";
import * as ar from "./ar/formats.ts";
import * as en from "./en/formats.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const noonInAmman = Date.UTC(2026, 6, 15, 9);

test("prices are whole dinars unless they have decimals", () => {
  expect(en.formatPrice(1_650_000)).toBe("16,500 JD");
  expect(ar.formatPrice(1_650_000)).toBe("16,500 دينار");
  expect(en.formatPrice(1_650_050)).toBe("16,500.50 JD");
  expect(ar.formatPrice(9_999_999_999)).toBe("99,999,999.99 دينار");
  expect([en.formatAmount(50), en.currency(), ar.formatAmount(100), ar.currency()]).toEqual([
    "0.50",
    "JD",
    "1",
    "دينار",
  ]);
});

test("numbers and distances use Latin digits and thousands commas", () => {
  expect([en.formatNumber(1_234_567), ar.formatNumber(1_234_567)]).toEqual(["1,234,567", "1,234,567"]);
  expect([en.formatKm(74_000), ar.formatKm(74_000)]).toEqual(["74,000 km", "74,000 كم"]);
  expect(en.formatNumber(4.8)).toBe("4.8");
});

test("dates are in Jordan's time zone, with Levantine month names in Arabic", () => {
  const lateOnTheFifth = Date.UTC(2026, 6, 5, 22);
  expect([en.formatDate(lateOnTheFifth), ar.formatDate(lateOnTheFifth)]).toEqual([
    "6 July 2026",
    "6 تموز 2026",
  ]);
  expect([en.formatMonth(lateOnTheFifth), ar.formatMonth(lateOnTheFifth)]).toEqual([
    "July 2026",
    "تموز 2026",
  ]);
  expect(ar.formatMonth(Date.UTC(2026, 0, 1))).toBe("كانون الثاني 2026");
});

const AGO: [ms: number, english: string, arabic: string][] = [
  [-HOUR, "Just now", "الآن"],
  [59_999, "Just now", "الآن"],
  [MINUTE, "1 min ago", "قبل دقيقة"],
  [2 * MINUTE, "2 min ago", "قبل دقيقتين"],
  [59 * MINUTE, "59 min ago", "قبل 59 دقيقة"],
  [HOUR, "1 h ago", "قبل ساعة"],
  [2 * HOUR, "2 h ago", "قبل ساعتين"],
  [11.9 * HOUR, "11 h ago", "قبل 11 ساعة"],
  [12 * HOUR, "Today", "اليوم"],
  [12.1 * HOUR, "Yesterday", "أمس"],
  [36 * HOUR, "Yesterday", "أمس"],
  [2 * DAY, "2 days ago", "قبل يومين"],
  [3 * DAY, "3 days ago", "قبل 3 أيام"],
  [7 * DAY, "1 week ago", "قبل أسبوع"],
  [30 * DAY, "4 weeks ago", "قبل 4 أسابيع"],
  [62 * DAY, "2 months ago", "قبل شهرين"],
  [364 * DAY, "11 months ago", "قبل 11 شهرًا"],
  [365 * DAY, "1 year ago", "قبل سنة"],
  [1200 * DAY, "3 years ago", "قبل 3 سنوات"],
];

for (const [ms, english, arabic] of AGO) {
  test(`${ms} ms before noon is ${english}`, () => {
    expect(en.formatAgo(noonInAmman - ms, noonInAmman)).toBe(english);
    expect(ar.formatAgo(noonInAmman - ms, noonInAmman)).toBe(arabic);
  });
}

const LEFT: [ms: number, english: string, arabic: string][] = [
  [Number.NaN, "Expired", "منتهية"],
  [-1, "Expired", "منتهية"],
  [0, "Expired", "منتهية"],
  [1, "1 minute", "دقيقة"],
  [5 * MINUTE, "5 minutes", "5 دقائق"],
  [HOUR, "1 hour", "ساعة"],
  [HOUR + MINUTE, "1 hour 1 minute", "ساعة ودقيقة"],
  [23 * HOUR + 59 * MINUTE, "23 hours 59 minutes", "23 ساعة و59 دقيقة"],
  [3 * HOUR, "3 hours", "3 ساعات"],
  [DAY, "1 day", "يوم"],
  [2 * DAY + 3 * HOUR + 59 * MINUTE, "2 days 3 hours", "يومان و3 ساعات"],
  [30 * DAY + HOUR, "30 days 1 hour", "30 يومًا وساعة"],
];

for (const [ms, english, arabic] of LEFT) {
  test(`${ms} ms left is ${english}`, () => {
    expect(en.formatCountdown(ms)).toBe(english);
    expect(ar.formatCountdown(ms)).toBe(arabic);
  });
}

test("a date with time contains the month's name in both languages", () => {
  const at = Date.UTC(2026, 10, 23, 6, 23);
  expect(en.formatDateTime(at)).toBe("23 Nov 2026, 09:23");
  expect(ar.formatDateTime(at)).toBe("23 تشرين الثاني 2026 في 9:23 ص");
});
