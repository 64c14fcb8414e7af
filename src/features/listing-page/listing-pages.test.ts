import { expect, test } from "bun:test";
import { FEATURES } from "#src/features/cars/vocabulary.ts";
import { listings } from "#src/features/listings/tables.ts";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { omar, open, publishedCar, publishedPlate, uploadedPhotos } from "#src/testing/pages/listing-page.ts";
import { testOnSqlite } from "#src/testing/site/engines.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { watchQueries } from "#src/testing/site/watch-queries.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { postCar } from "#src/testing/listings/typed-car.ts";

const KINDS = [
  ["car", publishedCar],
  ["plate", publishedPlate],
] as const;

test.each(KINDS)(
  "without a phone number a %s has neither WhatsApp nor a call link, but the inquiry",
  async (_, published) => {
    const { app, path } = await published({}, { phone: null });
    const { html } = await open(app, path);
    expect(html).not.toMatch(/\/(whatsapp|phone)"/);
    expect(html).toContain(`href="${path}/inquiry"`);
  },
);

test.each(KINDS)(
  "neither the seller's phone nor email is in the source of a %s's page",
  async (_, published) => {
    const { app, path } = await published();
    for (const address of [path, `/ar${path}`]) {
      const { status, html } = await open(app, address);
      expect(status).toBe(200);
      for (const secret of ["791234567", "79 123 4567", "omar.secret"]) expect(html).not.toContain(secret);
    }
  },
);

testOnSqlite.each([
  ["/cars", plantCar],
  ["/number-plates", plantPlate],
] as const)("a page of %s runs at most three queries, which are prepared once", async (path, plant) => {
  const app = testApp({ config: { PAGE_CACHE_MB: 0 } });
  const queriesOf = watchQueries(app);
  const seller = await app.signUp();
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) ids.push(await plant(app, seller));
  const [first, ...others] = ids.map((id) => `${path}/${id}`);
  await open(app, first ?? "");
  for (const other of others) {
    const { prepared, run } = await queriesOf(async () => {
      const { html } = await open(app, other);
      expect(html).toContain('id="similar"');
    });
    expect(prepared).toEqual([]);
    expect(run.length).toBeWithin(1, 4);
  }
});

test("the page of a car with every field has at most 900 elements", async () => {
  const app = testApp();
  const as = await app.signUp({ ...omar, verifiedAt: 1, emailVerifiedAt: 1 });
  for (let i = 0; i < 4; i++) await plantCar(app, as, { featured: true, verified: true });
  const images = await uploadedPhotos(app, as, 20);
  const all = { images, features: FEATURES, inspection: "three-good", inspectionNote: "Knock at the front" };
  const { body } = await postCar(app, as, all);
  const { status, html } = await open(app, `/cars/${body.id}`);
  expect(status).toBe(200);
  expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(900);
});

test.each(KINDS)("only admins see a suspended seller's %s, without contacts", async (_, published) => {
  const { app, path, owner } = await published();
  const admin = await app.signUp({ role: "admin" });
  await app.deps.db.withTx((tx) => setUserActive(tx, owner.id, false, app.clock.now()));
  const { html } = await open(app, path, { as: admin });
  expect(html.match(/Seller suspended/g)).toHaveLength(2);
  expect(html).not.toMatch(/badge-new"[^<]*>Active/);
  expect(html).not.toContain(`href="${path}/inquiry"`);
  const pages = [path, `/sellers/${owner.id}`, `/sellers/${owner.id}/report`];
  const statuses = (viewer?: typeof admin) =>
    Promise.all(pages.map(async (page) => (await open(app, page, { as: viewer })).status));
  expect(await statuses(admin)).toEqual([200, 200, 200]);
  expect(await statuses()).toEqual([410, 404, 404]);
});

test.each(KINDS)(
  "a %s's page says when its seller last confirmed that it is available",
  async (_, published) => {
    const { app, path } = await published();
    const set = (values: Partial<typeof listings.$inferInsert>) =>
      app.deps.db.withTx((tx) => tx.update(listings).set(values));
    const read = async (address = path) => (await open(app, address)).html;
    const [listedAt, confirmedAt] = [Date.UTC(2026, 4, 1, 9), Date.UTC(2026, 4, 20, 9)];
    await set({ listedAt });
    expect(await read()).toContain("Confirmed available on 1 May 2026");
    await set({ confirmedAt });
    expect(await read()).toContain("Confirmed available on 20 May 2026");
    expect(await read(`/ar${path}`)).toContain("في 20 أيار 2026 أكّد البائع أنها متوفرة");
    await set({ status: "sold", soldAt: confirmedAt, rev: 1000 });
    expect(await read()).not.toContain("Confirmed available");
    expect(await read()).toContain("Listed 1 May 2026");
  },
);
