import { expect, test } from "bun:test";
import { slugOf } from "./slug.ts";

test.each([
  [["Toyota", "Camry", 2018], "toyota-camry-2018"],
  [["Mercedes-Benz", "C-Class", 2020], "mercedes-benz-c-class-2020"],
  [["Citroën", "C4", 2018], "citroen-c4-2018"],
  [["Škoda", "Octavia RS", 2015], "skoda-octavia-rs-2015"],
  [["Volkswagen", "ID.4", 2022], "volkswagen-id-4-2022"],
  [["Lynk & Co", "01 / Plug-in", 2023], "lynk-co-01-plug-in-2023"],
  [["Toyota", "كراون", 2012], "toyota-2012"],
  [["سابا", "١١١", 1999], "1999"],
  [["سابا", "تيبا"], ""],
  [["<script>", "%2F..//?#", 2001], "script-2f-2001"],
  [[10, "777"], "10-777"],
])("%j is %p", (words, slug) => expect(slugOf(...words)).toBe(slug));

test("a long name is cut, without a hyphen at its end", () => {
  expect(slugOf("a".repeat(59), "bc")).toBe("a".repeat(59));
  expect(slugOf("x".repeat(5000))).toHaveLength(60);
});
