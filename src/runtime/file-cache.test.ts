import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFileCache } from "./file-cache.ts";

const dir = mkdtempSync(join(tmpdir(), "file-cache-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const three = new Uint8Array(3);

test("the least recently used files are removed when there is no room", async () => {
  const cache = openFileCache(dir, 9);
  for (const name of ["a", "b", "c"]) await cache.put(name, three);
  expect(await cache.get("a")).toEqual(three);
  await cache.put("d", three);
  expect(readdirSync(dir).toSorted()).toEqual(["a", "c", "d"]);
  expect(await cache.get("b")).toBeNull();
});

test("continues with the files of an earlier process and removes those it left unfinished", async () => {
  for (const [at, name] of ["d", "a", "c"].entries()) utimesSync(join(dir, name), at, at);
  writeFileSync(join(dir, "e.new"), "half");
  const cache = openFileCache(dir, 9);
  expect(readdirSync(dir).toSorted()).toEqual(["a", "c", "d"]);
  await cache.put("f", three);
  expect(readdirSync(dir).toSorted()).toEqual(["a", "c", "f"]);
});

test("a file that was deleted from outside is a miss and takes no room", async () => {
  const cache = openFileCache(dir, 9);
  rmSync(join(dir, "c"));
  expect(await cache.get("c")).toBeNull();
  await cache.put("g", three);
  expect(readdirSync(dir).toSorted()).toEqual(["a", "f", "g"]);
});
