import { expect, test } from "bun:test";
import { testApp } from "#src/testing/site/test-app.ts";

test("query parameters fill in a new car's form instead of the last draft", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const read = async (path: string) => (await app.request(path, {}, { as: seller })).text();
  const draft = { kind: "car", values: { model: "Sephia" }, photos: [], editedMsAgo: 0 };
  const { status } = await app.json("PUT", `/api/user/drafts/${crypto.randomUUID()}`, draft, { as: seller });
  expect(status).toBe(204);
  expect(await read("/list-car")).toMatch(/name="model"[^>]*value="Sephia"/);
  const page = await read(
    "/list-car?make=Toyota&model=Camry&year=2018&fuelType=Hybrid&price=18650&title=Mine",
  );
  expect(page).toMatch(/name="model"[^>]*value="Camry"/);
  expect(page).toMatch(/name="year"[^>]*value="2018"/);
  expect(page).toMatch(/name="price"[^>]*value="18650"/);
  expect(page).toMatch(/checked=""[^>]*value="Hybrid"|value="Hybrid"[^>]*checked=""/);
  expect(page).not.toMatch(/name="title"[^>]*value="Mine"/);
});
