import { expect, test } from "bun:test";
import { jordanDate } from "#src/core/jordan-day.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { keptOf, lastExpiry, lastSlot, mostDaysKept } from "./retention.ts";

const at = (date: string) => Date.parse(`${date}+03:00`);
const datesOf = (times: Iterable<number>) => [...times].toSorted((a, b) => b - a).map(jordanDate);

/** A backup at 03:00 of each day, up to the given date. */
const daily = (days: number, last: string) =>
  Array.from({ length: days }, (_, i) => at(`${last}T03:00`) - i * DAY_MS);

test("keeps the newest of each of the last seven days, four weeks and six months that have a backup", () => {
  expect(datesOf(keptOf(daily(400, "2026-11-18"), "7d4w6m", at("2026-11-18T03:00")))).toEqual([
    ...["2026-11-18", "2026-11-17", "2026-11-16", "2026-11-15", "2026-11-14", "2026-11-13", "2026-11-12"],
    // The ends of earlier weeks and months.
    ...["2026-11-08", "2026-11-01", "2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30"],
  ]);
});

test("the newest of a day is kept; days without a backup do not count", () => {
  const noon = at("2026-11-18T12:00");
  const later = noon + 2 * DAY_MS;
  expect(keptOf([noon, noon - HOUR_MS, noon + HOUR_MS], "7d", later)).toEqual(new Set([noon + HOUR_MS]));
  const rare = [noon, noon - 20 * DAY_MS, noon - 40 * DAY_MS];
  expect(keptOf(rare, "2d", later)).toEqual(new Set(rare.slice(0, 2)));
});

test("nothing younger than 24 hours is removed, however many there are", () => {
  const now = at("2026-11-18T12:00");
  const many = Array.from({ length: 30 }, (_, i) => now - i * HOUR_MS);
  const kept = keptOf(many, "1d", now);
  expect([...kept].toSorted((a, b) => b - a)).toEqual(many.slice(0, 24));
});

test("backups from the future stay and take no other's place", () => {
  const now = at("2026-11-18T12:00");
  const ahead = daily(8, "2036-11-18");
  const own = [0, 30, 50, 75].map((hours) => now - hours * HOUR_MS);
  expect(keptOf([...ahead, ...own], "7d", now)).toEqual(new Set([...ahead, ...own]));
});

test("days begin at midnight in Jordan", () => {
  const times = [at("2026-11-17T23:59"), at("2026-11-18T00:01")];
  expect(keptOf(times, "2d", at("2026-11-19T12:00")).size).toBe(2);
  expect(keptOf([...times, at("2026-11-18T00:02")], "7d", at("2026-11-19T12:00")).size).toBe(2);
});

test("the slot is the last scheduled time that has passed", () => {
  expect(lastSlot(at("2026-11-18T03:00"), "03:00")).toBe(at("2026-11-18T03:00"));
  expect(lastSlot(at("2026-11-18T02:59"), "03:00")).toBe(at("2026-11-17T03:00"));
  expect(lastSlot(at("2026-11-18T01:00"), "00:30")).toBe(at("2026-11-18T00:30"));
});

test("when the last of some backups will be gone if daily backups continue", () => {
  const now = at("2026-11-18T12:00");
  const expiry = (times: number[], retention: string) =>
    jordanDate(lastExpiry(times, now, retention, "03:00"));
  expect(expiry(daily(3, "2026-11-18"), "7d")).toBe("2026-11-25");
  expect(expiry(daily(3, "2026-11-16"), "7d")).toBe("2026-11-25");
  // The end of October is kept until the sixth month after it has a backup.
  expect(expiry(daily(60, "2026-11-18"), "7d4w6m")).toBe("2027-04-01");
});

test("no backup is kept longer than the privacy policy says", () => {
  expect(["7d", "7d4w", "7d4w6m", "60d1m"].map(mostDaysKept)).toEqual([7, 28, 186, 60]);
  for (const retention of ["7d", "2d4w", "7d4w6m"])
    for (const day of ["2026-01-31", "2026-02-28", "2026-07-01", "2026-11-22"]) {
      const made = at(`${day}T12:00`);
      const daysKept = (lastExpiry([made], made, retention, "03:00") - made) / DAY_MS;
      expect(daysKept).toBeLessThanOrEqual(mostDaysKept(retention));
    }
});
