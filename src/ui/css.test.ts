import { expect, test } from "bun:test";
import { buildCss } from "./css.ts";
import { FONTS } from "./fonts.ts";
import { shortcuts } from "./shortcuts.ts";

const ROOT = `${import.meta.dir}/../..`;

const PHYSICAL =
  /^-?(([mp][lr]|border-[lr]|rounded-([lr]|[tb][lr])|scroll-[mp][lr])(-|$)|(left|right)-(\d|\[|auto|full|px)|(text|float|clear)-(left|right)$)/;

/** Class names that are not mirrored in right-to-left pages. */
const physicalClasses = (source: string) =>
  source
    .split(/[\s"'`()]+/)
    .map((word) => word.replace(/^.*:/, "").replace(/^!|!$/g, ""))
    .filter((word) => PHYSICAL.test(word));

test("physical directions are recognized", () => {
  expect(
    physicalClasses(`"ml-2 md:pr-4 -left-1 hover:text-right rounded-l! rounded-tl-sm border-r"`),
  ).toHaveLength(7);
  expect(physicalClasses(`"ms-2 pe-4 start-1 text-end rounded-s border-e" left-to-right "left"`)).toEqual([]);
});

test("classes use logical directions only", async () => {
  const found: string[] = [];
  for await (const path of new Bun.Glob("src/**/*.tsx").scan(ROOT))
    for (const name of physicalClasses(await Bun.file(`${ROOT}/${path}`).text()))
      found.push(`${path}: ${name}`);
  for (const [name, classes] of Object.entries(shortcuts))
    for (const physical of physicalClasses(classes)) found.push(`shortcut ${name}: ${physical}`);
  expect(found).toEqual([]);
});

test("the stylesheet contains only used classes", async () => {
  const css = await buildCss(['<p className="ps-4 bg-surface text-15 btn">']);
  expect(css).toContain("padding-inline-start");
  expect(css).toContain(".bg-surface{background-color:var(--surface)}");
  expect(css).toContain(".text-15{font-size:.9375rem}");
  expect(css).toContain(".btn{");
  expect(css).not.toContain(".pe-4");
  expect(css).not.toContain(".chip{");
});

test("an icon class becomes one mask", async () => {
  const css = await buildCss(['<i className="i-lucide-heart">']);
  expect(css).toContain('.i-lucide-heart{--icon:url("data:image/svg+xml');
});

test("the stylesheet names the fonts that the build copies", async () => {
  const css = await buildCss([]);
  for (const { name, from } of FONTS) {
    expect(css).toContain(`url(/assets/${name})`);
    expect(await Bun.file(`${ROOT}/node_modules/${from}`).exists()).toBe(true);
  }
});

test("properties that only UnoCSS reads are removed", async () => {
  const css = await buildCss(['class="font-medium leading-5 text-20"']);
  expect(css).toContain("font-weight:500");
  expect(css).not.toContain("--un-font-weight");
  expect(css).toContain("--un-leading");
});
