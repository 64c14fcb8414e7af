import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Hold } from "#src/features/listings/tables.ts";
import { inLanguage, type Language } from "#src/i18n/language.ts";
import { shareLeft, TimeBar } from "./time-bar.tsx";

const NOW = Date.UTC(2026, 10, 21, 9);

function read(
  left: number,
  status: "active" | "expired" | "sold" = "active",
  language: Language = "en",
  hold: Hold | null = null,
) {
  const times = { listedAt: NOW + left - 30 * DAY_MS, expiresAt: NOW + left, soldAt: NOW - 2 * DAY_MS };
  const html = inLanguage(language, () =>
    renderToString(<TimeBar listing={{ status, hold, ...times }} now={NOW} />),
  );
  return html.replaceAll("<!-- -->", "");
}

test.each([
  [21 * DAY_MS + 6 * HOUR_MS, "21 days 6 hours left", "Expires 12 December 2026"],
  [5 * HOUR_MS + 40 * MINUTE_MS, "5 hours 40 minutes left", "Expires today"],
  [MINUTE_MS, "1 minute left", "Expires today"],
  [0, "Expired", "Expired 21 November 2026"],
  [-7 * DAY_MS, "Expired", "Expired 14 November 2026"],
])("%p ms before its end: %s, %s", (left, countdown, end) => {
  const html = read(left);
  expect(html).toContain(countdown);
  expect(html).toContain(end);
});

test("the bar is amber in the last three days", () => {
  expect(read(3 * DAY_MS)).toContain("bg-amber-bar");
  expect(read(3 * DAY_MS + 1)).not.toContain("amber");
});

test("an expired listing has no bar; a sold one shows the date of sale", () => {
  expect(read(-1, "expired")).not.toContain("--part");
  const sold = read(DAY_MS, "sold");
  expect(sold).toContain("Sold 19 November 2026");
  expect(sold).not.toContain("--part");
});

test("a listing that buyers cannot see has no countdown until it expires", () => {
  expect(read(DAY_MS, "active", "en", "rejected")).toBe("");
  expect(read(-1, "expired", "en", "rejected")).toContain("Expired");
});

test("the texts are Arabic on Arabic pages", () => {
  expect(read(2 * DAY_MS + HOUR_MS, "active", "ar")).toContain("المتبقي: يومان وساعة");
  expect(read(-1, "expired", "ar")).toContain("منتهية");
});

test("the share of time left stays between 1 and 0", () => {
  const listing = { listedAt: 100, expiresAt: 200 };
  expect([50, 100, 125, 200, 300].map((now) => shareLeft(listing, now))).toEqual([1, 1, 0.75, 0, 0]);
  expect(shareLeft({ listedAt: 200, expiresAt: 200 }, 200)).toBe(0);
});
