import { expect, spyOn, test } from "bun:test";
import { eq } from "drizzle-orm";
import { listings } from "#src/features/listings/tables.ts";
import { openDatabase } from "./open.ts";
import { asTx, connect, drizzleOver } from "./postgres/connect.ts";

/* These fail if a new version of drizzle no longer uses what is replaced: `decisions/replaced-internals.md`. */

test("drizzle asks SQLite for each statement through the replaced method", async () => {
  const { read, sqlite } = openDatabase(":memory:");
  sqlite.reader.run("CREATE TABLE listings (id TEXT)");
  const prepare = spyOn(sqlite.reader, "prepare");
  const list = () => read.select({ id: listings.id }).from(listings);
  expect([await list(), await list()]).toEqual([[], []]);
  expect(prepare).toHaveBeenCalledTimes(2);
  const [first, second] = prepare.mock.results.map(({ value }) => value as unknown);
  expect(first).toBe(second);
});

test("an error of PostgreSQL reaches the caller without the statement's values", async () => {
  const settings = { url: "postgres://nobody@127.0.0.1:1/none", poolSize: 1, statementTimeoutSeconds: 1 };
  const client = connect(settings, 1);
  const unsafe = spyOn(client, "unsafe").mockImplementation(() => {
    throw new Error("refused");
  });
  const found = asTx(drizzleOver(client)).select().from(listings).where(eq(listings.id, "a secret"));
  const error = (await found.then(
    () => null,
    (thrown: unknown) => thrown,
  )) as Error;
  expect(unsafe).toHaveBeenCalled();
  expect(error.message).toBe("refused");
  await client.end();
});
