import { expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import { elements, wordsOf } from "./elements.ts";
import { isTranslated, translations } from "./translations.ts";
import { filled, get, page, type Screen } from "./site.ts";

export type Check = () => unknown;

/** A statement of the specification, with checks that prove it. */
export function says(statement: string, ...checks: [Check, ...Check[]]): void {
  test(statement, async () => {
    for (const check of checks) await check();
  });
}

/** The pages checked by `shows`, for another test that checks all of them. */
export const shown = new Map<string, Screen>();

/** The page contains these texts, and in Arabic their translations. */
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

/** The page has this element with these attributes. */
export const has =
  ([path, viewer]: Screen, selector: string, attributes: Record<string, unknown> = {}): Check =>
  async () => {
    const found = elements(await page(path, viewer), selector).map((it) => it.attributes);
    expect(found).toContainEqual(expect.objectContaining(attributes));
  };

/** The texts of these elements, in page order; others may be in between. */
export const reads =
  ([path, viewer]: Screen, selector: string, ...texts: string[]): Check =>
  async () => {
    const found = elements(await page(path, viewer), selector).map(({ text }) => text);
    expect(found.filter((text) => texts.includes(text))).toEqual(texts);
  };

/** A link of the page with this text or name has this target. */
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

/** The source code contains these texts and their translations; for texts that only appear in a browser. */
export const said =
  (...texts: string[]): Check =>
  () => {
    expect(texts.filter((text) => !translations(text).some(({ name }) => isUsed(name)))).toEqual([]);
    expect(texts.filter((text) => !isTranslated(text))).toEqual([]);
  };

/** A browser journey with this title, perhaps with a tag, exists and contains these texts in both languages. */
export const journey =
  (file: string, title: string, ...texts: string[]): Check =>
  async () => {
    const code = await Bun.file(join(ROOT, "testing/e2e", file)).text();
    const titles = ["", " @once", " @phone"].map((tag) => JSON.stringify(title + tag));
    const body = code
      .split(/^test\(/m)
      .find((part) => titles.some((quoted) => part.trimStart().startsWith(quoted)));
    expect([file, title, body !== undefined]).toEqual([file, title, true]);
    const unmet = texts.filter(
      (text) => !translations(text).some(({ name }) => body?.includes(`t.${name}(`)),
    );
    expect(unmet).toEqual([]);
  };
