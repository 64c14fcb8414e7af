import { expect, test } from "bun:test";
import { testApp } from "#src/testing/site/test-app.ts";
import { GROUPS } from "./words.ts";

const site = testApp();
const htmlAt = async (path: string) => (await site.request(path)).text();

test("the description is in English, whoever asks first", async () => {
  const headers = { "Accept-Language": "ar" };
  const { body } = await site.json("GET", "/api/openapi.json", undefined, { headers });
  expect(body.components.schemas.CarInput.properties.price.description).toBe("Price, in Jordanian dinars.");
});

test("there is a page for each group, with each of its calls", async () => {
  for (const { slug, operations } of GROUPS) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const html = await htmlAt(`/api/docs/${slug}`);
    for (const { id } of operations) expect(html).toContain(`id="${id}"`);
  }
});

test("the Arabic page has an Arabic frame around the English description", async () => {
  const html = await htmlAt("/ar/api/docs/cars");
  expect(html).toContain("واجهة البرمجة");
  expect(html).toMatch(/lang="en" dir="ltr"/);
  expect(html).toContain("Publish a car");
});

test("an unknown group is a page that says so", async () => {
  const response = await site.request("/api/docs/boats");
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toStartWith("text/html");
});

test("the start explains tokens, scopes and errors", async () => {
  const html = await htmlAt("/api/docs");
  for (const word of ["listings:write", "Idempotency-Key", "RateLimit-Remaining", "If-Match", ">507<"])
    expect(html).toContain(word);
  expect(await htmlAt("/ar/api/docs")).toContain('href="/ar/settings/api"');
});
