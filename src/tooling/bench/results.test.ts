import { expect, test } from "bun:test";
import { sectionOf, withSection } from "./results.ts";

const figure = { what: "a|b", measured: "1", reference: "2", ratio: "3" };
const section = (title: string, holds?: boolean) =>
  sectionOf(title, "2 cores", [{ ...figure, holds }], new Date(Date.UTC(2026, 10, 21)));

test("a section has what was measured, where, and whether it meets its target", () => {
  expect(section("search")).toContain("| a\\|b | 1 |  |  | 2 | 3 |");
  expect(section("search", true)).toContain("| holds |");
  expect(section("search", false)).toContain("| **misses** |");
  expect(section("search")).toStartWith("## search\n\n2026-11-21. 2 cores.\n");
});

test("a new section replaces its older version and keeps the others", () => {
  const first = withSection("# Results\n", "a", section("a", true));
  const both = withSection(first, "b", section("b", true));
  const again = withSection(both, "a", section("a", false));
  expect(again.match(/^## .*/gm)).toEqual(["## a", "## b"]);
  expect(again.match(/\*\*misses\*\*/g)).toHaveLength(1);
  expect(again).toStartWith("# Results\n\n## a\n");
});
