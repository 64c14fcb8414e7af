import { expect, test } from "bun:test";
import { PAGE_SIZE } from "#src/core/query-params.ts";
import {
  heading,
  island,
  mirror,
  plain,
  plates,
  query,
  round,
  texts,
  withPlates,
} from "#src/testing/pages/plates-page.ts";
import { chips, goesTo, page } from "#src/testing/pages/search-page.ts";
import { testApp } from "#src/testing/site/test-app.ts";

test("the page shows all plates, drawn, newest first, with their number", async () => {
  const html = await page(await withPlates(mirror, round), "/number-plates");
  expect(heading(html)).toBe("2 Number Plates Found");
  expect(plates(html)).toEqual(["22, 5000", "10, 1771"]);
  expect(html).toContain("<title>Jordan Number Plates | Markaba</title>");
  expect(texts(html, /<h1[^>]*>(.*?)<\/h1>/gs)).toEqual(["Jordan Number Plates"]);
});

test("each search has one address: empty, unknown and unusual parameters are removed", async () => {
  const app = testApp();
  expect(await goesTo(app, "/number-plates?pattern=&startsWith=&areaCode=&sort=newest&x=1")).toBe(
    "/number-plates",
  );
  expect(await goesTo(app, "/ar/number-plates?digitCount=%D9%A4&page=0")).toBe(
    "/ar/number-plates?digitCount=4",
  );
});

test("without plates the page has the specification's text and a link back", async () => {
  const html = await page(await withPlates(mirror), query({ pattern: "99-99999" }));
  expect(heading(html)).toBe("0 Number Plates Found");
  expect(html).toContain("No number plates found");
  expect(html).toContain("Try adjusting your search criteria or browse all available plates.");
  expect(texts(html, /<a href="\/number-plates" class="btn[^>]*>(.*?)<\/a>/gs)).toEqual([
    "Clear all filters",
  ]);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("pages are links; a page past the last redirects to the last", async () => {
  const many = Array.from({ length: PAGE_SIZE + 1 }, (_, i) => ({
    areaCode: 11,
    plateNumber: `${30_000 + i}`,
  }));
  const app = await withPlates(...many);
  const html = await page(app, "/number-plates?areaCode=11");
  expect(plates(html)).toHaveLength(PAGE_SIZE);
  expect(html).toContain('href="/number-plates?areaCode=11&amp;page=2" rel="next"');
  expect(plates(await page(app, "/number-plates?areaCode=11&page=2"))).toHaveLength(1);
  expect(await goesTo(app, "/number-plates?areaCode=11&page=9")).toBe("/number-plates?areaCode=11&page=2");
});

test("search engines index a pattern as a page, but not a narrow search", async () => {
  const app = await withPlates(mirror);
  const one = await page(app, "/number-plates?tags=mirror");
  expect(one).toContain("<title>Mirror: number plates in Jordan | Markaba</title>");
  expect(one).not.toContain('content="noindex"');
  for (const narrow of ["pattern=%3F77%3F", "tags=mirror&maxPrice=9000", "sort=digits"])
    expect(await page(app, `/number-plates?${narrow}`)).toContain('content="noindex"');
});

test("patterns are listed below the results, each with a plate and a count", async () => {
  const html = await page(await withPlates(round), "/number-plates");
  expect(html).toMatch(/<a href="\/number-plates\?tags=round"[^>]*>.*Round number.*1 plate</s);
  expect(html).not.toContain('"/number-plates?tags=birth-year" class="block"');
});

test("the Arabic page has no English sentence and uses Latin digits", async () => {
  const app = await withPlates(plain);
  const html = island(
    await page(app, `/ar${query({ pattern: "4*", areaCode: "17", digitCount: "5", minPrice: "100" })}`),
  );
  expect(heading(html)).toBe("لوحة واحدة");
  expect(chips(html)).toEqual(["النمط \u20664*\u2069", "5 خانات", "ترميز 17 · إربد", "من 100 دينار"]);
  expect(html).toContain('action="/ar/number-plates"');
  const marks = [...html.matchAll(/>([^<]+)</g), ...html.matchAll(/(?:aria-label|placeholder)="([^"]*)"/g)];
  const words = marks.map(([, text = ""]) => text).filter((text) => /[A-Za-z]{4}/.test(text));
  expect(words).toEqual([]);
});

test("contact on a card leads guests to the sign-in, others to the contacts", async () => {
  const app = await withPlates(mirror);
  expect(await page(app, "/ar/number-plates")).toMatch(
    /href="\/ar\/login\?next=%2Far%2Fnumber-plates%2F[\w-]+%23contact"/,
  );
  expect(await page(app, "/number-plates", await app.signUp())).toMatch(
    /href="\/number-plates\/[\w-]+#contact"/,
  );
});

test("typed text is escaped", async () => {
  const html = await page(await withPlates(mirror), query({ location: "</script><b>x" }));
  expect(html).not.toContain("<b>x");
});

test("header and footer link to the plates", async () => {
  const html = await page(testApp(), "/ar/number-plates");
  expect(html).toContain('href="/ar/number-plates" aria-current="page"');
  expect(html.match(/href="\/ar\/list-number-plate"/g)).toHaveLength(3);
});
