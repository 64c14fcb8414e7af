import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "bun:test";

type Language = "en" | "ar";
const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const glossary = read("glossary.md");
const rows = glossary
  .split("\n")
  .filter((line) => line.startsWith("|") && !line.startsWith("| ---"))
  .map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
const terms = rows.filter((cells) => cells.length === 4).slice(1);
const avoided = rows.filter((cells) => cells.length === 2).slice(1);
const listOf = (cell = "") => cell.split(/, /).filter(Boolean);
const specified = [...glossary.matchAll(/^- (.+)$/gm)].map(([, text]) => text);

const ARABIC_LETTER = "\\u0621-\\u0652";
/** English words match whole; Arabic ones also with a prefix (و، ال، بال) and any ending. */
const patternOf = (word: string, language: Language) => {
  const literal = word.replace(/[.*+?]/g, "\\$&");
  if (!/\p{L}/u.test(word) || word === "اً") return new RegExp(literal);
  return language === "en"
    ? new RegExp(`\\b${literal}\\b`, "i")
    : new RegExp(`(?<![${ARABIC_LETTER}])[وفبلك]?(?:ال|لل?)?${literal}`);
};

interface Text {
  key: string;
  text: string;
}
/** The quoted texts in each exported message. */
function messagesOf(language: Language): Text[] {
  return readdirSync(new URL(`${language}/`, import.meta.url)).flatMap((file) =>
    read(`${language}/${file}`)
      .split(/^export (?=const|function)/m)
      .flatMap((source) => {
        const key = /^(?:const|function) (\w+)/.exec(source)?.[1] ?? file;
        const code = source
          .replace(/\/\*.*?\*\/|^import .*?$|"[\w-]+":/gms, "")
          .replace(/\$\{[^{}]*\}/g, "{}");
        return [...code.matchAll(/"((?:[^"\\]|\\.)*)"|`([^`]*)`/g)].map(([, plain, template]) => ({
          key,
          text: plain ?? template ?? "",
        }));
      }),
  );
}
function pagesOf(language: Language): Text[] {
  const folder = `../features/help/pages/${language}/`;
  return readdirSync(new URL(folder, import.meta.url)).flatMap((file) =>
    read(`${folder}${file}`)
      .replace(/\(\/[^)]*\)|\{[^}]*\}|`[^`]*`/g, "")
      .split("\n")
      .map((text) => ({ key: `${language}/${file}`, text })),
  );
}

test.each(["en", "ar"] as const)("no message and no help page uses a word to avoid (%p)", (language) => {
  const at = language === "en" ? 0 : 1;
  const words = [...terms.map((row) => row[2 + at]), ...avoided.map((row) => row[at])].flatMap(listOf);
  expect(words.length).toBeGreaterThan(20);
  const texts = [...messagesOf(language), ...pagesOf(language)];
  expect(texts.length).toBeGreaterThan(1000);
  const found = texts
    .filter(({ text }) => !specified.includes(text))
    .flatMap(({ key, text }) =>
      words.filter((word) => patternOf(word, language).test(text)).map((word) => `${word}: ${key}: ${text}`),
    );
  expect(found).toEqual([]);
});

test("the demo's texts put tanween before its alif and name a plate's code in words", () => {
  const folder = "../demo/";
  const files = readdirSync(new URL(folder, import.meta.url)).filter((file) => /\.(?:ts|txt)$/.test(file));
  const texts = files.map((file) => read(`${folder}${file}`));
  expect(texts.filter((text) => text.includes("ًا")).length).toBeGreaterThan(3);
  expect(files.filter((_, at) => texts[at]?.includes("اً"))).toEqual([]);
  // After Arabic letters, numbers on both sides of a hyphen would be swapped.
  expect(texts.flatMap((text) => text.match(/[ء-ي] \d+-\d+/g) ?? [])).toEqual([]);
});

test("only the specification's texts end with three dots", () => {
  const dotted = messagesOf("en").filter(({ text }) => text.includes("..."));
  expect(dotted.filter(({ text }) => !specified.includes(text))).toEqual([]);
  const all = new Set(messagesOf("en").map(({ text }) => text));
  expect(specified.filter((text) => !all.has(String(text)))).toEqual([]);
});

test("if an English message uses a term, its Arabic version uses the Arabic term", () => {
  const [english, arabic] = (["en", "ar"] as const).map((language) =>
    Map.groupBy(messagesOf(language), ({ key }) => key),
  );
  const pairs = terms.filter(([term = "", forms]) => forms && !term.includes("("));
  expect(pairs.length).toBeGreaterThan(15);
  const missing: string[] = [];
  for (const [key, texts] of english ?? [])
    for (const [term, forms] of pairs) {
      const has = listOf(term).some((word) => texts.some(({ text }) => patternOf(word, "en").test(text)));
      const translated = (arabic?.get(key) ?? []).map(({ text }) => text).join("\n");
      if (has && /[ء-ي]/.test(translated) && !listOf(forms).some((form) => translated.includes(form)))
        missing.push(`${term}: ${key}: ${translated}`);
    }
  expect(missing).toEqual([]);
});
