import { expect, test } from "bun:test";
import { relative } from "node:path";
import { SINGLE, bundleClient, listIslands, readUsedIcons } from "./client-build.ts";
import { readImports, reachedFrom } from "./import-graph.ts";
import { ROOT } from "./root.ts";

const [client, graph] = await Promise.all([bundleClient("en", true), readImports()]);

test("the loader is one script, and each island has only its own messages", () => {
  const { start, worker, islands, scripts } = client;
  const codeOf = (url = "") => scripts.get(url) ?? "";
  for (const script of [start, worker]) {
    expect(codeOf(script)).not.toBe("");
    expect(codeOf(script)).not.toMatch(/\bfrom\s*["']|\bimport\s*["']/);
  }
  for (const [name, [own, ...others]] of Object.entries(islands)) {
    expect(own).toContain(`/assets/en/${name}.island-`);
    expect(others.some((url) => url.includes("/react-"))).toBe(true);
  }
  expect(codeOf(islands["newsletter"]?.[0])).toContain("you@example.com");
  expect(codeOf(islands["share"]?.[0])).not.toContain("you@example.com");
});

test("shared state is not copied: atoms are in files that stay single", async () => {
  const copied = [
    ...reachedFrom(
      listIslands().map((path) => relative(ROOT, path)),
      graph,
    ),
  ];
  const found: string[] = [];
  for (const path of copied.filter((path) => /\.tsx?$/.test(path) && !SINGLE.test(`/${path}`)))
    if (/^(export )?const \w+ = atom\w*[<(]/m.test(await Bun.file(`${ROOT}/${path}`).text()))
      found.push(path);
  expect(found).toEqual([]);
});

test("an island has every icon that its files use", async () => {
  const iconsOf = await readUsedIcons();
  for (const island of listIslands()) {
    const text = await iconsOf(island);
    for (const path of reachedFrom([relative(ROOT, island)], graph)) {
      const source = path.endsWith(".tsx") ? await Bun.file(`${ROOT}/${path}`).text() : "";
      for (const [, name] of source.matchAll(/<Icon\s+name="([\w-]+)"/g))
        if (name !== "whatsapp") expect(text).toContain(`"${name}":`);
    }
  }
  expect(await iconsOf(`${ROOT}/src/features/newsletter/newsletter.island.tsx`)).not.toContain('"gearbox":');
});

/** What the oldest browsers do not know and `older-browsers.ts` does not add. */
const TOO_NEW: Record<string, RegExp> = {
  "lookbehind, Safari 16.4": /\(\?<[=!]/,
  "flag v, Safari 17": /\/[dgimsuy]*v[dgimsuy]*(?=[,;).\]}])/,
  "static block, Safari 16.4": /static\s*\{/,
  "toSpliced, with: Safari 16": /\.toSpliced\(|\]\.with\(/,
  "checkVisibility, Safari 17.4": /\.checkVisibility\(/,
  "iterator methods, Safari 18.4":
    /\.(values|keys|entries)\(\)\s*\.(map|filter|find|some|every|toArray|reduce|forEach|take|drop|flatMap)\(/,
  "set methods, Safari 17":
    /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|intersection|union)\(/,
  "groupBy, Safari 17.4": /\b(Object|Map)\.groupBy\(/,
  "withResolvers, Safari 17.4": /\.withResolvers\(/,
  "canParse, Safari 17": /URL\.canParse\(/,
  "fromAsync, Safari 16.4": /\.fromAsync\(/,
  "AbortSignal, Safari 16": /AbortSignal\.(timeout|any)\(/,
  ":modal, Safari 15.6": /dialog:modal/,
};

test("scripts use nothing that the oldest browsers lack", () => {
  const found = [...client.scripts].flatMap(([url, code]) =>
    Object.entries(TOO_NEW).flatMap(([what, shape]) => {
      const at = code.search(shape);
      return at < 0 ? [] : [`${url}: ${what}: ${code.slice(Math.max(at - 40, 0), at + 40)}`];
    }),
  );
  expect(found).toEqual([]);
});
