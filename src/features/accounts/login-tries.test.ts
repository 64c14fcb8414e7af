import { expect, spyOn, test } from "bun:test";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { issueLink } from "#src/auth/one-time-links.ts";
import { hashPassword } from "#src/auth/passwords.ts";
import { enrolled } from "#src/testing/site/enrolled.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { rania } from "#src/testing/site/rania.ts";
import { testApp } from "#src/testing/site/test-app.ts";

/** A password that is fast to check, so that a test can try many. */
const QUICK = { algorithm: "argon2id", memoryCost: 8, timeCost: 1 } as const;

/** A site with one account, and browsers with cookies. */
async function besieged(given: object = {}) {
  const app = testApp();
  const passwordHash = await Bun.password.hash(rania.password, QUICK);
  const user = await app.signUp({ ...given, email: rania.email, passwordHash, name: rania.name });
  const browser = (address = "203.0.113.5") => {
    const jar = new Map<string, string>();
    return async (password = rania.password, email = rania.email, path = "/api/auth/login") => {
      const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const body = path.endsWith("code") ? { code: password } : { email, password };
      const answer = await app.json("POST", path, body, { address, headers: { Cookie } });
      for (const set of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        jar.set(name, value);
      }
      return answer;
    };
  };
  /** Tries 200 wrong passwords, each from another address; returns the statuses. */
  const siege = async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 200; i++) statuses.push((await browser(`192.0.2.${i}`)("wrong")).status);
    return statuses;
  };
  return { app, user, browser, siege };
}

test("after 200 wrong passwords from strangers, the owner's browser signs in without a wait", async () => {
  const { browser, siege } = await besieged();
  const own = browser();
  expect((await own()).status).toBe(200);
  const statuses = await siege();
  expect(statuses.slice(0, 50)).toEqual(Array<number>(50).fill(401));
  expect(statuses.filter((status) => status === 401)).toHaveLength(51);
  expect(statuses.at(-1)).toBe(429);
  expect((await own()).status).toBe(200);
  expect((await own("zaytoun-8")).status).toBe(401);
  expect((await own()).status).toBe(200);
});

test("another browser of the owner is slowed down, not locked out", async () => {
  const { app, browser, siege } = await besieged();
  await siege();
  const other = browser("198.51.100.9");
  const slowed = await other();
  expect([slowed.status, slowed.headers.get("Retry-After")]).toEqual([429, "10"]);
  expect(slowed.body.error).toMatch(/Wait 10 seconds and try again, or use “Forgot your password\?”/);
  app.clock.advance(10_000);
  expect((await other()).status).toBe(200);
  // A browser that has signed in is no longer slowed down.
  await siege();
  expect((await other()).status).toBe(200);
});

test("the owner is notified once a day, in their language; other accounts are not affected", async () => {
  const { app, browser, siege } = await besieged({ language: "ar" });
  await siege();
  app.clock.advance(MINUTE_MS);
  await siege();
  const sent = await mails(app);
  expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([["login-tries", rania.email]]);
  expect(sent[0]?.subject).toBe("محاولات كثيرة فاشلة للدخول إلى حسابك");
  expect(sent[0]?.text).toContain("/ar/forgot-password");
  expect((await browser("198.51.100.9")("wrong", "nobody@example.com")).status).toBe(401);
  app.clock.advance(DAY_MS);
  await siege();
  expect(await mails(app)).toHaveLength(2);
});

test("no email goes to a missing or suspended account, and strangers see no difference", async () => {
  const { app, browser, siege } = await besieged({ isActive: false });
  await siege();
  const verify = spyOn(Bun.password, "verify").mockResolvedValue(false);
  const statuses: number[] = [];
  for (let i = 0; i < 60; i++)
    statuses.push((await browser(`192.0.2.${i}`)("wrong", "nobody@example.com")).status);
  verify.mockRestore();
  expect(statuses.filter((status) => status === 401)).toHaveLength(51);
  expect(await mails(app)).toEqual([]);
});

test("a known browser has ten attempts a quarter of an hour from any address, and its own limit", async () => {
  const { app, browser } = await besieged();
  const own = browser();
  await own();
  for (let i = 0; i < 10; i++) expect((await own("wrong")).status).toBe(401);
  expect((await own()).status).toBe(429);
  expect((await browser()()).status).toBe(200);
  app.clock.advance(15 * MINUTE_MS);
  expect((await own()).status).toBe(200);
});

test("the cookie is valid for its accounts only, for five of them, and only if unchanged", async () => {
  const { app, user, browser, siege } = await besieged();
  const passwordHash = await hashPassword("petra at dawn");
  const shop = browser();
  await shop();
  const emails = Array.from({ length: 5 }, (_, i) => `shop${i}@example.com`);
  for (const email of emails) await app.signUp({ email, passwordHash });
  for (const email of emails.slice(0, 4)) expect((await shop("petra at dawn", email)).status).toBe(200);
  await siege();
  expect((await shop()).status).toBe(200);
  for (const email of emails) await shop("petra at dawn", email);
  expect((await shop()).status).toBe(429);

  const Cookie = `device=${"a".repeat(43)}.${"b".repeat(43)}`;
  const body = { email: user.email, password: rania.password };
  const forged = await app.json("POST", "/api/auth/login", body, { headers: { Cookie } });
  expect(forged.status).toBe(429);
  const mute = await app.json("POST", "/api/auth/login", body, { headers: { Cookie: "device=." } });
  expect(mute.status).toBe(429);
});

test("a password reset by email makes the browser known", async () => {
  const { app, user, siege } = await besieged();
  const token = await app.deps.db.withTx((tx) =>
    issueLink(tx, "reset-password", user.id, app.clock.now(), DAY_MS),
  );
  await siege();
  const password = "petra at dawn";
  const done = await app.form("/reset-password", { token, password, confirmPassword: password });
  const device = done.headers.getSetCookie().find((cookie) => cookie.startsWith("device=")) ?? "";
  const body = { email: user.email, password };
  const headers = { Cookie: device.split(";")[0] ?? "" };
  expect((await app.json("POST", "/api/auth/login", body)).status).toBe(429);
  expect((await app.json("POST", "/api/auth/login", body, { headers })).status).toBe(200);
});

test("the password without the code does not make a browser known", async () => {
  const { app, user, browser, siege } = await besieged();
  const { codes } = await enrolled(app, user);
  const thief = browser("198.51.100.9");
  expect((await thief()).status).toBe(202);
  await siege();
  expect((await thief()).status).toBe(429);
  app.clock.advance(10_000);
  expect((await thief()).status).toBe(202);
  expect((await thief(codes[0], undefined, "/api/auth/login/code")).status).toBe(200);
  await siege();
  expect((await thief()).status).toBe(202);
});
