import { expect, test } from "bun:test";
import { createApp } from "#src/app.ts";
import { testApp } from "#src/testing/site/test-app.ts";

const main = (page: string) => page.slice(page.indexOf("<main"), page.indexOf("</main>"));
const linksIn = (page: string) => [...main(page).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

test("an unknown address shows the 404 page with three links", async () => {
  const { request } = testApp();
  const page = await (await request("/nothing")).text();
  expect(main(page)).toContain("404 Page Not Found</h1>");
  expect(linksIn(page)).toEqual(["/search", "/number-plates", "/"]);
  const arabic = await (await request("/ar/nothing")).text();
  expect(main(arabic)).toContain("404 الصفحة غير موجودة</h1>");
  expect(linksIn(arabic)).toEqual(["/ar/search", "/ar/number-plates", "/ar"]);
});

test("an unknown address under the dashboard shows a link to the dashboard", async () => {
  const { request } = testApp();
  expect(linksIn(await (await request("/dashboard/nothing")).text())).toEqual(["/dashboard"]);
  expect(linksIn(await (await request("/ar/dashboard/nothing")).text())).toEqual(["/ar/dashboard"]);
});

test("a missing listing has no text about a missing page", async () => {
  const { request, signUp } = testApp();
  const page = await (await request("/cars/nothing/edit", {}, { as: await signUp() })).text();
  expect(main(page)).toContain("Car not found</h1>");
  expect(main(page)).not.toContain("The page you&#x27;re looking for");
});

test("an internal error offers to try again", async () => {
  const { deps, logged } = testApp();
  const whole = createApp(deps).get("/ar/broken", () => {
    throw new Error("broken inside");
  });
  const response = await whole.request("/ar/broken?a=1");
  const page = await response.text();
  expect(response.status).toBe(500);
  expect(linksIn(page)).toEqual(["/ar/broken?a=1"]);
  expect(page).not.toContain("broken inside");
  expect(logged.join()).toContain("broken inside");
});

test("too many requests: the page says how long to wait and offers to try again", async () => {
  const { request } = testApp();
  for (let i = 0; i < 600; i++) await request("/healthz2");
  const response = await request("/search?make=Kia");
  expect(response.status).toBe(429);
  const page = await response.text();
  expect(main(page)).toContain("Too many attempts</h1>");
  expect(main(page)).toContain("Wait 1 second and try again.");
  expect(linksIn(page)).toEqual(["/search?make=Kia"]);
});

test("a form sent after its session ended offers signing in, then returns to its page", async () => {
  const { form, request } = testApp();
  const post = (headers: Record<string, string>) =>
    form("/ar/settings/profile", { name: "Rania" }, { headers });
  const refused = await post({ Referer: "http://localhost/ar/settings?a=1" });
  expect(refused.status).toBe(401);
  expect(linksIn(await refused.text())).toEqual(["/ar/login?next=%2Far%2Fsettings%3Fa%3D1"]);
  expect(linksIn(await (await post({})).text())).toEqual(["/ar/login"]);
  const head = await request("/settings", { method: "HEAD" });
  expect([head.status, head.headers.get("Location")]).toEqual([302, "/login?next=%2Fsettings"]);
});

test("the back link works behind a TLS proxy", async () => {
  const { request } = testApp({ config: { PUBLIC_ORIGIN: "https://cars.example.com" } });
  const refused = await request(
    "/contact",
    { method: "POST", body: new URLSearchParams({ message: "x".repeat(70_000) }) },
    { headers: { Referer: "https://cars.example.com/contact" } },
  );
  expect(linksIn(await refused.text())).toEqual(["/contact"]);
});

test("the page for a form that is too large links back to the form, never to another site", async () => {
  const { request } = testApp();
  const post = (Referer: string) =>
    request(
      "/ar/contact",
      { method: "POST", body: new URLSearchParams({ message: "x".repeat(70_000) }) },
      { headers: { Referer } },
    );
  const refused = await post("http://localhost/ar/contact?about=1");
  expect(refused.status).toBe(413);
  expect(linksIn(await refused.text())).toEqual(["/ar/contact?about=1"]);
  for (const referer of ["https://evil.example/x", "nonsense", ""])
    expect(linksIn(await (await post(referer)).text())).toEqual(["/ar"]);
});

test("a forbidden page links back to where the visitor came from, after a reload to the home page", async () => {
  const app = testApp();
  const as = await app.signUp();
  const open = async (Referer: string) => {
    const refused = await app.request("/dashboard/users?page=2", {}, { as, headers: { Referer } });
    expect(refused.status).toBe(403);
    return linksIn(await refused.text());
  };
  expect(await open("http://localhost/search?make=Kia")).toEqual(["/search?make=Kia"]);
  expect(await open("http://localhost/dashboard/users?page=2")).toEqual(["/"]);
});
