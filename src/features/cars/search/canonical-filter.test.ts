import { expect, test } from "bun:test";
import { withCanonicalNames } from "./canonical-filter.ts";
import { carFilterParams, readCarFilter } from "../schema.ts";

const named = (given: string[][]) =>
  carFilterParams(withCanonicalNames(readCarFilter(new URLSearchParams(given)))).toString();

test("makes, places and colors in any spelling become their listed names, without duplicates", () => {
  const written = [
    ["make", "تويوتا"],
    ["make", "toyota"],
    ["location", "عمان"],
    ["location", "Amman"],
    ["color", "سودا"],
  ];
  expect(named(written)).toBe("make=Toyota&location=Amman&color=Black");
});

test("unknown names stay as typed", () => {
  expect(
    named([
      ["make", "Trabant"],
      ["location", "Dubai"],
      ["color", "blackish"],
    ]),
  ).toBe("make=Trabant&location=Dubai&color=blackish");
});
