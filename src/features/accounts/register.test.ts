import { expect, test } from "bun:test";
import { users } from "#src/auth/tables.ts";
import { as, cookieOf, login, register } from "#src/testing/site/rania.ts";
import { testApp } from "#src/testing/site/test-app.ts";

test("registration signs in and returns exactly the session's fields of the user", async () => {
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
    phoneConfirmedAt: null,
    createdAt: app.clock.now(),
    updatedAt: app.clock.now(),
  });
  const me = await app.json("GET", "/api/auth/me", undefined, as(answer.headers));
  expect(me.body).toEqual(answer.body);
});

test("the server ignores rights that a client sends", async () => {
  const app = testApp();
  const sent = { id: "mine", role: "admin", listingLimit: 999_999, isActive: false, passwordHash: "x" };
  const { body } = await register(app, sent);
  expect(body.user).toMatchObject({ role: "user", listingLimit: 5, isActive: true });
  expect(body.user.id).not.toBe("mine");
});

test("a password may have at most 1,024 bytes", async () => {
  const status = async (password: string) => (await register(testApp(), { password })).status;
  expect([await status("ab".repeat(512)), await status(`${"ab".repeat(512)}c`)]).toEqual([201, 400]);
});

test("phone and location are optional, null and blank included", async () => {
  for (const none of [{}, { phone: null, location: null }, { phone: " ", location: "" }])
    expect((await register(testApp(), none)).body.user).toMatchObject({ phone: null, location: null });
});

test.each([
  [{ name: " \u202e " }, { name: "Name is required" }],
  [{ name: "x".repeat(81) }, { name: "Use at most 80 characters" }],
  [{ email: "rania@" }, { email: "Invalid email address" }],
  [{ email: undefined }, { email: "Invalid email address" }],
  [{ email: `${"a".repeat(250)}@x.jo` }, { email: "Use at most 254 characters" }],
  [{ password: "a1b2c" }, { password: "Password must be at least 6 characters" }],
  [{ password: 123456 }, { password: "Password must be at least 6 characters" }],
  [{ password: "ب".repeat(513) }, { password: "This password is too long. Use at most 500 characters." }],
  [{ password: "Password1" }, { password: "This password is too easy to guess. Choose another one." }],
  [{ password: "١٢٣٤٥٦" }, { password: "This password is too easy to guess. Choose another one." }],
  [
    { password: "raniahaddad" },
    {
      password: "A password that is just your name or email is too easy to guess. Choose another one.",
    },
  ],
  [
    { phone: "06 123 4567" },
    { phone: "Enter a valid phone number, such as 079 123 4567 or +971 50 123 4567" },
  ],
  [
    { phone: "+971 50 123" },
    { phone: "Enter a valid phone number, such as 079 123 4567 or +971 50 123 4567" },
  ],
  [{ phone: 791234567 }, { phone: "Enter a valid phone number, such as 079 123 4567 or +971 50 123 4567" }],
  [{ location: "Damascus" }, { location: "Choose a city from the list" }],
  [{ location: "Sahab" }, { location: "Choose a city from the list" }],
])("register refuses %j and names the field", async (wrong, fields: Record<string, string>) => {
  const app = testApp();
  const answer = await register(app, wrong);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error: "Check the marked fields.", code: "checkFields", fields });
  expect(await app.deps.db.read.$count(users)).toBe(0);
});

test("all wrong fields are reported at once, in the caller's language", async () => {
  const app = testApp();
  const { body } = await app.json("POST", "/api/auth/register", {}, { headers: { "Accept-Language": "ar" } });
  expect(body.error).toBe("يرجى تصحيح الحقول المشار إليها.");
  expect(body.fields).toEqual({
    name: "الاسم مطلوب",
    email: "عنوان البريد الإلكتروني غير صحيح",
    password: "يجب ألا تقل كلمة المرور عن 6 أحرف",
  });
});

test.each(["{", "[]", "null", '"text"', "5"])("the body %p is refused as unreadable", async (body) => {
  const headers = { "Content-Type": "application/json" };
  for (const path of ["/api/auth/register", "/api/auth/login"]) {
    const answer = await testApp().request(path, { method: "POST", body, headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "invalidRequest" });
  }
});

test("each email has one account, regardless of case", async () => {
  const app = testApp();
  await register(app);
  const again = await register(app, { email: "rania@EXAMPLE.com" });
  expect(again.status).toBe(409);
  expect(again.body.fields).toEqual({
    email: "An account with this email already exists. Log in or use another email.",
  });
  expect(cookieOf(again.headers)).toBe("");
  expect((await login(app, "RANIA@example.COM")).status).toBe(200);
});

test("two simultaneous registrations with one email create one account", async () => {
  const app = testApp();
  const answers = await Promise.all([register(app), register(app), register(app)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test("an address has twenty registrations an hour; mistakes do not count", async () => {
  const app = testApp();
  for (let i = 0; i < 25; i++) await register(app, { email: "wrong" });
  for (let i = 0; i < 20; i++) expect((await register(app, { email: `p${i}@example.com` })).status).toBe(201);
  const refused = await register(app, { email: "one-more@example.com" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBe(3600);
});
