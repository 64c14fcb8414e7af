import { expect, type Page } from "@playwright/test";
import type { Language } from "#src/i18n/language.ts";

/** Fails if a text, label or hint of the page is in the other language. Ignores users' texts. */
export async function expectOneLanguage(page: Page, language: Language): Promise<void> {
  const foreign = await page.evaluate((language) => {
    // Three words in a row count as a sentence; one or two may be a name.
    const latin = /[A-Za-z]{2,}(?:[\s,.'’-]+[A-Za-z]{2,}){2,}/;
    const arabic = /\p{Script=Arabic}{2,}(?:[\s،,.]+\p{Script=Arabic}{2,}){2,}/u;
    const wrong = language === "ar" ? latin : arabic;
    const isOurs = (element: Element | null) =>
      element !== null && !element.closest(`[dir]:not(html), bdi, script, style, textarea, [lang]:not(html)`);
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? "";
      if (wrong.test(text) && isOurs(walker.currentNode.parentElement)) found.push(text.trim());
    }
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title]"))
      for (const name of ["aria-label", "placeholder", "title"]) {
        const text = element.getAttribute(name) ?? "";
        const isMixed = /[A-Za-z]/.test(text) && /\p{Script=Arabic}/u.test(text);
        if (wrong.test(text) && !isMixed) found.push(`${name}: ${text}`);
      }
    return found;
  }, language);
  expect(foreign, `the other language on ${page.url()}`).toEqual([]);
}
