import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { sessions, users } from "#src/auth/tables.ts";
import { testApp, type TestApp } from "#src/testing/test-app.ts";

const rania = { name: "Rania Haddad", email: "Rania@Example.com", password: "zaytoun-7" };
const cookieOf = (headers: Headers) => headers.getSetCookie().find((cookie) => cookie.includes("sid=")) ?? "";
const as = (headers: Headers) => ({ headers: { Cookie: cookieOf(headers).split(";")[0] ?? "" } });
const register = (app: TestApp, more: object = {}) =>
  app.json("POST", "/api/auth/register", { ...rania, ...more });
const login = (app: TestApp, email = rania.email, password = rania.password, options = {}) =>
  app.json("POST", "/api/auth/login", { email, password }, options);

test("register answers the user with exactly the session's fields, signed in", async () => {
  const app = testApp();
  const answer = await register(app, { phone: " ٠٧٩ ١٢٣ ٤٥٦٧ ", location: "عمان" });
  expect(answer.status).toBe(201);
  const { id, ...user } = answer.body.user;
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(user).toEqual({
    email: "Rania@Example.com",
    name: "Rania Haddad",
    phone: "+962791234567",
    location: "Amman",
    role: "user",
    listingLimit: 5,
    isActive: true,
  });
  const me = await app.json("GET", "/api/auth/me", undefined, as(answer.headers));
  expect(me.body).toEqual(answer.body);
});

test("what decides rights comes from the server, whatever is sent", async () => {
  const app = testApp();
  const sent = { id: "mine", role: "admin", listingLimit: 999_999, isActive: false, passwordHash: "x" };
  const { body } = await register(app, sent);
  expect(body.user).toMatchObject({ role: "user", listingLimit: 5, isActive: true });
  expect(body.user.id).not.toBe("mine");
});

test("phone and location are optional, null and blank included", async () => {
  for (const none of [{}, { phone: null, location: null }, { phone: " ", location: "" }])
    expect((await register(testApp(), none)).body.user).toMatchObject({ phone: null, location: null });
});

test.each([
  [{ name: " \u202e " }, { name: "Name is required" }],
  [{ name: "x".repeat(81) }, { name: "This is too long; at most 80 characters fit" }],
  [{ email: "rania@" }, { email: "Invalid email address" }],
  [{ email: undefined }, { email: "Invalid email address" }],
  [{ email: `${"a".repeat(250)}@x.jo` }, { email: "This is too long; at most 254 characters fit" }],
  [{ password: "a1b2c" }, { password: "Password must be at least 6 characters" }],
  [{ password: 123456 }, { password: "Password must be at least 6 characters" }],
  [{ password: "ب".repeat(513) }, { password: "This password is too long" }],
  [{ password: "Password1" }, { password: "This password is too easy to guess. Please choose another one." }],
  [{ password: "١٢٣٤٥٦" }, { password: "This password is too easy to guess. Please choose another one." }],
  [
    { password: "raniahaddad" },
    { password: "Your name or email alone is too easy to guess. Please choose another password." },
  ],
  [{ phone: "06 123 4567" }, { phone: "Enter a Jordanian mobile number, such as 079 123 4567" }],
  [{ phone: 791234567 }, { phone: "Enter a Jordanian mobile number, such as 079 123 4567" }],
  [{ location: "Damascus" }, { location: "Choose a city from the list" }],
  [{ location: "Sahab" }, { location: "Choose a city from the list" }],
])("register refuses %j and names the field", async (wrong, fields: Record<string, string>) => {
  const app = testApp();
  const answer = await register(app, wrong);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error: "Please check the marked fields.", code: "checkFields", fields });
  expect(await app.deps.db.read.$count(users)).toBe(0);
});

test("every wrong field is named at once, in the caller's language", async () => {
  const app = testApp();
  const { body } = await app.json("POST", "/api/auth/register", {}, { headers: { "Accept-Language": "ar" } });
  expect(body.error).toBe("يرجى مراجعة الحقول المحددة.");
  expect(body.fields).toEqual({
    name: "الاسم مطلوب",
    email: "عنوان البريد الإلكتروني غير صحيح",
    password: "كلمة المرور يجب ألا تقل عن 6 أحرف",
  });
});

test.each(["{", "[]", "null", '"text"', "5"])("the body %p is refused as unreadable", async (body) => {
  const headers = { "Content-Type": "application/json" };
  for (const path of ["/api/auth/register", "/api/auth/login"])
    expect((await testApp().request(path, { method: "POST", body, headers })).status).toBe(400);
});

test("an email is one account, whatever its case", async () => {
  const app = testApp();
  await register(app);
  const again = await register(app, { email: "rania@EXAMPLE.com" });
  expect(again.status).toBe(409);
  expect(again.body.fields).toEqual({ email: "An account with this email already exists" });
  expect(cookieOf(again.headers)).toBe("");
  expect((await login(app, "RANIA@example.COM")).status).toBe(200);
});

test("two registrations of one email at the same moment make one account", async () => {
  const app = testApp();
  const answers = await Promise.all([register(app), register(app), register(app)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test("the session cookie on plain http and behind an https address", async () => {
  const plain = cookieOf((await register(testApp())).headers);
  expect(plain).toMatch(/^sid=[\w-]{43}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax$/);
  const app = testApp({ config: { PUBLIC_ORIGIN: "https://cars.example.com" } });
  const secure = await register(app);
  expect(cookieOf(secure.headers)).toMatch(
    /^__Host-sid=[\w-]{43}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax; Secure$/,
  );
  expect((await app.json("GET", "/api/auth/me", undefined, as(secure.headers))).status).toBe(200);
});

test("the database keeps neither the token nor the password", async () => {
  const app = testApp();
  const token = /sid=([^;]+)/.exec(cookieOf((await register(app)).headers))?.[1] ?? "";
  const [session] = await app.deps.db.read.select().from(sessions);
  const [user] = await app.deps.db.read.select().from(users);
  expect(session?.tokenHash).toMatch(/^[\w-]{43}$/);
  expect(session?.tokenHash).not.toBe(token);
  expect(user?.passwordHash).toStartWith("$argon2id$v=19$m=19456,t=2,p=1$");
});

test("unknown and wrong get the same answer at login; who knows a suspended account's password is told", async () => {
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
    expect(body).toEqual({ error: "The email or password is not correct.", code: "loginWrong" });
    expect(cookieOf(headers)).toBe("");
  }
  const suspended = await login(app, "suspended@example.com");
  expect([suspended.status, suspended.body.code]).toEqual([403, "accountSuspended"]);
  expect(cookieOf(suspended.headers)).toBe("");
});

test("login wants both fields", async () => {
  const answer = await testApp().json("POST", "/api/auth/login", { email: "" });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({ email: "Required", password: "Required" });
});

test("login starts a new session and ends the one that the browser had", async () => {
  const app = testApp();
  const first = await register(app);
  const second = await login(app, rania.email, rania.password, as(first.headers));
  expect(cookieOf(second.headers)).not.toBe(cookieOf(first.headers));
  expect((await app.json("GET", "/api/auth/me", undefined, as(first.headers))).status).toBe(401);
  expect((await app.json("GET", "/api/auth/me", undefined, as(second.headers))).status).toBe(200);
  const elsewhere = await login(app);
  expect((await app.json("GET", "/api/auth/me", undefined, as(second.headers))).status).toBe(200);
  expect((await app.json("GET", "/api/auth/me", undefined, as(elsewhere.headers))).status).toBe(200);
});

test("logout ends the session on the server and takes the cookie away", async () => {
  const app = testApp();
  const { headers } = await register(app);
  const out = await app.json("POST", "/api/auth/logout", undefined, as(headers));
  expect(out.status).toBe(204);
  expect(cookieOf(out.headers)).toContain("sid=; HttpOnly; Max-Age=0");
  expect((await app.json("GET", "/api/auth/me", undefined, as(headers))).status).toBe(401);
  expect((await app.json("POST", "/api/auth/logout")).status).toBe(204);
});

test("a guest is told to sign in", async () => {
  const { status, body } = await testApp().json("GET", "/api/auth/me");
  expect(status).toBe(401);
  expect(body).toEqual({ error: "Please sign in to continue.", code: "notSignedIn" });
});

test("a suspended user is out at the next request", async () => {
  const app = testApp();
  const user = await app.signUp();
  expect((await app.json("GET", "/api/auth/me", undefined, { as: user })).status).toBe(200);
  await app.deps.db.withTx((tx) => tx.update(users).set({ isActive: false }));
  expect((await app.json("GET", "/api/auth/me", undefined, { as: user })).status).toBe(401);
});

test("a session ends after 14 days without use, and after 30 in any case", async () => {
  const app = testApp();
  const [idle, busy] = [await app.signUp(), await app.signUp()];
  const me = async (as: typeof idle) => (await app.json("GET", "/api/auth/me", undefined, { as })).status;
  for (const days of [13, 13]) {
    app.clock.advance(days * DAY_MS);
    expect(await me(busy)).toBe(200);
  }
  expect(await me(idle)).toBe(401);
  app.clock.advance(4 * DAY_MS - 1);
  expect(await me(busy)).toBe(200);
  app.clock.advance(1);
  expect(await me(busy)).toBe(401);
});

test("an admin's session ends after 12 hours", async () => {
  const app = testApp();
  const admin = await app.signUp({ role: "admin" });
  const me = async () => (await app.json("GET", "/api/auth/me", undefined, { as: admin })).status;
  for (const step of [6, 5]) {
    app.clock.advance(step * HOUR_MS);
    expect(await me()).toBe(200);
  }
  app.clock.advance(HOUR_MS);
  expect(await me()).toBe(401);
});

test("ten failed logins a quarter of an hour for one account from one address, known or not", async () => {
  for (const email of [rania.email, "nobody@example.com"]) {
    const app = testApp();
    await register(app);
    for (let i = 0; i < 10; i++) expect((await login(app, email, "wrong")).status).toBe(401);
    app.clock.advance(5 * MINUTE_MS);
    const refused = await login(app, email.toUpperCase(), rania.password);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("600");
    expect(refused.body.error).toBe("Too many tries. Please wait 10 minutes and try again.");
    const elsewhere = await login(app, rania.email, rania.password, { address: "192.0.2.99" });
    expect(elsewhere.status).toBe(200);
    app.clock.advance(10 * MINUTE_MS);
    expect((await login(app, email, "wrong")).status).toBe(401);
  }
});

test("right logins count against no limit; ten at once that are wrong do", async () => {
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

test("two hundred failed logins a quarter of an hour for one account from wherever", async () => {
  const app = testApp();
  const { verify } = Bun.password;
  Bun.password.verify = () => Promise.resolve(false);
  const from = async (address: string) => (await login(app, rania.email, "wrong", { address })).status;
  for (let i = 0; i < 200; i++) expect(await from(`192.0.2.${i}`)).toBe(401);
  expect(await from("198.51.100.7")).toBe(429);
  Bun.password.verify = verify;
});

test("fifty logins a quarter of an hour from one address", async () => {
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

test("twenty registrations an hour from one address; mistakes do not count", async () => {
  const app = testApp();
  for (let i = 0; i < 25; i++) await register(app, { email: "wrong" });
  for (let i = 0; i < 20; i++) expect((await register(app, { email: `p${i}@example.com` })).status).toBe(201);
  const refused = await register(app, { email: "one-more@example.com" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBe(3600);
});

test("another site's page can neither register, log in nor log out", async () => {
  const app = testApp();
  for (const path of ["/api/auth/register", "/api/auth/login", "/api/auth/logout"])
    expect(
      (await app.json("POST", path, rania, { headers: { "Sec-Fetch-Site": "cross-site" } })).status,
    ).toBe(403);
});
