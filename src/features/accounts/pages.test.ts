import { expect, test } from "bun:test";
import { users } from "#src/auth/tables.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { islandIn } from "#src/testing/pages/island-in.ts";
import { testApp, type TestApp } from "#src/testing/site/test-app.ts";

const rania = { name: "Rania Haddad", email: "rania@example.com", password: "zaytoun-7" };
/** The address after a login, which leads on to `next`. */
const signedIn = (next: string, language = "") => `${language}/login?done=1&next=${encodeURIComponent(next)}`;
const agreed = { terms: "yes", privacy: "yes" };
const filled = { ...rania, confirmPassword: rania.password, phone: "", location: "", ...agreed };
const sidOf = (answer: Response) => answer.headers.getSetCookie().find((cookie) => cookie.startsWith("sid="));
/** The markup of the form without header and footer. */
const island = (html: string) => islandIn(html, "login-form") || islandIn(html, "register-form");
const form = (html: string) => /<form\b[^>]*>/.exec(island(html))?.[0];
const input = (html: string, name: string) =>
  island(html)
    .match(/<input\b[^>]*>/g)
    ?.find((text) => text.includes(`name="${name}"`)) ?? "";
const register = (app: TestApp, more: Record<string, string> = {}) =>
  app.form("/register", { ...filled, ...more });

test("the login form works without scripts: method, address, names, autocomplete", async () => {
  const html = await (await testApp().request("/login?next=/list-car")).text();
  expect(form(html)).toContain('method="post"');
  expect(form(html)).toContain('action="/login"');
  expect(input(html, "email")).toContain('autoComplete="username"');
  expect(input(html, "email")).toContain('dir="ltr"');
  expect(input(html, "password")).toContain('autoComplete="current-password"');
  expect(input(html, "next")).toContain('value="/list-car"');
  expect(html).toContain("Sign In");
  expect(html).toContain('href="/register?next=%2Flist-car"');
});

test("the registration form in Arabic posts to the Arabic page and offers the twelve cities", async () => {
  const html = await (await testApp().request("/ar/register")).text();
  expect(html).toContain('lang="ar" dir="rtl"');
  expect(form(html)).toContain('action="/ar/register"');
  for (const name of ["name", "email", "phone", "password", "confirmPassword"])
    expect(input(html, name)).toContain("autoComplete=");
  expect(island(html).match(/<option /g)).toHaveLength(13);
  expect(html).toContain('<option value="Amman">عمّان</option>');
  expect(html).toContain("6 أحرف على الأقل");
  expect(input(html, "next")).toContain('value="/ar"');
});

test("registration without scripts signs in and goes to the home page, or to the page the visitor wanted", async () => {
  const home = await register(testApp());
  expect(home.status).toBe(303);
  expect(home.headers.get("Location")).toBe(signedIn("/"));
  expect(sidOf(home)).toContain("HttpOnly");
  const app = testApp();
  const on = await app.form("/ar/register", {
    ...filled,
    phone: "0791234567",
    location: "Irbid",
    next: "/ar/list-car?x=1",
  });
  expect(on.headers.get("Location")).toBe(signedIn("/ar/list-car?x=1", "/ar"));
  const [user] = await app.deps.db.read.select().from(users);
  expect(user).toMatchObject({ phone: "+962791234567", location: "Irbid", email: rania.email });
});

test("a refused registration keeps what was typed, except the password, and names the fields", async () => {
  const app = testApp();
  const answer = await register(app, {
    email: "nowhere",
    phone: "123",
    location: "Irbid",
    confirmPassword: "other-1",
    next: "/list-car",
  });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain("Check the marked fields.");
  expect(html).toContain("Invalid email address");
  expect(html).toContain("Enter a valid phone number");
  expect(input(html, "name")).toContain('value="Rania Haddad"');
  expect(input(html, "email")).toContain('value="nowhere"');
  expect(input(html, "email")).toContain('aria-invalid="true"');
  expect(input(html, "phone")).toContain('value="123"');
  expect(html).toContain('<option value="Irbid" selected="">');
  expect(input(html, "next")).toContain('value="/list-car"');
  expect(html).not.toContain(rania.password);
  expect(await app.deps.db.read.$count(users)).toBe(0);
});

test("two different passwords are refused, together with all other errors", async () => {
  const html = await (await register(testApp(), { confirmPassword: "zaytoun-8", phone: "12345" })).text();
  expect(html).toContain("Passwords do not match");
  expect(html).toContain("Enter a valid phone number");
  expect(html).not.toContain("zaytoun");
});

test("an email that has an account is a 409 on the email field, in the page's language", async () => {
  const app = testApp();
  await register(app);
  const again = await app.form("/ar/register", { ...filled, email: "RANIA@example.com" });
  expect(again.status).toBe(409);
  expect(await again.text()).toContain("يوجد حساب بهذا البريد الإلكتروني");
});

test("login without scripts: a wrong one is a 401 that keeps the email, a right one continues", async () => {
  const app = testApp();
  await register(app);
  const wrong = await app.form("/login", { email: rania.email, password: "zaytoun-8", next: "/list-car" });
  expect(wrong.status).toBe(401);
  const html = await wrong.text();
  expect(html).toContain("Incorrect email or password.");
  expect(input(html, "email")).toContain(`value="${rania.email}"`);
  expect(html).not.toContain("zaytoun");
  expect(sidOf(wrong)).toBeUndefined();
  const right = await app.form("/login", { email: rania.email, password: rania.password, next: "/list-car" });
  expect(right.status).toBe(303);
  expect(right.headers.get("Location")).toBe(signedIn("/list-car"));
});

test("an empty login is a 400 with both fields marked and the same title", async () => {
  const answer = await testApp().form("/ar/login", { email: "", next: "/ar" });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(html).toContain("مطلوب");
  expect(html).toMatch(/<h1[^>]*>أهلًا بعودتك</);
});

test("after too many logins, the page shows the waiting time and has Retry-After", async () => {
  const app = testApp();
  for (let i = 0; i < 10; i++) await app.form("/login", { email: rania.email, password: "x" });
  const refused = await app.form("/login", { email: rania.email, password: "x" });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("900");
  expect(await refused.text()).toContain("Too many attempts. Wait 15 minutes and try again.");
});

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\\\\evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/ar/%2e%2e//evil.example",
  "javascript:alert(1)",
  "evil.example",
  `/${"a".repeat(3000)}`,
])("next=%j leads nowhere else", async (next) => {
  const app = testApp();
  expect((await register(app, { next })).headers.get("Location")).toBe(signedIn("/"));
  const login = await app.form("/login", { email: rania.email, password: rania.password, next });
  expect(login.headers.get("Location")).toBe(signedIn("/"));
  const user = await app.signUp();
  const visit = await app.request(`/login?next=${encodeURIComponent(next)}`, {}, { as: user });
  expect(visit.headers.get("Location")).toBe("/");
  const html = await (await app.request(`/ar/login?next=${encodeURIComponent(next)}`)).text();
  expect(input(html, "next")).toContain('value="/ar"');
  expect(html).not.toContain('href="/ar/register?next=');
});

test("login and registration redirect signed-in users", async () => {
  const app = testApp();
  const user = await app.signUp();
  for (const [path, to] of [
    ["/login", "/"],
    ["/ar/register", "/ar"],
    ["/login?next=%2Flist-car", "/list-car"],
    ["/ar/login?next=%2Flist-car%3Fa%3D1", "/ar/list-car?a=1"],
    ["/login?next=%2Far", "/"],
  ] as const) {
    const answer = await app.request(path, {}, { as: user });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(to);
  }
});

test("switching the language on the login page keeps it after signing in", async () => {
  const app = testApp();
  await register(app);
  const html = await (await app.request("/ar/login?next=%2Ffavorites%23top")).text();
  expect(input(html, "next")).toContain('value="/ar/favorites#top"');
  const { email, password } = rania;
  const login = await app.form("/login", { email, password, next: "/ar/favorites" });
  expect(login.headers.get("Location")).toBe(signedIn("/favorites"));
});

test("logout without scripts goes to the home page in the page's language", async () => {
  const app = testApp();
  const user = await app.signUp();
  const out = await app.request("/ar/logout", { method: "POST" }, { as: user });
  expect(out.status).toBe(303);
  expect(out.headers.get("Location")).toBe("/ar");
  expect(out.headers.get("Clear-Site-Data")).toBe('"storage"');
  expect(sidOf(out)).toContain("Max-Age=0");
  expect((await app.json("GET", "/api/auth/me", undefined, { as: user })).status).toBe(401);
});

test("markup in typed text is escaped", async () => {
  const html = await (
    await register(testApp(), { name: '"><script>alert(1)</script>', email: "</script><b>" })
  ).text();
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("</script><b>");
});

test.each([
  ["multipart/form-data; boundary=x", "no boundary here"],
  ["application/json", "{"],
  ["text/plain", "email=a"],
  ["application/x-www-form-urlencoded", "%&=%%zz&email=%E0%A4%A"],
])("a %s body of nonsense is refused, not broken", async (type, body) => {
  for (const path of ["/login", "/register", "/gate"]) {
    const app = testApp({ config: path === "/gate" ? { BETA_PASSWORD: "open sesame" } : {} });
    const answer = await app.request(path, { method: "POST", body, headers: { "Content-Type": type } });
    expect([400, 401]).toContain(answer.status);
  }
});

test("a file in place of a text counts as missing", async () => {
  const body = new FormData();
  body.set("email", new File(["x"], "x.txt"));
  body.set("password", "x");
  expect((await testApp().request("/login", { method: "POST", body })).status).toBe(400);
});

test.each(["/login", "/login/code"])("a browser that keeps no cookies is told so (%s)", async (path) => {
  const app = testApp();
  let answer = await app.request(`/ar${path}?done=1&next=%2Far%2Fdashboard`);
  if (answer.status === 302) answer = await app.request(answer.headers.get("Location") ?? "");
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain(messagesOf.ar.loginCookies());
  expect(input(html, "next")).toContain('value="/ar/dashboard"');
  expect(await (await app.request("/login?next=%2Fdashboard")).text()).not.toContain("Allow cookies");
});

test("after a share, the login and the sign-up page say that the photos wait", async () => {
  const app = testApp();
  const waiting = (next: string) => (next ? `?next=${encodeURIComponent(next)}` : "");
  for (const path of ["/login", "/register"]) {
    const text = async (next: string) => (await app.request(path + waiting(next))).text();
    expect(await text("/list-car?step=photos&shared=1")).toContain("Your photos are waiting.");
    expect(await text("/list-car?step=photos")).not.toContain("Your photos are waiting.");
  }
  const login = await app.request("/list-car?step=photos&shared=1");
  expect(login.headers.get("Location")).toBe(`/login${waiting("/list-car?step=photos&shared=1")}`);
});
