import { expect, test } from "bun:test";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noAssets } from "#src/testing/site/no-assets.ts";
import { readConfig } from "./config.ts";
import { explained, openDeps } from "./open-deps.ts";

const newFolder = (): string => mkdtempSync(join(tmpdir(), "markaba-open-"));
const open = (DATA_DIR: string, options = {}) =>
  openDeps(readConfig({ NODE_ENV: "test", LOG_LEVEL: "error", DATA_DIR }), noAssets, options);

test("a folder in place of a file is reported", async () => {
  for (const name of ["markaba.sqlite", "secret.key", "site.json", "server.lock"]) {
    const dir = newFolder();
    mkdirSync(join(dir, name));
    await expect(open(dir)).rejects.toThrow(
      `${join(dir, name)} is a folder, but must be a file. Move it away`,
    );
    expect(readdirSync(dir)).toEqual([name]);
  }
});

test("if a database is required, none is created", async () => {
  const needed = { needsDatabase: true };
  const missing = join(newFolder(), "missing");
  await expect(open(missing, needed)).rejects.toThrow(
    `There is no database in the folder ${missing}. Set DATA_DIR`,
  );
  expect(existsSync(missing)).toBe(false);
  const empty = newFolder();
  await expect(open(empty, needed)).rejects.toThrow("There is no database");
  expect(readdirSync(empty)).toEqual([]);
  writeFileSync(join(empty, "markaba.sqlite"), "");
  await expect(open(empty, needed)).rejects.toThrow("There is no database");
  expect(readdirSync(empty)).toEqual(["markaba.sqlite"]);
  await (await open(empty)).close();
  await (await open(empty, needed)).close();
});

test("an unusable file is reported with the user who must own it", async () => {
  const dir = newFolder();
  mkdirSync(join(dir, "markaba.sqlite-journal"));
  await expect(open(dir)).rejects.toThrow(/^A file in .* cannot be used .*chown -R markaba/);
});

test("of the data's disk and the one for temporary files, the full one is named", () => {
  const full = Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
  // Nothing is ever free there.
  const [dir, proc] = [newFolder(), "/proc"];
  for (const [data, temporary, named] of [
    [dir, proc, proc],
    [proc, dir, proc],
    [dir, dir, dir],
    [dir, join(dir, "missing"), dir],
  ] as const)
    expect(String(explained(data, full, temporary))).toContain(`The disk of the folder ${named} is full.`);
});
