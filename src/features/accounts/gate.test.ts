import { expect, test } from "bun:test";
import { readConfig } from "#src/config.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { sleepingNowhere } from "#src/testing/site/slept.ts";
import { testApp } from "#src/testing/site/test-app.ts";

const BETA_PASSWORD = "open sesame";
const closed = (config = {}) => testApp({ config: { BETA_PASSWORD, ...config } });
const asJson = { headers: { Accept: "application/json" } };
const passOf = (answer: Response) => answer.headers.getSetCookie().find((cookie) => cookie.includes("gate="));
const pass = (answer: Response) => ({ headers: { Cookie: passOf(answer)?.split(";")[0] ?? "" } });

const slept = sleepingNowhere();

test("without the password every page is the gate, in its language, and reveals nothing else", async () => {
  const app = closed();
  const user = await app.signUp();
  for (const path of [
    "/",
    "/search?make=Kia",
    "/login",
    "/cars/x",
    "/dashboard",
    "/nowhere",
    "/ar",
    "/ar/login",
  ]) {
    const answer = await app.request(path, {}, { as: user });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await answer.text();
    const arabic = path.startsWith("/ar");
    expect(html).toContain(arabic ? "الدخول إلى النسخة التجريبية" : "Beta Access Required");
    expect(html).toContain(`action="${arabic ? "/ar" : ""}/gate"`);
    expect(html).toContain('noindex"');
    expect(html).not.toContain("/list-car");
    expect(html).not.toContain(user.name);
  }
});

test("at / the gate uses the stored language, else the browser's; elsewhere that of the address", async () => {
  const app = closed();
  const at = async (path: string, headers: Record<string, string>) =>
    /lang="(..)"/.exec(await (await app.request(path, {}, { headers })).text())?.[1];
  expect(await at("/", { "Accept-Language": "ar-JO,ar;q=0.9,en;q=0.5" })).toBe("ar");
  expect(await at("/", { "Accept-Language": "ar", Cookie: "language=en" })).toBe("en");
  expect(await at("/", { Cookie: "language=ar" })).toBe("ar");
  expect(await at("/", {})).toBe("en");
  expect(await at("/search", { "Accept-Language": "ar" })).toBe("en");
  expect(await at("/ar", { "Accept-Language": "en" })).toBe("ar");
});

test("the gate shows its texts, and its button works without scripts", async () => {
  const html = await (await closed().request("/search")).text();
  for (const text of ["<h1", "Markaba", "Access Site", "Beta version - Limited access", "Show password"])
    expect(html).toContain(text);
  expect(/<button[^>]*type="submit"[^>]*>/.exec(html)?.[0]).not.toContain("disabled=");
});

test("without the password API calls are refused without data", async () => {
  const app = closed();
  const user = await app.signUp();
  for (const [method, path] of [
    ["GET", "/api/auth/me"],
    ["POST", "/api/auth/login"],
    ["POST", "/api/auth/register"],
    ["POST", "/api/auth/logout"],
  ] as const) {
    const { status, body } = await app.json(method, path, method === "POST" ? {} : undefined, { as: user });
    expect([status, body]).toEqual([
      401,
      { error: "Beta access is required. Reload the page and enter the password.", code: "gateClosed" },
    ]);
  }
});

test("assets, health and the choice of language stay reachable", async () => {
  const app = closed();
  app.deps.assets.files["/assets/site.css"] = {
    path: import.meta.path,
    type: "text/css",
    etag: '"1"',
    immutable: true,
    encodings: {},
  };
  expect((await app.request("/assets/site.css")).status).toBe(200);
  delete app.deps.assets.files["/assets/site.css"];
  expect((await app.request("/healthz")).status).toBe(200);
  const switched = await app.form("/preferences", { language: "ar", next: "/search?make=Kia" });
  expect(switched.headers.get("Location")).toBe("/ar/search?make=Kia");
});

test("the right password, sent as a form, opens the site for that browser", async () => {
  const app = closed();
  const answer = await app.form("/gate", { password: BETA_PASSWORD, next: "/search?make=Kia" });
  expect(slept).toEqual([500]);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/search?make=Kia");
  expect(passOf(answer)).toMatch(/^gate=[\w-]{43}; HttpOnly; Max-Age=31536000; Path=\/; SameSite=Lax$/);
  expect((await app.request("/login", {}, pass(answer))).status).toBe(200);
  expect((await app.json("GET", "/api/auth/me", undefined, pass(answer))).body.code).toBe("notSignedIn");
  expect((await app.request("/login")).status).toBe(401);
});

test("behind https the gate's cookie is __Host- and Secure", async () => {
  const app = closed({ PUBLIC_ORIGIN: "https://cars.example.com" });
  const answer = await app.form("/gate", { password: BETA_PASSWORD });
  expect(passOf(answer)).toMatch(/^__Host-gate=.*; Secure$/);
  expect((await app.request("/login", {}, pass(answer))).status).toBe(200);
});

test("the island's call answers 204, or an error in its language", async () => {
  const app = closed();
  const right = await app.form("/gate", { password: BETA_PASSWORD }, asJson);
  expect(right.status).toBe(204);
  expect(passOf(right)).toBeDefined();
  const wrong = await app.form("/ar/gate", { password: "x" }, asJson);
  expect(wrong.status).toBe(401);
  expect(await wrong.json()).toEqual({ error: "كلمة المرور غير صحيحة. يرجى المحاولة مرة أخرى." });
});

test("a wrong password shows the gate again and keeps the address that the visitor wanted", async () => {
  const app = closed();
  for (const password of ["Open sesame", ""]) {
    const answer = await app.form("/gate", { password, next: "/search?make=Kia" });
    expect(answer.status).toBe(401);
    expect(passOf(answer)).toBeUndefined();
    const html = await answer.text();
    expect(html).toContain("Incorrect password. Please try again.");
    expect(html).toContain('name="next" value="/search?make=Kia"');
  }
});

test("an address has five attempts a minute, correct ones included", async () => {
  const app = closed();
  await Promise.all(Array.from({ length: 5 }, () => app.form("/gate", { password: "x" })));
  const refused = await app.form("/gate", { password: BETA_PASSWORD });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("60");
  expect(await refused.text()).toContain("Too many attempts. Wait 60 seconds and try again.");
  const call = await app.form("/gate", { password: BETA_PASSWORD }, asJson);
  expect([call.status, call.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect((await app.form("/gate", { password: BETA_PASSWORD }, { address: "198.51.100.7" })).status).toBe(
    303,
  );
  app.clock.advance(MINUTE_MS);
  expect((await app.form("/gate", { password: BETA_PASSWORD })).status).toBe(303);
});

test("a changed password closes the gate for everyone, and a forged cookie does not open it", async () => {
  const app = closed();
  const answer = await app.form("/gate", { password: BETA_PASSWORD });
  app.deps.config.BETA_PASSWORD = "another";
  expect((await app.request("/login", {}, pass(answer))).status).toBe(401);
  for (const forged of ["true", "", "another", "x".repeat(43)])
    expect((await app.request("/login", {}, { headers: { Cookie: `gate=${forged}` } })).status).toBe(401);
});

test("without a password there is no gate", async () => {
  expect(readConfig({ BETA_PASSWORD: "" }).BETA_PASSWORD).toBeUndefined();
  expect((await testApp().request("/login")).status).toBe(200);
});

test.each(["//evil.example", "/.//evil.example", "https://evil.example"])(
  "the gate does not redirect to %s",
  async (next) => {
    const app = closed();
    const answer = await app.form("/gate", { password: BETA_PASSWORD, next });
    expect(answer.headers.get("Location")).toBe("/");
    const page = await app.request(`http://localhost${next.startsWith("/") ? next : `/?next=${next}`}`);
    expect(await page.text()).not.toMatch(/name="next" value="\/*\.*\/\/evil/);
  },
);
