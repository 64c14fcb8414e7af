import { expect, test } from "bun:test";
import { inLanguage } from "./language.ts";
import { href, safeNext } from "./paths.ts";

test("addresses get the reader's language", () => {
  expect(["/", "/search?make=Kia", "/?q=1"].map((path) => inLanguage("ar", () => href(path)))).toEqual([
    "/ar",
    "/ar/search?make=Kia",
    "/ar?q=1",
  ]);
  expect(href("/search")).toBe("/search");
});

test("only addresses on this site are accepted as return addresses", () => {
  for (const fine of ["/", "/search?make=Kia#top", "/ar/cars/1"]) expect(safeNext(fine)).toBe(fine);
  const evil = [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "",
    "search",
  ];
  for (const next of evil) expect(safeNext(next)).toBeNull();
});
