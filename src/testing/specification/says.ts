import { expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import { elements, wordsOf } from "./elements.ts";
import { isTranslated, translations } from "./translations.ts";
import { filled, get, page, type Screen } from "./site.ts";

export type Check = () => unknown;

/** A statement of the specification, and what shows that it is true. */
export function says(statement: string, ...checks: [Check, ...Check[]]): void {
  test(statement, async () => {
    for (const check of checks) await check();
  });
}

/** The pages that `shows` was asked about, so that another test can look at all of them. */
export const shown = new Map<string, Screen>();

/** The page says these texts, and in Arabic what stands for them there. */
export function shows([path, viewer]: Screen, ...texts: string[]): Check {
  shown.set(`${path} as ${viewer}`, [path, viewer]);
  return async () => {
    const english = wordsOf(await page(path, viewer));
    expect(texts.filter((text) => !english.includes(text))).toEqual([]);
    const arabic = wordsOf(await page(path, viewer, "ar"));
    const missing = texts.filter((text) => {
      const known = translations(text);
      return known.length > 0 && !known.some((said) => said.arabic !== text && arabic.includes(said.arabic));
    });
    expect(missing).toEqual([]);
  };
}

/** The page has this element, with these attributes. */
export const has =
  ([path, viewer]: Screen, selector: string, attributes: Record<string, unknown> = {}): Check =>
  async () => {
    const found = elements(await page(path, viewer), selector).map((it) => it.attributes);
    expect(found).toContainEqual(expect.objectContaining(attributes));
  };

/** The texts of these elements, in this order on the page; others may be between them. */
export const reads =
  ([path, viewer]: Screen, selector: string, ...texts: string[]): Check =>
  async () => {
    const found = elements(await page(path, viewer), selector).map(({ text }) => text);
    expect(found.filter((text) => texts.includes(text))).toEqual(texts);
  };

/** A link of the page, by its text or name, leads there. */
export const links =
  ([path, viewer]: Screen, name: string, href: string, within = "a"): Check =>
  async () => {
    const found = elements(await page(path, viewer), within);
    const named = found.filter(({ text, attributes }) => text === name || attributes["aria-label"] === name);
    expect(named.map(({ attributes }) => attributes.href)).toContain(filled(href));
  };

/** The page exists for this viewer, in both languages. */
export const opens =
  ([path, viewer]: Screen, status = 200): Check =>
  async () => {
    expect([(await get(path, viewer)).status, (await get(path, viewer, "ar")).status]).toEqual([
      status,
      status,
    ]);
  };

const ROOT = join(import.meta.dir, "../..");
const files = [...new Glob("**/*.{ts,tsx}").scanSync(ROOT)].filter(
  (file) => !/^i18n|^testing|\.test\./.test(file),
);
const source = (await Promise.all(files.map((file) => Bun.file(join(ROOT, file)).text()))).join("\n");
const isUsed = (name: string) => new RegExp(`\\bt\\.${name}\\b|"${name}"`).test(source);

/** Our code says these texts, in Arabic too; for what is said in a browser only. */
export const said =
  (...texts: string[]): Check =>
  () => {
    expect(texts.filter((text) => !translations(text).some(({ name }) => isUsed(name)))).toEqual([]);
    expect(texts.filter((text) => !isTranslated(text))).toEqual([]);
  };

/** A journey in a real browser of this title exists and meets these texts in both languages. */
export const journey =
  (file: string, title: string, ...texts: string[]): Check =>
  async () => {
    const code = await Bun.file(join(ROOT, "testing/e2e", file)).text();
    const body = code.split(/^test\(/m).find((part) => part.trimStart().startsWith(JSON.stringify(title)));
    expect([file, title, body !== undefined]).toEqual([file, title, true]);
    const unmet = texts.filter(
      (text) => !translations(text).some(({ name }) => body?.includes(`t.${name}(`)),
    );
    expect(unmet).toEqual([]);
  };
