import { createGenerator } from "@unocss/core";
import { type Targets, transform } from "lightningcss";
import { readFile } from "node:fs/promises";
import config from "./uno.config.ts";

export type Sheet = "print" | "plot" | "docs";

/** The oldest browsers in which everything works. Scripts and styles are built for them; the README states them. */
export const BROWSER_TARGETS = {
  chrome: "105",
  samsung: "20",
  safari: "15.4",
  ios_saf: "15.4",
  firefox: "115",
};

export async function openStylesheet() {
  const uno = await createGenerator(config);
  const tokens = new Set<string>();
  return {
    add: (text: string) => uno.applyExtractors(text, undefined, tokens),
    css: async (): Promise<string> => (await uno.generate(tokens)).css,
  };
}

export async function buildCss(sources: string[]): Promise<string> {
  const sheet = await openStylesheet();
  for (const source of sources) await sheet.add(source);
  return minified(withoutUnused(withThemeValues(withoutMixes(await sheet.css()))));
}

export const SHEETS: Record<Sheet, string> = {
  print: new URL("./print.css", import.meta.url).pathname,
  plot: new URL("./plot.css", import.meta.url).pathname,
  docs: new URL("./docs.css", import.meta.url).pathname,
};

export const readSheet = async (sheet: Sheet): Promise<string> =>
  minified(await readFile(SHEETS[sheet], "utf8"));

const minified = (css: string): string =>
  transform({ filename: "site.css", code: Buffer.from(css), minify: true, targets }).code.toString();

// Lightning CSS wants each version as one number: `15.4` as 0x0f0400.
const targets: Targets = Object.fromEntries(
  Object.entries(BROWSER_TARGETS).map(([browser, version]) => {
    const [major = 0, minor = 0] = version.split(".").map(Number);
    return [browser, (major << 16) | (minor << 8)];
  }),
);

// UnoCSS writes colors mixed with transparent twice, the second time in oklab, with the same result. Without the second
// ones the styles of signed-in pages are 15.8 kB instead of 15.9. Older browsers cannot mix colors, not even with nothing.
const withoutMixes = (css: string): string =>
  css
    .replaceAll(/@supports \(color: color-mix\(in lab, red, red\)\)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "")
    .replaceAll(/color-mix\(in \w+, (var\([^()]+\)) (?:100%|var\(--un-[\w-]+\)), transparent\)/g, "$1");

/**
 * UnoCSS registers properties such as `--un-border-style` with an initial value, which older browsers ignore.
 * Writes it where one is read, and removes unused properties: 15.9 kB instead of 16.1 for signed-in pages.
 */
function withoutUnused(css: string): string {
  const registered = [...css.matchAll(/@property (--un-[\w-]+)\s*\{([^}]*)\}/g)];
  const isSet = new Set(Array.from(css.matchAll(/(--un-[\w-]+):/g), ([, name]) => name));
  let used = css;
  for (const [, name = "", body = ""] of registered) {
    const initial = /initial-value:\s*([^;}]*)/.exec(body)?.[1]?.trim();
    const reads = new RegExp(`var\\(${name}(?:,((?:[^()]|\\([^()]*\\))*))?\\)`, "g");
    used = used.replaceAll(reads, (_, fallback = "") =>
      isSet.has(name) ? `var(${name},${initial ?? fallback})` : (initial ?? fallback),
    );
  }
  const read = new Set(used.match(/(?<=var\()--un-[\w-]+/g));
  return used
    .replaceAll(/@property (--un-[\w-]+)\s*\{[^}]*\}/g, (all, name: string) =>
      read.has(name) && !all.includes("initial-value") ? all : "",
    )
    .replaceAll(/(--un-[\w-]+):[^;{}]*;/g, (all, name: string) => (read.has(name) ? all : ""));
}

// Lightning CSS can compute with values, but not with variables: 13.8 kB instead of 14.1 for signed-in pages.
function withThemeValues(css: string): string {
  const [block = "", lines = ""] = /:root, :host \{([^}]*)\}/.exec(css) ?? [];
  const values = new Map(
    Array.from(lines.matchAll(/(--[\w-]+): ([^;]*)/g), ([, name, value]) => [name, value]),
  );
  return css
    .replace(block, "")
    .replaceAll(/var\((--[\w-]+)\)/g, (all, name: string) => values.get(name) ?? all);
}
