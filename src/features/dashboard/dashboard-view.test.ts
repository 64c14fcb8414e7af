import { expect, test } from "bun:test";
import { FIRST_VIEW, readView, searchOf, viewHref } from "./dashboard-view.ts";

const read = (query: string) => readView(new URLSearchParams(query));

test("the query string contains the pages", () => {
  expect(read("active=3&expired=4&sold=5")).toEqual({
    active: 3,
    expired: 4,
    sold: 5,
  });
});

test.each(["", "active=0", "active=-1&sold=1.5&expired=x&active=1e99"])(
  "the invalid query %p gives the default view",
  (query) => expect(read(query)).toEqual(FIRST_VIEW),
);

test("a view's query string contains only what differs from the default", () => {
  expect(searchOf(FIRST_VIEW)).toBe("");
  const view = { ...FIRST_VIEW, sold: 2 };
  expect(read(searchOf(view))).toEqual(view);
  expect(viewHref(view, "listings")).toBe("/dashboard?sold=2#listings");
});
