import { expect, test } from "bun:test";
import { wordsOf } from "./elements.ts";
import { shown } from "./says.ts";
import { page } from "./site.ts";

/** In the specification's order. */
const CHAPTERS = [
  "what-it-does",
  "routes",
  "home-and-search",
  "car-screens",
  "plate-screens",
  "account-screens",
  "entities",
  "states",
  "validation",
  "account-validation",
  "permissions",
  "calls",
  "loader",
  "errors",
  "constants",
];
for (const chapter of CHAPTERS) await import(`./${chapter}.ts`);

test("Arabic pages have no English sentence", async () => {
  const sentences = /[A-Za-z]{2,}(?:[\s,.'’-]+[A-Za-z]{2,}){2,}/g;
  const english: Record<string, string[]> = {};
  for (const [name, [path, viewer]] of shown) {
    const ours = wordsOf(await page(path, viewer, "ar"), "[dir=auto], bdi, textarea, [lang=en]");
    const found = ours.match(sentences);
    if (found) english[name] = found;
  }
  expect(english).toEqual({});
});
