import { expect, test } from "bun:test";
import { testApp } from "#src/testing/test-app.ts";
import { cachedByRevision } from "./cached-by-revision.ts";

test("an answer is cached until a listing changes, and the least recently used is dropped first", async () => {
  const { db } = testApp().deps;
  let asked: string[] = [];
  const answer = cachedByRevision(2, async (_, question) => {
    asked.push(question);
    return question.length;
  });
  const answers = async (...questions: string[]) => {
    asked = [];
    for (const question of questions) expect(await answer(db.read, question)).toBe(question.length);
    return asked;
  };
  const change = () =>
    db.sqlite.writer.run(
      "INSERT INTO counters VALUES ('rev', 1) ON CONFLICT DO UPDATE SET value = value + 1",
    );
  expect(await answers("a", "a")).toEqual(["a", "a"]);
  change();
  expect(await answers("a", "bb", "a", "ccc", "a", "bb")).toEqual(["a", "bb", "ccc", "bb"]);
  change();
  expect(await answers("a", "a")).toEqual(["a"]);
});
