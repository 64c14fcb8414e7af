import { expect, test } from "bun:test";
import type { DashboardJson } from "./shapes.ts";
import { withInquiryStatus } from "./use-dashboard.ts";

const page = <T>(...items: T[]) => ({ items, total: items.length, page: 1, pageSize: 10 });
const listing = (id: string, newInquiryCount: number) => ({ id, newInquiryCount });

const dashboard = {
  inquiryCounts: { pending: 1, read: 1, replied: 0, closed: 0 },
  inquiries: page(
    { id: "a", status: "pending", listingId: "camry" },
    { id: "b", status: "read", listingId: "camry" },
  ),
  listings: { active: page(listing("camry", 1), listing("rio", 0)), expired: page(), sold: page() },
} as unknown as DashboardJson;

const countsOf = (changed: DashboardJson) =>
  changed.listings.active.items.map((item) => item.newInquiryCount);

test("reading a new inquiry updates the counts, and its listing has no new one", () => {
  const changed = withInquiryStatus(dashboard, "a", "read");
  expect(changed.inquiryCounts).toEqual({ pending: 0, read: 2, replied: 0, closed: 0 });
  expect(changed.inquiries.items.map(({ status }) => status)).toEqual(["read", "read"]);
  expect(countsOf(changed)).toEqual([0, 0]);
  expect(dashboard.inquiryCounts.pending).toBe(1);
});

test("answering an inquiry changes its status but not the counts of new ones", () => {
  const changed = withInquiryStatus(dashboard, "b", "replied");
  expect(changed.inquiryCounts).toEqual({ pending: 1, read: 0, replied: 1, closed: 0 });
  expect(countsOf(changed)).toEqual([1, 0]);
});

test("setting the same status, or one of an unlisted inquiry, changes nothing", () => {
  expect(withInquiryStatus(dashboard, "a", "pending")).toBe(dashboard);
  expect(withInquiryStatus(dashboard, "z", "read")).toBe(dashboard);
});
