import { expect, test } from "bun:test";
import { users } from "#src/auth/tables.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import { listDue } from "#src/features/consents/queries.ts";
import { type TestApp, testApp } from "#src/testing/site/test-app.ts";
import { createAdmin, offerSetUp } from "./actions/admins.ts";

const typed = {
  name: "Huda Saleh",
  email: "huda@example.com",
  password: "wadi rum at dusk",
  confirmPassword: "wadi rum at dusk",
};

const offered = async ({ deps }: TestApp): Promise<string> => (await offerSetUp(deps)) ?? "";
const tokenIn = (path: string) => new URL(path, "http://localhost").searchParams.get("token") ?? "";
const post = (app: TestApp, token: string, changes: Partial<typeof typed> = {}, base = "") =>
  app.request(`${base}/set-up`, {
    method: "POST",
    body: new URLSearchParams({ token, ...typed, ...changes }),
  });

test("the link opens a page that creates the first admin, signed in and in the audit log", async () => {
  const app = testApp();
  const path = await offered(app);
  const html = await (await app.request(path)).text();
  expect(html).toContain("Set up the marketplace");
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain("you agree to this site&#x27;s terms and privacy policy");
  const done = await post(app, tokenIn(path));
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/dashboard"]);
  const cookie = done.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const me = await app.json("GET", "/api/auth/me", undefined, { headers: { Cookie: cookie } });
  expect(me.body.user).toMatchObject({ name: "Huda Saleh", role: "admin", listingLimit: null });
  expect(await listDue(app.deps.db.read, me.body.user.id)).toEqual([]);
  const { items } = await listAudit(app.deps.db.read, { q: "", action: "", page: 1 });
  expect(items).toMatchObject([
    { action: "admin.create", actorName: "Huda Saleh", subjectName: "Huda Saleh" },
  ]);
});

test("the link works once, even if used twice at the same moment", async () => {
  const app = testApp();
  const token = tokenIn(await offered(app));
  const both = await Promise.all([post(app, token), post(app, token, { email: "omar@example.com" })]);
  expect(both.map(({ status }) => status).sort()).toEqual([303, 410]);
  expect(await app.deps.db.read.$count(users)).toBe(1);
});

test("no admin is created if another one is created while the password is hashed", async () => {
  const app = testApp();
  const token = tokenIn(await offered(app));
  const { hash } = Bun.password;
  Bun.password.hash = async () => {
    await app.signUp({ role: "admin" });
    return "-";
  };
  const answer = await Promise.resolve(post(app, token)).finally(() => {
    Bun.password.hash = hash;
  });
  expect(answer.status).toBe(410);
  expect(await app.deps.db.read.$count(users)).toBe(1);
});

test("the link expires after half an hour, when a new one is printed, and once there is an admin", async () => {
  const app = testApp();
  const late = await offered(app);
  app.clock.advance(30 * MINUTE_MS);
  expect((await app.request(late)).status).toBe(410);
  expect((await post(app, tokenIn(late))).status).toBe(410);

  const older = await offered(app);
  const newer = await offered(app);
  expect((await app.request(older)).status).toBe(410);
  expect((await app.request(newer)).status).toBe(200);

  await createAdmin(app.deps, "boss@example.com", typed.password);
  expect((await app.request(newer)).status).toBe(410);
  const dead = await post(app, tokenIn(newer));
  expect(dead.status).toBe(410);
  expect(await dead.text()).toContain("This link no longer works");
  expect(await offerSetUp(app.deps)).toBeNull();
});

test.each([
  ["name", "", "Name is required"],
  ["email", "huda", "Invalid email address"],
  ["email", "RANIA@example.com", "An account with this email already exists. Log in or use another email."],
  ["password", "eleven char", "must be at least 12 characters"],
  ["password", "aaaaaaaaaaaa", "too easy to guess"],
  ["password", "Huda@Example.com", "just your name or email"],
  ["confirmPassword", "another one", "Passwords do not match"],
])("%s %p is refused at its field, and the link still works", async (field, value, told) => {
  const app = testApp();
  await app.signUp({ email: "rania@example.com" });
  const token = tokenIn(await offered(app));
  const response = await post(app, token, { [field]: value });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain(told);
  expect(html).toContain(token);
  if (field !== "name") expect(html).toContain('value="Huda Saleh"');
  expect(html).not.toContain(typed.password);
  expect((await post(app, token)).status).toBe(303);
});

test("a missing or made-up link is refused", async () => {
  const app = testApp();
  for (const path of ["/set-up", "/set-up?token=made-up", "/ar/set-up?token=x"])
    expect((await app.request(path)).status).toBe(410);
});

test("the page works in Arabic", async () => {
  const app = testApp();
  const path = await offered(app);
  expect(await (await app.request(`/ar${path}`)).text()).toContain("إعداد الموقع");
  expect((await post(app, tokenIn(path), {}, "/ar")).headers.get("Location")).toBe("/ar/dashboard");
});
