import { afterAll, expect, spyOn, test } from "bun:test";
import { like } from "drizzle-orm";
import { HASHES_AT_ONCE } from "#src/auth/passwords.ts";
import * as ar from "#src/i18n/ar/errors.ts";
import { rateLimits } from "#src/http/tables.ts";
import { login, rania, register } from "#src/testing/site/rania.ts";
import { testApp } from "#src/testing/site/test-app.ts";

const HASH_MS = 150;
const verify = spyOn(Bun.password, "verify").mockImplementation(async () => {
  await Bun.sleep(HASH_MS);
  return false;
});
afterAll(() => verify.mockRestore());

/** Tries a number of wrong passwords at once; `from` gives the address of each. */
const flood = (app: ReturnType<typeof testApp>, tries: number, from: (i: number) => string) =>
  Array.from({ length: tries }, (_, i) =>
    login(app, `person${i}@example.com`, "wrong", { address: from(i) }),
  );

test("beyond two seconds of work, logins are refused without counting against limits; the form keeps the email", async () => {
  const app = testApp();
  const flooding = flood(app, 120, (i) => `198.51.100.${i}`);
  const form = (prefix: string) =>
    app.form(`${prefix}/login`, { email: rania.email, password: rania.password, next: "/list-car" });
  await Promise.any(flooding.map(async (answer) => expect((await answer).status).toBe(503)));
  const again = flood(app, 30, (i) => `203.0.113.${i}`);
  const [page, registering] = await Promise.all([form("/ar"), register(app)]);
  const html = await page.text();
  expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "2"]);
  expect([html.includes(ar.passwordsBusy()), html.includes(rania.email)]).toEqual([true, true]);
  expect([registering.status, registering.body.code]).toEqual([503, "passwordsBusy"]);

  const refused = (await Promise.all([...flooding, ...again])).filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(40);
  expect(refused[0]?.headers.get("Retry-After")).toBe("2");
  expect(refused[0]?.body.error).toBe(
    "Too many people are logging in right now. Please try again in a few seconds.",
  );
  const counted = await app.deps.db.read.$count(rateLimits, like(rateLimits.key, "login-account:%"));
  expect(counted).toBe(150 - refused.length);
});

test("a flood from one address does not delay others", async () => {
  const app = testApp();
  const flooding = flood(app, 50, () => "198.51.100.7");
  await Bun.sleep(HASH_MS);
  const before = verify.mock.calls.length;
  expect((await login(app, rania.email, "wrong")).status).toBe(401);
  expect(verify.mock.calls.length - before).toBeLessThanOrEqual(HASHES_AT_ONCE * 5);
  await Promise.all(flooding);
});
