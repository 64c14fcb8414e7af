import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "bun:test";
import { declaredBy } from "#src/http/describe.ts";
import { isApiPath } from "#src/http/errors.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { addressOf, listCalls } from "./calls.ts";
import { GROUPS } from "./words.ts";

const site = testApp({ config: { PUBLIC_ORIGIN: "https://markaba.test" } });
const { body: document, headers } = await site.json("GET", "/api/openapi.json");
const described = GROUPS.flatMap(({ operations }) => operations);

const isValid = async (given: Record<string, unknown>) =>
  (await new Validator().validate(structuredClone(given))).valid;

async function problemsOf(given: object): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({
    source: JSON.stringify(given),
    absoluteRef: "openapi.json",
    config,
  });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test("every call is described, and every description has a call", () => {
  const routes = site.app.routes.filter(({ path, handler }) => isApiPath(path) && declaredBy(handler).access);
  expect(described.map(addressOf).sort()).toEqual([...new Set(routes.map(addressOf))].sort());
  const names = described.map(({ id }) => id);
  expect(names.length).toBe(new Set(names).size);
});

test("every call declares its answers", () => {
  const silent = listCalls(site.app.routes).filter(({ answers = {} }) => Object.keys(answers).length === 0);
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test("the document is valid OpenAPI 3.1, and a linter finds nothing", async () => {
  expect(await isValid(document)).toBe(true);
  expect(await problemsOf(document)).toEqual([]);
});

test("a broken document is refused", async () => {
  const broken = structuredClone(document);
  broken.paths["/api/cars"].get.responses = "none";
  expect(await isValid(broken)).toBe(false);
  const unnamed = structuredClone(document);
  delete unnamed.paths["/api/cars"].get.operationId;
  unnamed.paths["/api/cars/{id}"].get.responses[200].content["application/json"].example.year = "old";
  expect((await problemsOf(unnamed)).length).toBe(2);
});

test("fields are described with their meaning, limits and units", () => {
  const { price, mileage, fuelType, year } = document.components.schemas.CarInput.properties;
  expect(price).toMatchObject({
    type: "number",
    description: "Price, in Jordanian dinars.",
    examples: [14500],
  });
  expect(mileage).toMatchObject({ type: "integer", minimum: 0, maximum: 2_000_000 });
  expect(mileage.description).toBe("Mileage, in km.");
  expect(fuelType.enum).toContain("Hybrid");
  expect(year.maximum).toBe(new Date().getFullYear() + 1);
  expect(document.components.schemas.Car.properties.createdAt.description).toContain("milliseconds");
});

test("each call names who may make it", () => {
  const securityOf = (path: string, method: string) => document.paths[path][method].security;
  expect(securityOf("/api/cars", "get")).toEqual([{}, { token: [] }, { session: [] }]);
  expect(securityOf("/api/cars", "post")).toEqual([{ token: ["listings:write"] }, { session: [] }]);
  expect(securityOf("/api/auth/me", "get")).toEqual([{ token: [] }, { session: [] }]);
  expect(securityOf("/api/user/password", "post")).toEqual([{ session: [] }]);
});

test("it has a tag, and is not sent again while it is the same", async () => {
  const etag = headers.get("ETag") ?? "";
  const again = await site.request("/api/openapi.json", { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
  expect(document.servers).toEqual([{ url: "https://markaba.test" }]);
});

test("every parameter has a meaning, and the sent `Host` changes nothing", async () => {
  const silent = Object.entries<Record<string, { parameters: { name?: string; description?: string }[] }>>(
    document.paths,
  ).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ parameters }) =>
      parameters.filter(({ name, description }) => name && !description).map(({ name }) => `${path} ${name}`),
    ),
  );
  expect(silent).toEqual([]);
  const elsewhere = testApp();
  const sent = await elsewhere.json("GET", "/api/openapi.json", undefined, {
    headers: { Host: "evil.test" },
  });
  expect(sent.body.servers[0].url).toStartWith("http://localhost");
});
