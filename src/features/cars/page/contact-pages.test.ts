import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { DAY_MS } from "#src/core/time.ts";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { cars } from "../tables.ts";
import { listings } from "#src/features/listings/tables.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { type TestApp, testApp } from "#src/testing/site/test-app.ts";
import { addressOf } from "#src/testing/pages/listing-address.ts";

async function carOfSeller() {
  const app = testApp();
  const seller = await app.signUp({ phone: "+962791234567", name: "Rania" });
  return { app, seller, id: await plantCar(app, seller) };
}

async function contactsOf({ deps }: TestApp, id: string): Promise<number | undefined> {
  const [row] = await deps.db.read.select().from(listings).where(eq(listings.id, id));
  return row?.contactCount;
}

test("WhatsApp opens a chat with the seller and a greeting in the page's language", async () => {
  const { app, id } = await carOfSeller();
  const chat = async (base: string) => {
    const response = await app.request(`${base}/cars/${id}/whatsapp`);
    expect(response.status).toBe(302);
    const location = response.headers.get("Location") ?? "";
    expect(location).not.toContain("+");
    return new URL(location);
  };
  const english = await chat("");
  expect([english.origin, english.pathname]).toEqual(["https://wa.me", "/962791234567"]);
  for (const word of ["2019", "Toyota", "Camry", "16,500 JOD"])
    expect(english.searchParams.get("text")).toContain(word);
  const arabic = await chat("/ar");
  for (const word of ["2019", "تويوتا", "كامري", "16,500"])
    expect(arabic.searchParams.get("text")).toContain(word);
  expect(await contactsOf(app, id)).toBe(2);
});

test.each(["", "/ar"])(
  "a car of an unlisted make or model is named by its title in the greeting (%p)",
  async (base) => {
    const { app, id } = await carOfSeller();
    await app.deps.db.withTx((tx) => tx.update(cars).set({ make: "Other", model: "Other" }));
    const response = await app.request(`${base}/cars/${id}/whatsapp`);
    const text = new URL(response.headers.get("Location") ?? "").searchParams.get("text");
    expect(text).toContain("Toyota Camry 2019");
    expect(text).not.toMatch(/Other|أخرى/);
  },
);

test("the number has its own page, with a link to call it", async () => {
  const { app, seller, id } = await carOfSeller();
  const response = await app.request(`/ar/cars/${id}/phone`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(html).toContain('href="tel:+962791234567"');
  expect(html).toContain("079 123 4567");
  expect(html).toContain(`href="/ar${await addressOf(app, id)}"`);
  expect(await contactsOf(app, id)).toBe(1);
  await app.request(`/cars/${id}/phone`, {}, { as: seller });
  expect(await contactsOf(app, id)).toBe(1);
});

test("a car that is not for sale has no contacts", async () => {
  const { app, seller, id } = await carOfSeller();
  const silent = await plantCar(app, await app.signUp());
  const sold = await plantCar(app, seller, { status: "sold" });
  const removed = await plantCar(app, seller, { status: "removed" });
  const statuses: [id: string, status: number][] = [
    ["nothing", 404],
    [silent, 404],
    [sold, 410],
    [removed, 410],
  ];
  const check = async (id: string, status: number) => {
    for (const page of ["whatsapp", "phone"]) {
      const response = await app.request(`/cars/${id}/${page}`);
      expect([page, response.status]).toEqual([page, status]);
      expect(await response.text()).not.toContain("791234567");
    }
  };
  for (const [id, status] of statuses) await check(id, status);
  app.clock.advance(30 * DAY_MS);
  await check(id, 410);
  await app.deps.db.withTx((tx) => setUserActive(tx, seller.id, false, app.clock.now()));
  await check(id, 410);
});

test("WhatsApp, the number's page and the API share a limit per address", async () => {
  const { app } = await carOfSeller();
  const paths: string[] = [];
  for (let i = 0; i < 33; i++) {
    const seller = await app.signUp({ phone: "+962791234567" });
    const id = await plantCar(app, seller);
    paths.push([`/cars/${id}/whatsapp`, `/ar/cars/${id}/phone`, `/api/users/${seller.id}`][i % 3] ?? "");
  }
  for (const path of paths.slice(0, 30)) expect((await app.request(path)).status).toBeLessThan(400);
  for (const path of paths.slice(30)) {
    const refused = await app.request(path);
    expect(refused.status).toBe(429);
    expect(await refused.text()).not.toContain("791234567");
  }
});

test("the beta gate hides the seller's contacts", async () => {
  const app = testApp({ config: { BETA_PASSWORD: "open sesame" } });
  const id = await plantCar(app, await app.signUp({ phone: "+962791234567" }));
  for (const path of [`/cars/${id}/whatsapp`, `/cars/${id}/phone`, `/api/cars/${id}`, "/api/cars"]) {
    const response = await app.request(path);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toMatch(/791234567|Camry/);
  }
});
