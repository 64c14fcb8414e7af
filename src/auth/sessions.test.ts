import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { IDLE_MS, removeExpiredSessions } from "./sessions.ts";
import { sessions } from "./tables.ts";

test("only expired sessions are removed", async () => {
  const app = testApp();
  await app.signUp();
  app.clock.advance(DAY_MS);
  const running = await app.signUp();
  app.clock.advance(IDLE_MS - DAY_MS + 1);
  await removeExpiredSessions(app.deps.db, app.clock.now());
  const left = await app.deps.db.read.select().from(sessions);
  expect(left.map(({ userId }) => userId)).toEqual([running.id]);
});
