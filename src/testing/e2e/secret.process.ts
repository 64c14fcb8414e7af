import { Database } from "bun:sqlite";
import { existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { seal, unseal } from "#src/auth/sealed.ts";
import { keysOf } from "#src/auth/site-key.ts";
import { launch, makeDataDir, runMarkaba, startServer, untilReady } from "./server.ts";

let folder = "";
test.beforeEach(() => void (folder = makeDataDir({ demo: false })));
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MAILS = 4000;
const CONTENT = "a link with a token ".repeat(100);
const COLUMNS = ["subject", "text", "html"] as const;
const placeOf = (column: string) => ({ table: "outbox", column });

const keyFile = () => join(folder, "secret.key");
const keys = () => keysOf(readFileSync(keyFile(), "utf8"));
const env = () => ({ DATA_DIR: folder, LOG_LEVEL: "error" });

function withDatabase<T>(work: (db: Database) => T): T {
  const db = new Database(join(folder, "markaba.sqlite"));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const plantMails = () =>
  withDatabase((db) =>
    db.transaction(() => {
      const insert = db.query(
        "INSERT INTO outbox (id, kind, recipient, language, subject, text, html, next_try_at, created_at) VALUES (?, 'test', 'a@example.com', 'en', ?, ?, ?, 1, ?)",
      );
      for (let i = 0; i < MAILS; i++)
        insert.run(
          `mail ${i}`,
          ...COLUMNS.map((column) => seal(keys(), placeOf(column), CONTENT)),
          Date.now(),
        );
    })(),
  );

const unreadable = () =>
  withDatabase((db) =>
    db
      .query("SELECT subject, text, html FROM outbox")
      .values()
      .filter((row) =>
        COLUMNS.some((column, i) => unseal(keys(), placeOf(column), String(row[i])) !== CONTENT),
      ),
  );

async function startAndStop(more: Record<string, string> = {}): Promise<void> {
  const server = await startServer(folder, more);
  await untilReady(server.origin);
  await server.kill();
}

/** Kills the key change after this many ms; returns whether it was killed before its end. */
async function killDuringRotation(afterMs: number): Promise<boolean> {
  const rotation = launch(["secret", "rotate"], env());
  while (!existsSync(`${keyFile()}.next`)) await Bun.sleep(1);
  await Bun.sleep(afterMs);
  rotation.signal("SIGKILL");
  return (await rotation.ended) === null;
}

test("after a kill during a key change, the site starts and reads everything", async () => {
  await startAndStop();
  plantMails();
  const first = keys().id;
  let killed = 0;
  for (const afterMs of [0, 60, 250, 500]) {
    if (await killDuringRotation(afterMs)) killed++;
    await startAndStop();
    expect(unreadable()).toEqual([]);
    expect(existsSync(`${keyFile()}.next`)).toBe(false);
  }
  expect(killed).toBeGreaterThanOrEqual(2);
  expect(await runMarkaba(["secret", "rotate"], env())).toContain("encrypted with the new key");
  expect(keys().id).not.toBe(first);
  expect(unreadable()).toEqual([]);
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
});

test("a missing or wrong key ends the start with one sentence", async () => {
  await startAndStop();
  const refusal = async (more: Record<string, string> = {}) => {
    const server = launch(["serve"], { ...env(), PORT: "0", ...more });
    expect(await server.ended).toBe(1);
    return server.output().trim();
  };
  const wrong = { SECRET_KEY: "x".repeat(40) };
  expect(await refusal(wrong)).toMatch(/^SECRET_KEY is not the key .*put the right one back.*$/);
  const key = readFileSync(keyFile(), "utf8");
  renameSync(keyFile(), `${keyFile()}.away`);
  expect(await refusal()).toMatch(/^The key .* is missing: put .*secret\.key back from a backup.*$/);
  await startAndStop({ SECRET_KEY: key });
});

test("the key can be changed only while no server runs", async () => {
  const server = await startServer(folder);
  await expect(runMarkaba(["secret", "rotate"], env())).rejects.toThrow("already uses the folder");
  await server.kill();
  await expect(runMarkaba(["secret", "dance"], env())).rejects.toThrow("ended with 2");
});
