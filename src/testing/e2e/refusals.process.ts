import { Database } from "bun:sqlite";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { launch, makeDataDir, startServer, untilReady } from "./server.ts";

let folder = "";
test.beforeEach(() => void (folder = makeDataDir({ demo: false })));
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The output of a command that exits with 1: sentences, never a stack trace. */
async function refusal(command: string, env: Record<string, string> = {}): Promise<string> {
  const run = launch([command], { PORT: "0", LOG_LEVEL: "error", DATA_DIR: folder, ...env });
  expect(await run.ended).toBe(1);
  expect(run.output()).not.toMatch(/^\s+at /m);
  return run.output().trim();
}

test("the health check reports a server that is not running in one sentence", async () => {
  const env = { HOST: "127.0.0.1", PORT: "1" };
  expect(await refusal("health", env)).toBe(
    "No server answers at http://127.0.0.1:1. Is it running, with the same HOST and PORT?",
  );
});

test("an address that cannot be bound is reported with an example, and a later start succeeds", async () => {
  const server = await startServer(folder);
  const other = makeDataDir({ demo: false });
  const port = new URL(server.origin).port;
  const taken = await refusal("serve", { DATA_DIR: other, HOST: "127.0.0.1", PORT: port });
  expect(taken).toMatch(
    new RegExp(`^The server cannot listen at 127.0.0.1, port ${port} .*such as 3000\\.$`),
  );
  expect(await refusal("serve", { DATA_DIR: other, HOST: "192.0.2.1" })).toContain("such as 127.0.0.1");
  await server.kill();
  const again = await startServer(other);
  await untilReady(again.origin);
  await again.stop();
});

test("unusable files are reported with what to do", async () => {
  expect(await refusal("migrate", { BETA_PASSWORD_FILE: join(folder, "none") })).toMatch(
    /^ +BETA_PASSWORD_FILE: .*none cannot be read .*such as \/run\/secrets\/beta_password$/m,
  );
  writeFileSync(join(folder, "file"), "");
  expect(await refusal("migrate", { DATA_DIR: join(folder, "file") })).toContain("such as /var/lib/markaba");
  for (const name of ["markaba.sqlite", "secret.key"]) {
    const dir = join(folder, name);
    mkdirSync(join(dir, name), { recursive: true });
    expect(await refusal("migrate", { DATA_DIR: dir })).toContain(`${join(dir, name)} is a folder`);
  }
});

test("another program's database is left unchanged", async () => {
  const file = join(folder, "markaba.sqlite");
  const theirs = new Database(file);
  theirs.run("CREATE TABLE notes (text)");
  theirs.close();
  expect(await refusal("serve")).toMatch(/markaba\.sqlite is the database of another program\. .*such as/);
  const tables = new Database(file).query("SELECT name FROM sqlite_schema").values().flat();
  expect(tables).toEqual(["notes"]);
});

test("production without PUBLIC_ORIGIN warns at the start, and never outputs a visitor's Host", async () => {
  const server = await startServer(folder);
  expect(server.output()).toMatch(/PUBLIC_ORIGIN is not set.*\n.*such as https:\/\/cars\.example\.com/);
  const headers = { Host: "elsewhere.example" };
  for (const path of ["/", "/ar/search", "/robots.txt", "/sitemap.xml", "/manifest.webmanifest"])
    expect(await (await fetch(server.origin + path, { headers })).text()).not.toContain("elsewhere.example");
  await server.stop();
});
