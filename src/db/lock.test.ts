import { expect, test } from "bun:test";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder } from "./lock.ts";

const folder = () => mkdtempSync(join(tmpdir(), "markaba-lock-"));

/** A process that locks the folder and runs until it is killed. */
async function holder(dir: string) {
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dir, "lock.ts"))};
lockFolder(${JSON.stringify(dir)}); console.log("locked"); setInterval(() => {}, 1000);`;
  const child = Bun.spawn([process.execPath, "-e", script], { stdout: "pipe" });
  await child.stdout.getReader().read();
  return child;
}

test("a folder is locked until it is unlocked", () => {
  const dir = folder();
  const unlock = lockFolder(dir);
  expect(() => lockFolder(dir)).toThrow(`Another server already uses the folder ${dir}`);
  unlock();
  lockFolder(dir)();
});

test("a killed process leaves no lock behind", async () => {
  const dir = folder();
  const child = await holder(dir);
  expect(() => lockFolder(dir)).toThrow("Another server already uses the folder");
  child.kill("SIGKILL");
  await child.exited;
  lockFolder(dir)();
});

test("a lock file of an older version or copied from another folder is ignored", () => {
  const dir = folder();
  writeFileSync(join(dir, "server.pid"), "1 1");
  writeFileSync(join(dir, "server.lock"), "");
  lockFolder(dir)();
});

test("the lock is seen from another process namespace", async () => {
  const dir = folder();
  const unshare = Bun.which("unshare");
  const command = [unshare ?? "", "--pid", "--fork", "--mount-proc", process.execPath, "-e"];
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dir, "lock.ts"))};
try { lockFolder(${JSON.stringify(dir)}); console.log("locked"); } catch (error) { console.log(error.message); }`;
  const isPossible = unshare && Bun.spawnSync([unshare, "--pid", "--fork", "--mount-proc", "true"]).success;
  if (!isPossible) return console.warn("Skipped: this machine makes no process namespaces.");
  const unlock = lockFolder(dir);
  expect(Bun.spawnSync([...command, script]).stdout.toString()).toContain("Another server already uses");
  unlock();
  expect(Bun.spawnSync([...command, script]).stdout.toString()).toBe("locked\n");
});
