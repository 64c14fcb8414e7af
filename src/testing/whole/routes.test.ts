import { expect, test } from "bun:test";
import { declaredBy } from "#src/http/describe.ts";
import { testApp } from "../site/test-app.ts";

test("every route declares its access", () => {
  const { app } = testApp();
  const declared = new Map<string, string | undefined>();
  for (const { method, path, handler } of app.routes) {
    if (method === "ALL" || path === "/*") continue;
    const route = `${method} ${path}`;
    declared.set(route, declared.get(route) ?? declaredBy(handler).access);
  }
  expect(declared.size).toBeGreaterThan(20);
  expect([...declared].filter(([, access]) => access === undefined).map(([route]) => route)).toEqual([]);
});

test("an address with a trailing slash redirects to the page without it, and never to another site", async () => {
  const { request } = testApp();
  for (const [path, place] of [
    ["/ar/", "/ar"],
    ["/search/", "/search"],
    ["/ar/search//?make=Kia&q=a%2Fb/", "/ar/search?make=Kia&q=a%2Fb/"],
  ]) {
    const response = await request(path ?? "");
    expect([path, response.status, response.headers.get("Location")]).toEqual([path, 301, place ?? ""]);
  }
  for (const path of ["//evil.example/", "/\\evil.example/", "/.//evil.example/", "/api/cars/"])
    expect([path, (await request(path)).headers.get("Location")]).toEqual([path, null]);
  expect((await request("/search/", { method: "POST" })).status).toBe(404);
});

test("an undeclared path is a 404 page or a JSON 404", async () => {
  const { request, json } = testApp();
  const page = await request("/nothing/here");
  expect(page.status).toBe(404);
  expect(await page.text()).toContain("404 Page Not Found");
  expect(await (await request("/arabia")).text()).toContain('<html lang="en"');
  expect((await json("GET", "/api/nothing")).body).toEqual({ error: "404 Page Not Found", code: "notFound" });
});

test("a known path of the API refuses other methods and lists the allowed ones; a page is a 404", async () => {
  const { json, request } = testApp();
  const wrong = await json("DELETE", "/api/cars");
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get("Allow")).toBe("HEAD, GET, POST");
  expect(wrong.body).toEqual({
    error: "This address doesn't accept this type of request.",
    code: "methodNotAllowed",
  });
  expect((await json("GET", "/api/auth/login")).headers.get("Allow")).toBe("POST");
  expect((await json("PUT", "/api/cars/some-id")).status).toBe(405);
  expect((await json("DELETE", "/api/nothing")).status).toBe(404);
  expect((await request("/search", { method: "POST" })).status).toBe(404);
  const closed = testApp({ config: { BETA_PASSWORD: "open sesame" } });
  expect((await closed.json("DELETE", "/api/cars")).status).toBe(401);
});
