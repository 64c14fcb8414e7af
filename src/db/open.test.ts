import { expect, spyOn, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, gt } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import { integer, table, text } from "./columns.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { openDatabase } from "./open.ts";
import { lockWait } from "./transaction-context.ts";
import { Database as Sqlite } from "bun:sqlite";

const notes = table("notes", { id: text().primaryKey(), size: integer().notNull() });

function openWithNotes() {
  const db = openDatabase(join(mkdtempSync(join(tmpdir(), "markaba-db-")), "test.sqlite"));
  db.sqlite.writer.run("CREATE TABLE notes (id TEXT PRIMARY KEY, size INTEGER NOT NULL)");
  return db;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

test("an error after an await rolls the transaction back", async () => {
  const db = openWithNotes();
  const failing = db.withTx(async (tx) => {
    await tx.insert(notes).values({ id: "a", size: 1 });
    await pause();
    throw new Error("no");
  });
  expect(failing).rejects.toThrow("no");
  await failing.catch(() => undefined);
  expect(await db.read.$count(notes)).toBe(0);
  await db.close();
});

test("transactions run one after the other, even if their work waits", async () => {
  const db = openWithNotes();
  await db.withTx(async (tx) => void (await tx.insert(notes).values({ id: "a", size: 0 })));
  const add = () =>
    db.withTx(async (tx) => {
      const [row] = await tx.select().from(notes).where(eq(notes.id, "a"));
      await pause();
      await tx
        .update(notes)
        .set({ size: (row?.size ?? 0) + 1 })
        .where(eq(notes.id, "a"));
    });
  await Promise.all(Array.from({ length: 20 }, add));
  expect((await db.read.select().from(notes))[0]?.size).toBe(20);
  await db.close();
});

test("a reader sees a transaction's rows only after the commit", async () => {
  const db = openWithNotes();
  let during = -1;
  await db.withTx(async (tx) => {
    await tx.insert(notes).values({ id: "a", size: 1 });
    during = await db.read.$count(notes);
  });
  expect(during).toBe(0);
  expect(await db.read.$count(notes)).toBe(1);
  await db.close();
});

test("a transaction inside another is refused, and the outer one is rolled back", async () => {
  const db = openWithNotes();
  const add = (id: string) => db.withTx(async (tx) => void (await tx.insert(notes).values({ id, size: 1 })));
  const nested = db.withTx(async (tx) => {
    await tx.insert(notes).values({ id: "outer", size: 1 });
    await pause();
    await add("inner");
  });
  expect(await nested.catch((error: Error) => error.message)).toContain("inside another");
  await Promise.all([add("a"), add("b")]);
  expect((await db.read.select().from(notes)).map(({ id }) => id)).toEqual(["a", "b"]);
  await db.close();
});

test("a full disk has its own error, and writes work again once there is room", async () => {
  const db = openWithNotes();
  const add = (id: string) => db.withTx(async (tx) => void (await tx.insert(notes).values({ id, size: 1 })));
  const { writer } = db.sqlite;
  writer.run(
    `PRAGMA max_page_count = ${Object.values(writer.query("PRAGMA page_count").get() as object)[0]}`,
  );
  const refused: unknown = await add("x".repeat(50_000)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ kind: "full", key: "diskFull" });
  writer.run("PRAGMA max_page_count = 1000000");
  await add("y".repeat(50_000));
  expect(await db.read.$count(notes)).toBe(1);
  await db.close();
});

test("waiting writes share a commit, and one that fails does not affect the others", async () => {
  const db = openWithNotes();
  const ran = spyOn(db.sqlite.writer, "run");
  const add = (id: string) => db.withTx(async (tx) => void (await tx.insert(notes).values({ id, size: 1 })));
  const answers = await Promise.allSettled([add("a"), add("b"), add("a"), add("c")]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect(ran.mock.calls.filter(([statement]) => statement === "COMMIT").length).toBeLessThan(3);
  expect(await db.read.$count(notes)).toBe(3);
  ran.mockRestore();
  await db.close();
});

test("if a commit fails, none of its writes is acknowledged", async () => {
  const db = openWithNotes();
  const { writer } = db.sqlite;
  const add = (id: string) => db.withTx(async (tx) => void (await tx.insert(notes).values({ id, size: 1 })));
  const run = writer.run.bind(writer);
  const ran = spyOn(writer, "run").mockImplementation((statement) => {
    if (statement === "COMMIT") throw Object.assign(new Error("disk I/O error"), { code: "SQLITE_IOERR" });
    return run(statement);
  });
  const answers = await Promise.allSettled([add("a"), add("b")]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  ran.mockRestore();
  await add("c");
  expect((await db.read.select().from(notes)).map(({ id }) => id)).toEqual(["c"]);
  await db.close();
});

test("if SQLite rolls back by itself, the writes that shared its transaction fail and later ones succeed", async () => {
  const db = openWithNotes();
  const { writer } = db.sqlite;
  const add = (id: string) => db.withTx(async (tx) => void (await tx.insert(notes).values({ id, size: 1 })));
  const broken = db.withTx(async () => {
    writer.run("ROLLBACK");
    throw new Error("out of memory");
  });
  const answers = await Promise.allSettled([add("a"), broken, add("b")]);
  expect(answers.map(({ status }) => status).slice(1)).toEqual(["rejected", "fulfilled"]);
  const kept = (await db.read.select().from(notes)).map(({ id }) => id);
  expect(kept).toEqual(
    answers.flatMap(({ status }, at) => (status === "fulfilled" ? [["a", "", "b"][at] ?? ""] : [])),
  );
  await db.close();
});

test("the reading connection cannot write", async () => {
  const db = openWithNotes();
  expect(() => db.sqlite.reader.run("DELETE FROM notes")).toThrow();
  await db.close();
});

test("deleted data cannot be read from the file", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "markaba-db-")), "test.sqlite");
  const db = openDatabase(file);
  db.sqlite.writer.run("CREATE TABLE notes (id TEXT PRIMARY KEY, size INTEGER NOT NULL)");
  const bytes = async () => {
    db.sqlite.writer.run("PRAGMA wal_checkpoint(TRUNCATE)");
    return Buffer.from(await Bun.file(file).bytes());
  };
  await db.withTx(async (tx) => {
    for (let i = 0; i < 500; i++) await tx.insert(notes).values({ id: `samar${i}@example.com`, size: i });
  });
  expect((await bytes()).includes("samar499@example.com")).toBe(true);
  await db.withTx(async (tx) => void (await tx.delete(notes).where(gt(notes.size, 250))));
  expect((await bytes()).includes("samar250@example.com")).toBe(true);
  expect((await bytes()).includes("samar499@example.com")).toBe(false);
  await db.close();
});

test("a write waits a limited time for the previous one and never joins its transaction", async () => {
  const db = openWithNotes();
  const { ms } = lockWait;
  lockWait.ms = 50;
  const hanging = Promise.withResolvers<void>();
  const first = db.withTx(async (tx) => {
    await hanging.promise;
    await tx.insert(notes).values({ id: "a", size: 1 });
    throw new Error("no");
  });
  const add = (id: string) => db.withTx(async (tx) => void (await tx.insert(notes).values({ id, size: 1 })));
  await expect(add("b")).rejects.toMatchObject({ kind: "busy", retryAfterSeconds: 5 });
  lockWait.ms = ms;
  const third = add("c");
  hanging.resolve();
  await expect(first).rejects.toThrow("no");
  await third;
  expect((await db.read.select().from(notes)).map(({ id }) => id)).toEqual(["c"]);
  await db.close();
});

test("a lock of another program delays a write without blocking the process; in the end the write is refused", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "markaba-db-")), "test.sqlite");
  const db = openDatabase(file);
  migrate(db.sqlite.writer, migrations, null);
  db.sqlite.writer.run("CREATE TABLE notes (id TEXT PRIMARY KEY, size INTEGER NOT NULL)");
  db.identify();
  const other = new Sqlite(file);
  const add = (id: string) => db.withTx(async (tx) => void (await tx.insert(notes).values({ id, size: 1 })));

  const { ms } = lockWait;
  lockWait.ms = 600_000;
  other.run("BEGIN IMMEDIATE");
  const waiting = add("a");
  for (let turn = 0; turn < 10; turn++) {
    await Bun.sleep(10);
    expect(await db.read.$count(notes)).toBe(0);
  }
  // A process that waited in SQLite would not get here before its own timeout, and then the write would have failed.
  expect(Bun.peek.status(waiting)).toBe("pending");
  other.run("COMMIT");
  await waiting;
  expect(await db.read.$count(notes)).toBe(1);

  lockWait.ms = 200;
  other.run("BEGIN IMMEDIATE");
  const refused = await Promise.allSettled([add("b"), add("c")]);
  for (const { status, reason } of refused as PromiseRejectedResult[])
    expect([status, reason]).toMatchObject(["rejected", { kind: "busy", retryAfterSeconds: 5 }]);
  lockWait.ms = ms;
  other.run("ROLLBACK");
  await add("d");
  expect(await db.read.$count(notes)).toBe(2);
  await db.close();
});

test("requests that waited for a commit continue before its long log is written back", async () => {
  const db = openDatabase(join(mkdtempSync(join(tmpdir(), "markaba-db-")), "test.sqlite"));
  migrate(db.sqlite.writer, migrations, null);
  db.sqlite.writer.run("CREATE TABLE notes (id TEXT PRIMARY KEY, size INTEGER NOT NULL)");
  db.identify();
  // Each checkpoint adds 1 to `user_version`.
  const checkpoints = () => Number(db.sqlite.writer.query("PRAGMA user_version").values()[0]?.[0]);
  const before = checkpoints();
  await db.withTx(async (tx) => void (await tx.insert(notes).values({ id: "x".repeat(5_000_000), size: 1 })));
  // A request takes a few more microtasks before it answers.
  for (let step = 0; step < 20; step++) await Promise.resolve();
  expect(checkpoints()).toBe(before);
  const state = { turns: 0, isDone: false };
  const turn = () => {
    state.turns++;
    if (!state.isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await db.withTx(async () => undefined);
  state.isDone = true;
  expect(checkpoints()).toBe(before + 1);
  // Other work ran between the steps of the checkpoint.
  expect(state.turns).toBeGreaterThan(1);
  await db.close();
});

test("a write also waits while SQLite recovers the log, which is another kind of lock error", async () => {
  const db = openWithNotes();
  const recovering = Object.assign(new Error("database is locked"), { code: "SQLITE_BUSY_RECOVERY" });
  spyOn(db.sqlite.writer, "run").mockImplementationOnce(() => {
    throw recovering;
  });
  await db.withTx(async (tx) => void (await tx.insert(notes).values({ id: "a", size: 1 })));
  expect(await db.read.$count(notes)).toBe(1);
  await db.close();
});
