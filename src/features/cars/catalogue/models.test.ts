import { expect, test } from "bun:test";
import { testApp } from "#src/testing/site/test-app.ts";

const app = testApp();

async function modelsOf(query: string, language = "en"): Promise<{ value: string; label: string }[]> {
  const { status, body } = await app.json("GET", `/api/models?${query}`, undefined, {
    headers: { "Accept-Language": language },
  });
  expect(status).toBe(200);
  return body.models;
}

test("models of makes are returned in the reader's language", async () => {
  expect(await modelsOf("make=Toyota")).toContainEqual({ value: "Camry", label: "Camry" });
  expect(await modelsOf("make=Toyota", "ar")).toContainEqual({ value: "Camry", label: "كامري" });
  const both = await modelsOf("make=Toyota&make=Honda&make=Toyota");
  expect(both).toContainEqual({ value: "Civic", label: "Civic" });
  expect(new Set(both.map(({ label }) => label)).size).toBe(both.length);
});

test("an unknown make has no models", async () => {
  expect(await modelsOf("")).toEqual([]);
  expect(await modelsOf("make=Nothing&make=__proto__")).toEqual([]);
});
