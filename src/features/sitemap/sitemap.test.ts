import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { DAY_MS } from "#src/core/time.ts";
import { PAGE_NAMES, pagePath } from "#src/features/help/schema.ts";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { listings } from "#src/features/listings/tables.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { countSitemaps, listForSitemap, listSellersForSitemap } from "./queries.ts";
import { addressOf } from "#src/testing/pages/listing-address.ts";

const ORIGIN = "https://cars.example.com";
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => loc);

test("robots.txt links the sitemaps and excludes addresses that count as a contact", async () => {
  const { request } = testApp({ config: { PUBLIC_ORIGIN: ORIGIN } });
  const response = await request("/robots.txt");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
  const lines = (await response.text()).split("\n");
  for (const line of [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /*/whatsapp",
    `Sitemap: ${ORIGIN}/sitemap.xml`,
  ])
    expect(lines).toContain(line);
  expect(lines).not.toContain("Disallow: /");
});

test("behind the beta gate robots are excluded, and there is no sitemap", async () => {
  const { request } = testApp({ config: { BETA_PASSWORD: "open sesame" } });
  expect(await (await request("/robots.txt")).text()).toBe("User-agent: *\nDisallow: /\n");
  for (const path of [
    "/sitemap.xml",
    "/sitemaps/pages.xml",
    "/sitemaps/listings/1.xml",
    "/sitemaps/sellers/1.xml",
  ])
    expect((await request(path)).status).toBe(401);
});

test("static pages are in the sitemap in both languages, and each exists", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: ORIGIN } });
  const { request } = app;
  const seller = await app.signUp();
  await plantCar(app, seller);
  await plantPlate(app, seller);
  const xml = await (await request("/sitemaps/pages.xml")).text();
  const addresses = locs(xml).map((loc) => new URL(loc).pathname);
  for (const path of ["/search", "/contact", ...PAGE_NAMES.map(pagePath)])
    expect(addresses).toEqual(expect.arrayContaining([path, `/ar${path}`]));
  for (const path of addresses) {
    const response = await request(
      path,
      {},
      { headers: { "Accept-Language": path.startsWith("/ar") ? "ar" : "en" } },
    );
    expect([path, response.status]).toEqual([path, 200]);
    expect([path, (await response.text()).includes('content="noindex"')]).toEqual([path, false]);
  }
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="ar" href="${ORIGIN}/ar/search"/>`);
});

test("listings for sale are included in both languages with their last change, others are not", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: ORIGIN } });
  const seller = await app.signUp();
  const car = await plantCar(app, seller);
  const plate = await plantPlate(app, seller);
  await plantCar(app, seller, { status: "sold" });
  await plantCar(app, seller, { hold: "review" });
  await plantCar(app, seller, { expiresAt: app.clock.now() - DAY_MS });
  expect(locs(await (await app.request("/sitemap.xml")).text())).toEqual([
    `${ORIGIN}/sitemaps/pages.xml`,
    `${ORIGIN}/sitemaps/listings/1.xml`,
    `${ORIGIN}/sitemaps/sellers/1.xml`,
  ]);
  const response = await app.request("/sitemaps/listings/1.xml");
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const xml = await response.text();
  const pages = [await addressOf(app, car), await addressOf(app, plate)];
  expect(locs(xml).sort()).toEqual(pages.flatMap((page) => [ORIGIN + page, `${ORIGIN}/ar${page}`]).sort());
  expect(xml).toContain(`<lastmod>${new Date(app.clock.now()).toISOString()}</lastmod>`);
  expect(xml).toContain(`hreflang="ar" href="${ORIGIN}/ar${pages[0]}"`);
  expect(xml.endsWith("</urlset>\n")).toBe(true);
  for (const part of ["2.xml", "0.xml", "x.xml", "1"])
    expect([part, (await app.request(`/sitemaps/listings/${part}`)).status]).toEqual([part, 404]);
});

test("an empty market has only the static pages; a suspended seller's listings are left out", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: ORIGIN } });
  expect(locs(await (await app.request("/sitemap.xml")).text())).toHaveLength(1);
  const seller = await app.signUp();
  await plantCar(app, seller);
  expect(locs(await (await app.request("/sitemap.xml")).text())).toHaveLength(3);
  await app.deps.db.withTx((tx) => setUserActive(tx, seller.id, false, app.clock.now()));
  expect(locs(await (await app.request("/sitemap.xml")).text())).toHaveLength(1);
  expect(await app.deps.db.read.$count(users, eq(users.id, seller.id))).toBe(1);
});

test("sellers are included once while they have something for sale, with its last change", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: ORIGIN } });
  const { read } = app.deps.db;
  const [first, second, sold, suspended] = [
    await app.signUp(),
    await app.signUp(),
    await app.signUp(),
    await app.signUp(),
  ];
  await plantCar(app, first);
  await plantCar(app, second);
  await plantCar(app, sold, { status: "sold" });
  await plantCar(app, suspended);
  await app.deps.db.withTx((tx) => setUserActive(tx, suspended.id, false, app.clock.now()));
  app.clock.advance(DAY_MS);
  await plantPlate(app, first);
  const xml = await (await app.request("/sitemaps/sellers/1.xml")).text();
  const shown = [first.id, second.id];
  expect(locs(xml).sort()).toEqual(
    shown.flatMap((id) => [`${ORIGIN}/sellers/${id}`, `${ORIGIN}/ar/sellers/${id}`]).sort(),
  );
  expect(xml.split(`<lastmod>${new Date(app.clock.now()).toISOString()}</lastmod>`)).toHaveLength(3);
  expect((await app.request("/sitemaps/sellers/2.xml")).status).toBe(404);
  const found: string[] = [];
  for (const part of [1, 2])
    for await (const rows of listSellersForSitemap(read, app.clock.now(), part, 1))
      found.push(...rows.map(({ id }) => id));
  expect(found).toEqual(shown.toSorted());
});

test("every listing is in exactly one part, for any size of parts", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const ids: string[] = [];
  for (let i = 0; i < 7; i++) ids.push(await plantCar(app, seller));
  const { read } = app.deps.db;
  const now = app.clock.now();
  for (const size of [1, 2, 3, 7, 10]) {
    const { listings: parts } = await countSitemaps(read, now, size);
    expect(parts).toBe(Math.ceil(7 / size));
    const found: string[] = [];
    for (let part = 1; part <= parts; part++)
      for await (const rows of listForSitemap(read, now, part, size)) found.push(...rows.map(({ id }) => id));
    expect(found).toEqual(ids.toSorted());
  }
});

test("every listing is in exactly one part, also with more listings than one batch", async () => {
  const app = testApp();
  const { db } = app.deps;
  const listed = await plantCar(app, await app.signUp());
  const [row] = await db.read.select().from(listings);
  const copies = Array.from(
    { length: 2002 },
    (_, i) => ({ ...row, id: `a${i}`, number: i }) as typeof listings.$inferInsert,
  );
  await db.withTx(async (tx) => {
    for (let from = 0; from < copies.length; from += 500)
      await tx.insert(listings).values(copies.slice(from, from + 500));
  });
  const found: string[] = [];
  for (const part of [1, 2])
    for await (const rows of listForSitemap(db.read, app.clock.now(), part, 1002))
      found.push(...rows.map(({ id }) => id));
  expect(found).toEqual([listed, ...copies.map(({ id }) => id)].toSorted());
});
