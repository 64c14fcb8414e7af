import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder } from "./lock.ts";

const dir = mkdtempSync(join(tmpdir(), "markaba-lock-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const REFUSAL = `Another server already uses the folder ${dir}`;

/** Another process that locks the folder until it is killed. */
async function otherServer() {
  const code = `require(${JSON.stringify(join(import.meta.dir, "lock.ts"))}).lockFolder(${JSON.stringify(dir)});
    setTimeout(() => (Bun.gc(true), console.log("locked")), 50);
    setInterval(() => 0, 1000);`;
  const server = Bun.spawn([process.execPath, "-e", code], { stdout: "pipe" });
  await server.stdout.getReader().read();
  return server;
}

test("a folder is locked by one server until it unlocks it", () => {
  const unlock = lockFolder(dir);
  expect(() => lockFolder(dir)).toThrow(REFUSAL);
  unlock();
  lockFolder(dir)();
});

test("another process cannot use a locked folder, but that of a killed one", async () => {
  const server = await otherServer();
  try {
    expect(() => lockFolder(dir)).toThrow(REFUSAL);
  } finally {
    server.kill("SIGKILL");
  }
  await server.exited;
  lockFolder(dir)();
});
