import { expect, test } from "bun:test";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { removeListing } from "#src/features/listings/life-cycle/own-listings.ts";
import { writeViews } from "#src/features/listings/life-cycle/visits.ts";
import { listings } from "#src/features/listings/tables.ts";
import { publishedCar, publishedPlate } from "#src/testing/pages/listing-page.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { type TestApp, testApp, type TestUser } from "#src/testing/site/test-app.ts";

const ORIGIN = "https://cars.example.com";

/** The response's status, and the target of a redirect. */
async function visit(app: TestApp, path: string, as?: TestUser, method = "GET") {
  const response = await app.request(path, { method }, as ? { as } : {});
  return [response.status, response.headers.get("Location")];
}

test.each([
  ["car", publishedCar, "/cars/100001-toyota-camry-2019"],
  ["plate", publishedPlate, "/number-plates/100001-10-12321"],
])(
  "a %s has one address, which its page names, also where it is asked for by its id",
  async (_, published, address) => {
    const { app, path } = await published();
    app.deps.config.PUBLIC_ORIGIN = ORIGIN;
    for (const base of ["", "/ar"])
      for (const asked of [path, address]) {
        const html = await (await app.request(base + asked)).text();
        expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${base}${address}"/>`);
        expect(html).toContain(`<link rel="alternate" hrefLang="ar" href="${ORIGIN}/ar${address}"/>`);
        expect(html).toContain(`property="og:url" content="${ORIGIN}${base}${address}"`);
        expect(html).toContain(`"url":"${ORIGIN}${base}${address}"`);
        expect(html).toContain(
          `<bdi dir="ltr">cars.example.com${base}${address.replace(/(\/\d+)-.*/, "$1")}</bdi>`,
        );
        expect(html).toContain(`name="next" value="${base}${address}"`);
      }
    expect((await app.json("GET", `/api${path}`)).body).toMatchObject({ number: 100_001, url: address });
  },
);

test("the number alone, with other words or with another kind redirects to the address, in the same language", async () => {
  const app = testApp();
  const seller = await app.signUp();
  await plantCar(app, seller);
  await plantPlate(app, seller);
  const [car, plate] = ["/cars/100001-toyota-camry-2019", "/number-plates/100002-10-48213"];
  for (const [asked, there] of [
    ["/cars/100001", car],
    ["/cars/100001-", car],
    ["/cars/100001-kia-rio-2015", car],
    ["/cars/100001-Toyota-Camry-2019", car],
    ["/cars/100001-toyota?from=mail&x=%D9%83", `${car}?from=mail&x=%D9%83`],
    ["/number-plates/100001", car],
    ["/cars/100002", plate],
    ["/number-plates/100002-12-7777", plate],
  ] as const)
    for (const base of ["", "/ar"])
      for (const method of ["GET", "HEAD"])
        expect(await visit(app, base + asked, undefined, method)).toEqual([301, base + there]);
});

test("a page below the address redirects to the same page below the id, in the same language", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const car = `/cars/${await plantCar(app, seller)}`;
  const plate = `/number-plates/${await plantPlate(app, seller)}`;
  for (const base of ["", "/ar"])
    for (const [asked, there] of [
      ["/cars/100001-toyota-camry-2019", car],
      ["/cars/100001", car],
      ["/number-plates/100002-10-48213", plate],
    ] as const) {
      for (const page of ["inquiry", "phone", "whatsapp", "report", "edit"])
        expect(await visit(app, `${base}${asked}/${page}?x=1`)).toEqual([308, `${base}${there}/${page}?x=1`]);
      expect(await visit(app, `${base}${there}/inquiry`)).toEqual([200, null]);
    }
  expect(await visit(app, "/cars/100003-kia-rio-2015/inquiry")).toEqual([404, null]);
});

test("when the words change, the old address redirects right away, and again if they change back", async () => {
  const { app, owner, path } = await publishedCar();
  const [camry, corolla] = ["/cars/100001-toyota-camry-2019", "/cars/100001-toyota-corolla-2019"];
  const call = (model: string) => app.json("PATCH", `/api${path}`, { model }, { as: owner });
  expect(await visit(app, camry)).toEqual([200, null]);
  await call("Corolla");
  expect(await visit(app, camry)).toEqual([301, corolla]);
  expect(await visit(app, corolla)).toEqual([200, null]);
  expect((await app.request(camry)).headers.get("Cache-Control")).toBe("no-cache");
  await call("Camry");
  expect(await visit(app, camry)).toEqual([200, null]);
  expect(await visit(app, corolla)).toEqual([301, camry]);
});

test("a removed or hidden listing responds to its number like to its id, and reveals no words", async () => {
  const app = testApp();
  const [seller, other, admin] = [
    await app.signUp(),
    await app.signUp(),
    await app.signUp({ role: "admin" }),
  ];
  const removed = await plantCar(app, seller);
  await plantCar(app, seller, { hold: "review" });
  await plantCar(app, other);
  await removeListing(app.deps, seller, removed);
  await app.deps.db.withTx((tx) => setUserActive(tx, other.id, false, app.clock.now()));
  for (const number of [100_001, 100_002, 100_003])
    for (const asked of [`/cars/${number}`, `/cars/${number}-toyota-camry-2019`])
      expect(await visit(app, asked)).toEqual([410, null]);
  expect(await visit(app, "/number-plates/100002")).toEqual([404, null]);
  expect(await visit(app, "/cars/100004-toyota-camry-2019")).toEqual([404, null]);
  expect(await visit(app, "/cars/999999999999")).toEqual([404, null]);
  const held = "/cars/100002-toyota-camry-2019";
  for (const viewer of [seller, admin]) {
    expect(await visit(app, held, viewer)).toEqual([200, null]);
    expect(await visit(app, "/cars/100002", viewer)).toEqual([301, held]);
  }
});

test("a number is never reused", async () => {
  const { app, owner } = await publishedCar();
  await app.deps.db.withTx((tx) => tx.delete(listings));
  await plantPlate(app, owner);
  expect(await visit(app, "/cars/100001-toyota-camry-2019")).toEqual([404, null]);
  expect(await visit(app, "/number-plates/100002")).toEqual([301, "/number-plates/100002-10-48213"]);
});

test("a visit by number counts once, even with a redirect", async () => {
  const { app } = await publishedCar();
  await app.request("/cars/100001");
  await app.request("/cars/100001-toyota-camry-2019");
  await writeViews(app.deps);
  const [listing] = await app.deps.db.read.select().from(listings);
  expect(listing?.viewCount).toBe(1);
});

test("the number is on the page, in print, on the dashboard and in the admin panel, easy to copy", async () => {
  const { app, owner, path } = await publishedCar();
  const admin = await app.signUp({ role: "admin" });
  await app.json("POST", "/api/reports", { listingId: path.split("/").at(-1), reason: "scam" });
  const read = async (address: string, as?: TestUser) =>
    (await (await app.request(address, {}, as ? { as } : {})).text()).replaceAll("<!-- -->", "");
  const [english, arabic] = [await read(path), await read(`/ar${path}`)];
  expect(english).toContain('<span class="select-all">Listing 100001</span>');
  expect(english).toMatch(/class="sheet-number">Listing 100001</);
  expect(arabic).toContain('<span class="select-all">إعلان 100001</span>');
  expect(await read("/dashboard", owner)).toMatch(/· <span[^>]*>Listing 100001</);
  for (const page of ["listings", "reports", "review"])
    expect([page, await read(`/dashboard/${page}`, admin)]).toEqual([
      page,
      expect.stringContaining("Listing 100001"),
    ]);
});
