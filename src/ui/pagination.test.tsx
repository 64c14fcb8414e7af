import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { inLanguage } from "#src/i18n/language.ts";
import { Pagination } from "./pagination.tsx";

const pages = (current: number, last: number) =>
  renderToStaticMarkup(<Pagination current={current} last={last} href={(page) => `?page=${page}`} />);

test("a single page has no links", () => {
  expect(pages(1, 1)).toBe("");
});

test("the pages are a named navigation with the current page marked", () => {
  const html = pages(5, 18);
  expect(html).toContain('<nav aria-label="Pages"');
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(/href="\?page=5" aria-label="Page 5" aria-current="page"/);
  expect(html).toContain('href="?page=18"');
});

test("previous and next are links only if there is such a page", () => {
  expect(pages(1, 3)).not.toContain('rel="prev"');
  expect(pages(1, 3)).toContain('href="?page=2" rel="next"');
  expect(pages(3, 3)).toContain('href="?page=2" rel="prev"');
  expect(pages(3, 3)).not.toContain('rel="next"');
});

test("Arabic pages have Arabic links", () => {
  expect(inLanguage("ar", () => pages(2, 3))).toContain("التالي");
});
