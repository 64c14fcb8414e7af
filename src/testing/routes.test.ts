import { expect, test } from "bun:test";
import { accessOf } from "#src/auth/access.ts";
import { testApp } from "./test-app.ts";

test("every route declares who may call it", () => {
  const { app } = testApp();
  const declared = new Map<string, string | undefined>();
  for (const { method, path, handler } of app.routes) {
    if (method === "ALL" || path === "/*") continue;
    const route = `${method} ${path}`;
    declared.set(route, declared.get(route) ?? accessOf(handler));
  }
  expect(declared.size).toBeGreaterThan(20);
  expect([...declared].filter(([, access]) => access === undefined).map(([route]) => route)).toEqual([]);
});

test("a path that nobody declared is a 404 page or a JSON 404", async () => {
  const { request, json } = testApp();
  const page = await request("/nothing/here");
  expect(page.status).toBe(404);
  expect(await page.text()).toContain("404 Page Not Found");
  expect((await json("GET", "/api/nothing")).body).toEqual({ error: "404 Page Not Found", code: "notFound" });
});
