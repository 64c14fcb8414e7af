import { afterAll, afterEach, expect, test } from "bun:test";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder } from "./lock.ts";

const dir = mkdtempSync(join(tmpdir(), "markaba-lock-"));
const file = join(dir, "server.pid");
const holder = Bun.spawn(["sleep", "600"]);
afterAll(() => {
  holder.kill();
  rmSync(dir, { recursive: true, force: true });
});
afterEach(() => rmSync(file, { force: true }));

/** What a server of another process number has written. */
const heldBy = (pid: number): string => {
  lockFolder(dir);
  const [, began = ""] = /\) (?:\S+ ){19}(\d+) /.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  return `${pid} ${began}`;
};

test("a folder is locked by one server until it unlocks it", () => {
  const unlock = lockFolder(dir);
  expect(readFileSync(file, "utf8")).toBe(heldBy(process.pid));
  unlock();
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, heldBy(holder.pid));
  expect(() => lockFolder(dir)).toThrow(`Another server (process ${holder.pid}) already uses the folder`);
});

test("a process that only has the number of a dead server does not lock the folder", () => {
  writeFileSync(file, `${holder.pid} 17`);
  lockFolder(dir);
  expect(readFileSync(file, "utf8")).toStartWith(`${process.pid} `);
});

test("a process of another user locks the folder too", () => {
  writeFileSync(file, heldBy(1));
  expect(() => lockFolder(dir)).toThrow("process 1");
});

test.each(["", "x", "-1 5"])("a lock file with %p is ignored", (text) => {
  writeFileSync(file, text);
  expect(() => lockFolder(dir)).not.toThrow();
});
