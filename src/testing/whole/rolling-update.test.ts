import { expect } from "bun:test";
import type { PostgresDatabase } from "#src/db/postgres/open.ts";
import { testOnPostgres } from "../site/engines.ts";
import { addAsNextRelease } from "../site/next-release.ts";
import { type TestApp, testApp } from "../site/test-app.ts";
import { postCar } from "../listings/typed-car.ts";

/** Uses a site like its users; returns the statuses. */
async function useSite(app: TestApp, name: string): Promise<number[]> {
  const seller = await app.signUp({ email: `${name}@example.com` });
  const { status, body } = await postCar(app, seller, { title: `Camry ${name}` });
  const inquiry = {
    carId: body.id,
    buyerName: "Lina",
    buyerPhone: "0787654321",
    buyerEmail: "lina@example.com",
    message: "Is it still there, and when may I see it?",
  };
  const found = await (await app.request(`/search?q=${name}`)).text();
  expect(found).toContain(`Camry ${name}`);
  return [
    status,
    (await app.request(`/cars/${body.id}`)).status,
    (await app.json("PATCH", `/api/cars/${body.id}`, { price: 9000 }, { as: seller })).status,
    (await app.json("POST", "/api/inquiries", inquiry)).status,
    (await app.request("/dashboard", {}, { as: seller })).status,
    (await app.json("POST", `/api/cars/${body.id}/sale`, undefined, { as: seller })).status,
  ];
}

testOnPostgres("a server keeps working while the next release changes its tables", async () => {
  const ours = testApp();
  const theirs = testApp({ beside: ours });
  const before = await useSite(ours, "before");
  expect(before.filter((status) => status >= 300)).toEqual([]);
  await addAsNextRelease((theirs.deps.db as PostgresDatabase).pool);
  expect(await useSite(ours, "after")).toEqual(before);
  expect(await useSite(theirs, "beside")).toEqual(before);
});
