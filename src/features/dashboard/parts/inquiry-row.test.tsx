import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import type { InquiryStatus } from "#src/features/conversations/tables.ts";
import { t } from "#t";
import { InquiryRow } from "./inquiry-row.tsx";

const NOW = Date.UTC(2026, 10, 21, 9);
const inquiry = {
  ...{
    id: "1",
    listingId: "2",
    kind: "car" as const,
    createdAt: NOW,
    isListed: true,
    canTake: false,
    takenBy: null,
  },
  ...{ listingTitle: "Kia Rio", listingUrl: "/cars/100001", message: "Is it still for sale?" },
  ...{ buyerName: "Lina", buyerPhone: "+962787654321", buyerEmail: "lina@example.com" },
};

const htmlOf = (status: InquiryStatus) =>
  renderToString(<InquiryRow inquiry={{ ...inquiry, status }} now={NOW} search="" setStatus={() => {}} />);

test("only an inquiry that nobody has read is marked as new, and its reply is at hand", () => {
  const linksIn = (html: string) => html.split(`href="tel:${inquiry.buyerPhone}"`).length - 1;
  const [pending, read] = [htmlOf("pending"), htmlOf("read")];
  expect([pending, read].map((html) => html.includes(`>${t.inboxNew()}</span>`))).toEqual([true, false]);
  expect(linksIn(pending)).toBeGreaterThan(linksIn(read));
});
