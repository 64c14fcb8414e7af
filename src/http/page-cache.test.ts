import { expect, test } from "bun:test";
import { type CachedPage, PageCache } from "./page-cache.ts";

const page = (size: number, version = "1"): CachedPage => ({
  body: new Uint8Array(size),
  encoding: "zstd",
  etag: "",
  headers: new Headers(),
  version,
  dataVersion: 1,
  renderedAt: 0,
  expiresAt: 1,
  repeats: 0,
});
const ask = (cache: PageCache, key: string, kept: CachedPage) =>
  cache.renderOnce(key, kept.version, cache.wasAsked(key), async () => kept);

async function keep(cache: PageCache, key: string, kept: CachedPage): Promise<void> {
  await ask(cache, key, kept);
  await ask(cache, key, kept);
}

test("a page is cached when it is asked for the second time", async () => {
  const cache = new PageCache(100_000);
  for (const key of ["a", "b", "c"]) await ask(cache, key, page(10));
  expect(cache.bytes).toBe(0);
  await ask(cache, "b", page(10));
  expect(["a", "b", "c"].map((key) => cache.get(key) !== undefined)).toEqual([false, true, false]);
});

test("the cache never exceeds its size and drops the least recently used page", async () => {
  const cache = new PageCache(100_000);
  for (const key of ["a", "b", "c", "d", "e", "f", "g", "h"]) await keep(cache, key, page(11_000));
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.get("a")).toBeDefined();
  await keep(cache, "i", page(11_000));
  await keep(cache, "j", page(11_000));
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.get("a")).toBeDefined();
  expect(cache.get("b")).toBeUndefined();
  expect(cache.get("j")).toBeDefined();
});

test("a page replaces its older version, and keys count toward the size", async () => {
  const cache = new PageCache(100_000);
  await keep(cache, "a", page(5000));
  const once = cache.bytes;
  await keep(cache, "a", page(5000, "2"));
  expect(cache.bytes).toBe(once);
  expect(cache.get("a")?.version).toBe("2");
  for (let i = 0; i < 100; i++) await keep(cache, `${i}${"x".repeat(4000)}`, page(10));
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
});

test("a page that is too large is not cached", async () => {
  const cache = new PageCache(100_000);
  await keep(cache, "a", page(20_000));
  expect(cache.get("a")).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

test("simultaneous requests render a page once; a failed rendering is repeated", async () => {
  const cache = new PageCache(100_000);
  let rendered = 0;
  const render = async () => {
    rendered++;
    await Bun.sleep(1);
    if (rendered === 1) throw new Error("once");
    return page(10);
  };
  const first = await Promise.allSettled([
    cache.renderOnce("a", "1", true, render),
    cache.renderOnce("a", "1", true, render),
  ]);
  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await Promise.all(Array.from({ length: 5 }, () => cache.renderOnce("a", "1", true, render)));
  expect(rendered).toBe(2);
  await Promise.all([cache.renderOnce("a", "2", true, render), cache.renderOnce("b", "1", true, render)]);
  expect(rendered).toBe(4);
});
