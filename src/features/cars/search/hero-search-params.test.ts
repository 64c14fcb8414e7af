import { expect, test } from "bun:test";
import { heroParams } from "./hero-search-params.ts";

const search = (query: string) => heroParams(new URLSearchParams(query)).toString();

test("a parameter is set only for a choice", () => {
  expect(search("make=all&model=all&price=all&location=all")).toBe("");
  expect(search("make=&model=Any&location=")).toBe("");
  expect(search("make=Toyota&model=Land+Cruiser&price=all&location=Ma%27an")).toBe(
    "make=Toyota&model=Land+Cruiser&location=Ma%27an",
  );
});

test("the lowest price counts only above 0, the highest only below 999999", () => {
  expect(search("price=0-5000")).toBe("maxPrice=5000");
  expect(search("price=10000-20000")).toBe("minPrice=10000&maxPrice=20000");
  expect(search("price=30000-999999")).toBe("minPrice=30000");
});

test("words are cleaned, and left out if empty", () => {
  expect(search("q=++camry++2018+&make=all")).toBe("q=camry+2018");
  expect(search("q=+&make=Kia")).toBe("make=Kia");
});

test("unknown ranges and fields are ignored", () => {
  expect(search("price=1-2&minPrice=7&sort=price-asc&home-tab=buy")).toBe("");
});
