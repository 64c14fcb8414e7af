import { expect, test } from "bun:test";
import { wordsOf } from "./specification/elements.ts";
import { NOT_YET } from "./specification/not-yet.ts";
import { shown, stated } from "./specification/says.ts";
import { page } from "./specification/site.ts";
import "./specification/what-it-does.ts";
import "./specification/routes.ts";
import "./specification/home-and-search.ts";
import "./specification/car-screens.ts";
import "./specification/plate-screens.ts";
import "./specification/account-screens.ts";
import "./specification/entities.ts";
import "./specification/states.ts";
import "./specification/validation.ts";
import "./specification/permissions.ts";

test("every statement that is not true yet is one of these", () => {
  expect([...NOT_YET].filter((statement) => !stated.has(statement))).toEqual([]);
});

for (const [name, [path, viewer]] of shown)
  test(`no English sentence in Arabic: ${name}`, async () => {
    const ours = wordsOf(await page(path, viewer, "ar"), "[dir=auto], bdi, textarea, [lang=en]");
    expect(ours.match(/[A-Za-z]{2,}(?:[\s,.'’-]+[A-Za-z]{2,}){2,}/g) ?? []).toEqual([]);
  });
