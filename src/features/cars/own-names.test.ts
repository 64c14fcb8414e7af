import { expect, test } from "bun:test";
import { withOwnNames } from "./own-names.ts";
import { carFilterParams, readCarFilter } from "./schema.ts";

const named = (given: string[][]) =>
  carFilterParams(withOwnNames(readCarFilter(new URLSearchParams(given)))).toString();

test("makes, places and colours are named as they are listed, however they are written, each once", () => {
  const written = [
    ["make", "تويوتا"],
    ["make", "toyota"],
    ["location", "عمان"],
    ["location", "Amman"],
    ["color", "سودا"],
  ];
  expect(named(written)).toBe("make=Toyota&location=Amman&color=Black");
});

test("unknown names stay as they are written", () => {
  expect(
    named([
      ["make", "Trabant"],
      ["location", "Dubai"],
      ["color", "blackish"],
    ]),
  ).toBe("make=Trabant&location=Dubai&color=blackish");
});
