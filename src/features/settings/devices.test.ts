import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { IDLE_MS } from "#src/auth/sessions.ts";
import { sessions } from "#src/auth/tables.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { enrolled } from "#src/testing/site/enrolled.ts";
import { isIn, pageOf, settled, signInElsewhere } from "#src/testing/site/settled.ts";

const handles = (html: string) =>
  [...html.matchAll(/\/settings\/sessions\/([\w-]+)\/end"/g)].map(([, it]) => it ?? "");

test("devices have readable names, the current one is marked, and no hash or token is sent", async () => {
  const { app, user } = await settled();
  await signInElsewhere(app, user);
  app.clock.advance(2 * HOUR_MS);
  const here = await signInElsewhere(app, user, "Mozilla/5.0 (Windows NT 10.0) Firefox/132.0");
  const html = await pageOf(app, here);
  for (const text of ["Chrome on Android", "Last seen: 2 h ago", "Firefox on Windows", "This device"])
    expect(html).toContain(text);
  expect(html.indexOf("Firefox on Windows")).toBeLessThan(html.indexOf("Chrome on Android"));
  expect(handles(html)).toHaveLength(2);
  for (const { tokenHash } of await app.deps.db.read.select().from(sessions))
    expect(html).not.toContain(tokenHash);
});

test("a login that awaits its code is not listed", async () => {
  const { app, user } = await settled();
  await enrolled(app, user);
  await signInElsewhere(app, user);
  expect(await app.deps.db.read.$count(sessions)).toBe(2);
  expect(handles(await pageOf(app, user))).toEqual([]);
});

test("a device with an ended session is not listed", async () => {
  const { app, user } = await settled();
  app.clock.advance(DAY_MS);
  const here = await signInElsewhere(app, user);
  expect(handles(await pageOf(app, here))).toHaveLength(1);
  app.clock.advance(IDLE_MS - DAY_MS + 1);
  expect(await app.deps.db.read.$count(sessions)).toBe(2);
  expect(handles(await pageOf(app, here))).toEqual([]);
});

test("a device can be signed out repeatedly, by its handle only", async () => {
  const { app, user } = await settled();
  const phone = await signInElsewhere(app, user);
  const [handle = ""] = handles(await pageOf(app, user));
  const stranger = await app.signUp();
  await app.json("DELETE", `/api/user/sessions/${handle}`, undefined, { as: stranger });
  expect(await isIn(app, phone)).toBe(true);
  for (let i = 0; i < 2; i++)
    expect((await app.json("DELETE", `/api/user/sessions/${handle}`, undefined, { as: user })).status).toBe(
      204,
    );
  expect([await isIn(app, phone), await isIn(app, user)]).toEqual([false, true]);
});

test("all other devices are signed out, by form and API", async () => {
  const { app, user } = await settled();
  const others = [await signInElsewhere(app, user), await signInElsewhere(app, user)];
  const stranger = await app.signUp();
  const [handle = ""] = handles(await pageOf(app, user));
  const one = await app.form(`/settings/sessions/${handle}/end`, {}, { as: user });
  expect(one.headers.get("Location")).toBe("/settings#devices");
  const rest = await app.form("/settings/sessions/end-others", {}, { as: user });
  expect(rest.status).toBe(303);
  for (const other of others) expect(await isIn(app, other)).toBe(false);
  others.push(await signInElsewhere(app, user));
  await app.json("DELETE", "/api/user/sessions", undefined, { as: user });
  expect(await app.deps.db.read.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
  expect([await isIn(app, user), await isIn(app, stranger)]).toEqual([true, true]);
});
