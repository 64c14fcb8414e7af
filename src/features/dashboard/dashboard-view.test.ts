import { expect, test } from "bun:test";
import { FIRST_VIEW, readView, searchOf, viewHref } from "./dashboard-view.ts";

const read = (query: string) => readView(new URLSearchParams(query));

test("the query string contains the tab and the pages", () => {
  expect(read("inbox=replied&inboxPage=2&active=3&expired=4&sold=5")).toEqual({
    inbox: "replied",
    inboxPage: 2,
    active: 3,
    expired: 4,
    sold: 5,
  });
});

test.each(["", "inbox=spam&active=0", "active=-1&sold=1.5&expired=x&inboxPage=1e99", "inbox=__proto__"])(
  "the invalid query %p gives the default view",
  (query) => expect(read(query)).toEqual(FIRST_VIEW),
);

test("a view's query string contains only what differs from the default", () => {
  expect(searchOf(FIRST_VIEW)).toBe("");
  const view = { ...FIRST_VIEW, inbox: "closed", sold: 2 } as const;
  expect(read(searchOf(view))).toEqual(view);
  expect(viewHref(view, "inquiries")).toBe("/dashboard?inbox=closed&sold=2#inquiries");
});
