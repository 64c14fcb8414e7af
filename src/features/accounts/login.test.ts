import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { cookieOf, login, rania, register } from "#src/testing/site/rania.ts";
import { userRow } from "#src/testing/site/settled.ts";
import { testApp } from "#src/testing/site/test-app.ts";

test("unknown email and wrong password get the same error; with the right password a suspension is named", async () => {
  const app = testApp();
  await register(app);
  await register(app, { email: "suspended@example.com" });
  await app.deps.db.withTx((tx) =>
    tx.update(users).set({ isActive: false }).where(eq(users.emailKey, "suspended@example.com")),
  );
  const answers = [
    await login(app, "nobody@example.com"),
    await login(app, rania.email, "zaytoun-8"),
    await login(app, "suspended@example.com", "zaytoun-8"),
  ];
  for (const { status, body, headers } of answers) {
    expect(status).toBe(401);
    expect(body).toEqual({ error: "Incorrect email or password.", code: "loginWrong" });
    expect(cookieOf(headers)).toBe("");
  }
  const suspended = await login(app, "suspended@example.com");
  expect([suspended.status, suspended.body.code]).toEqual([403, "accountSuspended"]);
  expect(cookieOf(suspended.headers)).toBe("");
});

test("a login fails if the password changes or the account is suspended while it is checked", async () => {
  const app = testApp();
  await register(app);
  const { verify } = Bun.password;
  const loginWhile = async (change: Partial<typeof users.$inferInsert>) => {
    Bun.password.verify = async () => {
      await app.deps.db.withTx((tx) => tx.update(users).set(change));
      return true;
    };
    const answer = await login(app).finally(() => {
      Bun.password.verify = verify;
    });
    return [answer.body.code, cookieOf(answer.headers)];
  };
  expect(await loginWhile({ passwordHash: "another" })).toEqual(["loginWrong", ""]);
  expect(await loginWhile({ isActive: false })).toEqual(["accountSuspended", ""]);
});

test("login requires both fields", async () => {
  const answer = await testApp().json("POST", "/api/auth/login", { email: "" });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({ email: "Required", password: "Required" });
});

test("ten failed logins per quarter of an hour for one account from one address, known or not", async () => {
  for (const email of [rania.email, "nobody@example.com"]) {
    const app = testApp();
    await register(app);
    for (let i = 0; i < 10; i++) expect((await login(app, email, "wrong")).status).toBe(401);
    app.clock.advance(5 * MINUTE_MS);
    const refused = await login(app, email.toUpperCase(), rania.password);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("600");
    expect(refused.body.error).toBe("Too many attempts. Wait 10 minutes and try again.");
    const elsewhere = await login(app, rania.email, rania.password, { address: "192.0.2.99" });
    expect(elsewhere.status).toBe(200);
    app.clock.advance(10 * MINUTE_MS);
    expect((await login(app, email, "wrong")).status).toBe(401);
  }
});

test("right logins count against no limit; ten simultaneous wrong ones do", async () => {
  const app = testApp();
  await register(app);
  const { verify } = Bun.password;
  Bun.password.verify = (password) => Promise.resolve(password === rania.password);
  for (let i = 0; i < 60; i++) expect((await login(app)).status).toBe(200);
  const guesses = await Promise.all(
    Array.from({ length: 11 }, (_, i) => login(app, rania.email, `wrong-${i}`)),
  );
  Bun.password.verify = verify;
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1);
});

test("an address has fifty logins per quarter of an hour", async () => {
  const app = testApp();
  const statuses: number[] = [];
  const { verify } = Bun.password;
  Bun.password.verify = () => Promise.resolve(false);
  for (let i = 0; i <= 50; i++) statuses.push((await login(app, `p${i}@example.com`)).status);
  Bun.password.verify = verify;
  expect(statuses.slice(0, 50)).toEqual(Array<number>(50).fill(401));
  expect(statuses[50]).toBe(429);
  expect((await login(app, "p51@example.com", "x", { address: "198.51.100.7" })).status).toBe(401);
});

test("another site's page can neither register nor sign in nor sign out", async () => {
  const app = testApp();
  for (const path of ["/api/auth/register", "/api/auth/login", "/api/auth/logout"])
    expect(
      (await app.json("POST", path, rania, { headers: { "Sec-Fetch-Site": "cross-site" } })).status,
    ).toBe(403);
});

test("an outdated hash is renewed at the next login, but not by a wrong password", async () => {
  const app = testApp();
  const old = await Bun.password.hash(rania.password, {
    algorithm: "argon2id",
    memoryCost: 8192,
    timeCost: 1,
  });
  const user = await app.signUp({ email: rania.email, passwordHash: old });
  const hashNow = async () => (await userRow(app, user))?.passwordHash ?? "";
  expect((await login(app, rania.email, "wrong")).status).toBe(401);
  expect(await hashNow()).toBe(old);
  expect((await login(app)).status).toBe(200);
  const renewed = await hashNow();
  expect(renewed).toStartWith("$argon2id$v=19$m=19456,t=2,p=1$");
  expect((await login(app)).status).toBe(200);
  expect(await hashNow()).toBe(renewed);
});
