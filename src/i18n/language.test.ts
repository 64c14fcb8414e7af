import { expect, test } from "bun:test";
import { preferredLanguage } from "./language.ts";

test("of the browser's languages, only the site's two count, by preference and without refused ones", () => {
  for (const [asked, language] of [
    [undefined, "en"],
    ["ar-JO,ar;q=0.9,en;q=0.8", "ar"],
    ["fr, en;q=0.5, AR;q=0.7", "ar"],
    ["ar;q=0.5, en-GB;q=0.7", "en"],
    ["ar;q=0", "en"],
    ["fr", "en"],
  ] as const)
    expect([asked, preferredLanguage(asked)]).toEqual([asked, language]);
});
