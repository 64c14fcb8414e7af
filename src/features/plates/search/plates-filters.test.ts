import { expect, test } from "bun:test";
import { wordsIn } from "#src/testing/pages/words-in.ts";
import {
  island,
  mirror,
  plain,
  plates,
  query,
  round,
  texts,
  withPlates,
} from "#src/testing/pages/plates-page.ts";
import { chips, page } from "#src/testing/pages/search-page.ts";

test("understood words are filters, each with a link that turns it back into text", async () => {
  const app = await withPlates(mirror, round, plain);
  const html = await page(app, query({ q: "mirror amman 1771" }));
  expect(plates(html)).toEqual(["10, 1771"]);
  expect(chips(html)).toEqual(["Mirror", "Amman", "Pattern 1771"]);
  expect(html).toContain('href="/number-plates?q=mirror+amman+1771&amp;plain=mirror"');
  expect(html).toMatch(/<input type="search"[^>]* name="q" value="mirror amman 1771"\/>/);
  expect(plates(await page(app, query({ q: "عادية" })))).toEqual([]);
  expect(chips(await page(app, query({ q: "عادية 5 digits", strict: "true" })))).toEqual([
    "“\u2068عادية\u2069”",
    "5 Digits",
  ]);
});

test("a filter without digits is named to people without scripts, and kept in its field", async () => {
  const app = await withPlates(mirror, round, plain);
  for (const [name, text] of [
    ["startsWith", "7a"],
    ["pattern", "7 something"],
    ["minPrice", "cheap"],
  ] as const) {
    const html = await page(app, query({ [name]: text }));
    expect(plates(html)).toHaveLength(3);
    expect(
      /<noscript>(.*?)<\/noscript>/s.exec(html.slice(html.indexOf('role="status"') - 40))?.[1],
    ).toContain(text);
  }
  const field = (html: string) => /<input[^>]* name="startsWith"[^>]*>/.exec(html)?.[0];
  expect(field(await page(app, query({ startsWith: "7a" })))).toMatch(
    /aria-invalid="true"[^]* value="7a"|value="7a"[^]* aria-invalid="true"/,
  );
  expect(field(await page(app, query({ areaCode: "10" })))).not.toContain("aria-invalid");
});

test("the query string filters by pattern, tags, code, digits, price, place and parts of the number", async () => {
  const app = await withPlates(mirror, round, plain);
  const found = async (params: Record<string, string>) => plates(await page(app, query(params)));
  expect(await found({ pattern: "?77?" })).toEqual(["10, 1771"]);
  expect(await found({ pattern: "22-*" })).toEqual(["22, 5000"]);
  expect(await found({ pattern: "*823" })).toEqual(["17, 46823"]);
  expect(await found({ tags: "mirror" })).toEqual(["10, 1771"]);
  expect(await found({ areaCode: "17" })).toEqual(["17, 46823"]);
  expect(await found({ digitCount: "5" })).toEqual(["17, 46823"]);
  expect(await found({ minPrice: "7000" })).toEqual(["10, 1771"]);
  expect(await found({ location: "karak" })).toEqual(["22, 5000"]);
  expect(await found({ startsWith: "46" })).toEqual(["17, 46823"]);
  expect(await found({ includes: "77" })).toEqual(["10, 1771"]);
  expect(await found({ endsWith: "00" })).toEqual(["22, 5000"]);
  expect(await found({ q: "بدون 7 مش خماسي" })).toEqual(["22, 5000"]);
  expect(await found({ q: "not mirror without 823" })).toEqual(["22, 5000"]);
  expect(await found({ q: "not code 10 غير الكرك" })).toEqual(["17, 46823"]);
  expect(await found({ sort: "price-desc" })).toHaveLength(3);
});

test("every code for sale can be chosen, even without a city", async () => {
  const app = await withPlates(
    mirror,
    { ...plain, areaCode: 1 },
    { ...plain, areaCode: 40, plateNumber: "7" },
  );
  const html = await page(app, "/number-plates/filters");
  const [, select = ""] = /<select[^>]*name="areaCode"[^>]*>(.*?)<\/select>/s.exec(html) ?? [];
  const codes = [...select.matchAll(/<option value="(\d+)"[^>]*>([^<]*)/g)].map(([, , text]) => text);
  expect(codes.slice(0, 2)).toEqual(["1 (1)", "10 · Amman (1)"]);
  expect(codes.slice(-2)).toEqual(["27 · Ajloun (0)", "40 (1)"]);
  expect(plates(await page(app, "/number-plates?areaCode=1"))).toEqual(["1, 46823"]);
});

test("each filter is a chip that removes it, and the panel counts them", async () => {
  const app = await withPlates(mirror);
  const params = { pattern: "?77?", areaCode: "10", digitCount: "4", tags: "mirror", maxPrice: "9000" };
  const html = await page(app, query(params));
  expect(plates(html)).toEqual(["10, 1771"]);
  expect(chips(html)).toEqual(["Pattern ?77?", "Mirror", "4 Digits", "Code 10 · Amman", "Up to 9,000 JD"]);
  expect(texts(html, /<summary[^>]*>(.*?)<\/summary>/gs)).toEqual(["Filters5"]);
  expect(html).toContain(
    'href="/number-plates?areaCode=10&amp;digitCount=4&amp;tags=mirror&amp;maxPrice=9000"',
  );
  expect(texts(html, /<a href="\/number-plates" class="link[^>]*>(.*?)<\/a>/gs)).toEqual([
    "Clear",
    "Clear All",
  ]);
  expect(island(await page(app, "/number-plates"))).not.toContain("Clear All");
});

test("the form works without scripts: GET, every field with its name, filled in from the address", async () => {
  const app = await withPlates(mirror);
  const asked =
    "pattern=%3F77%3F&startsWith=1&endsWith=1&includes=77&location=amman&areaCode=10&areaCode=11&digitCount=4" +
    "&digitCount=5&tags=mirror&minPrice=100&maxPrice=9000&sort=digits";
  const html = island(await page(app, `/number-plates?${asked}`));
  const form = /<form [^>]*>/.exec(html)?.[0];
  expect(form).toContain('action="/number-plates"');
  expect(form).not.toContain("method");
  const inputs = html.match(/<input [^>]*>/g) ?? [];
  const input = (...parts: string[]) => inputs.some((tag) => parts.every((part) => tag.includes(part)));
  for (const [name, value] of new URLSearchParams(asked))
    if (["areaCode", "sort"].includes(name))
      expect(html).toMatch(new RegExp(`<option value="${value}"[^>]* selected="">`));
    else {
      const checked = ["digitCount", "tags"].includes(name) ? "checked" : "";
      expect([name, input(`name="${name}"`, `value="${value}"`, checked)]).toEqual([name, true]);
    }
  expect(html).toContain("<details");
  expect(html).toContain('type="submit"');
});

test("every choice has a count; words are searched too", async () => {
  const app = await withPlates(mirror);
  const words = new URLSearchParams({ q: "mirror under 9000" });
  const found = island(await page(app, `/number-plates?${words}`));
  expect(chips(found)).toEqual(["Mirror", "Up to 9,000 JD"]);
  expect(found).toMatch(/name="q"[^>]*value="mirror under 9000"/);
  const html = await page(app, `/number-plates/filters?${words}`);
  expect(html).toMatch(/type="hidden"[^>]*name="q"[^>]*value="mirror under 9000"/);
  const count = (name: string, value: string) =>
    new RegExp(
      `<input [^>]*name="${name}"[^>]*value="${value}"[^>]*/>.*?<span[^>]*>(\\d+)</span></label>`,
    ).exec(html)?.[1];
  expect(count("tags", "mirror")).toBe("1");
  expect(count("tags", "round")).toBe("0");
  expect(count("digitCount", "4")).toBe("1");
  expect(count("verifiedOnly", "true")).toBe("0");
  expect(html).toContain(">10 · Amman (1)</option>");
  expect(html).toContain('preserveAspectRatio="none"');
});

test("a typo in an understood word is forgiven", async () => {
  const html = await page(await withPlates(mirror, round, plain), query({ q: "mirorr ammam 1771" }));
  expect(plates(html)).toEqual(["10, 1771"]);
  expect(chips(html)).toEqual(["Mirror", "Amman", "Pattern 1771"]);
});

test("without results the page offers filters to remove, including words", async () => {
  const app = await withPlates(mirror);
  const html = island(await page(app, "/number-plates?q=amman+under+100+jd&endsWith=1"));
  const offers = [...html.matchAll(/<a href="([^"]*)" class="menu-item py-2">(.*?)<\/a>/gs)];
  expect(offers.map(([, link, text = ""]) => [link, wordsIn(text)])).toEqual([
    ["/number-plates?q=amman&amp;endsWith=1", "Without: Up to 100 JD 1 plate"],
  ]);
});

test("the pattern field over the drawn plate has a name and a description, and is never mirrored", async () => {
  const html = island(await page(await withPlates(mirror), `/ar${query({ pattern: "10-?77" })}`));
  const field = /<input [^>]*name="pattern"[^>]*>/.exec(html)?.[0] ?? "";
  expect(field).toContain('value="10-?77"');
  expect(field).toContain('dir="ltr"');
  expect(field).toContain('aria-label="ابحث بنمط الرقم"');
  expect(field).toContain('aria-describedby="pattern-hint"');
  expect(html).toContain('id="pattern-hint"');
  expect(html).toMatch(/<div dir="ltr"[^>]*><svg viewBox="0 0 520 110"[^>]*aria-hidden="true"/);
});

test("the links for digits have the pattern in other lengths", async () => {
  const html = island(await page(await withPlates(mirror), query({ pattern: "?77?", tags: "mirror" })));
  const link = (pattern: string) =>
    `href="/number-plates?${new URLSearchParams({ pattern, tags: "mirror" })}"`.replace("&", "&amp;");
  expect(html).toContain(link("?77"));
  expect(html).toContain(link("?77??"));
  expect(html).toContain(link("*77*"));
  expect(/aria-current="true"[^>]*>(\w+)</.exec(html)?.[1]).toBe("4");
});
