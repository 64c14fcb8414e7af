import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { writeViews } from "#src/features/listings/life-cycle/visits.ts";
import { listings } from "#src/features/listings/tables.ts";
import { uploadedPhotos } from "#src/testing/pages/listing-page.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";

test("guests' pages have prefetch rules, members' pages have none", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const car = await plantCar(app, seller);
  const headerOf = async (path: string, headers = {}) =>
    (await app.request(path, {}, { headers })).headers.get("Speculation-Rules");
  for (const path of ["/", "/ar/search", "/number-plates", `/cars/${car}`, "/help", "/search"])
    expect(await headerOf(path)).toBe('"/speculation-rules.json"');
  expect(await headerOf("/search", { Cookie: seller.cookie })).toBeNull();

  const rules = await app.request("/speculation-rules.json");
  expect(rules.headers.get("Content-Type")).toBe("application/speculationrules+json");
  const { prefetch } = (await rules.json()) as { prefetch: { eagerness: string }[] };
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(["moderate", "moderate"]);
});

test("links that count or send something are not prefetched", async () => {
  const { prefetch } = (await (await testApp().request("/speculation-rules.json")).json()) as {
    prefetch: { where: { and: [{ href_matches: { pathname: string }[] }] } }[];
  };
  const matches = (path: string) =>
    prefetch.some(({ where }) =>
      where.and[0].href_matches.some((pattern) => new URLPattern(pattern).test({ pathname: path })),
    );
  for (const path of ["/cars/1", "/ar/cars/1", "/number-plates/1", "/search", "/ar/number-plates"])
    expect([path, matches(path)]).toEqual([path, true]);
  for (const path of ["/cars/1/whatsapp", "/number-plates/1/phone", "/logout", "/dashboard", "/login"])
    expect([path, matches(path)]).toEqual([path, false]);
});

test("a prefetched page does not count as a view; requesting it again does", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const listed = { cars: await plantCar(app, seller), "number-plates": await plantPlate(app, seller) };
  for (const [kind, id] of Object.entries(listed)) {
    const path = `/${kind}/${id}`;
    const views = async () => {
      await writeViews(app.deps);
      const [row] = await app.deps.db.read.select().from(listings).where(eq(listings.id, id));
      return row?.viewCount;
    };
    for (const purpose of ["prefetch", "prefetch;prerender", "prefetch;anonymous-client-ip"])
      expect((await app.request(path, {}, { headers: { "Sec-Purpose": purpose } })).status).toBe(200);
    expect(await views()).toBe(0);
    await app.request(path);
    expect(await views()).toBe(1);
  }
});

test("every page with a picture at its top preloads it in the head, once", async () => {
  const app = testApp();
  const as = await app.signUp();
  const images = await uploadedPhotos(app, as, 2);
  const { id } = (await app.json("POST", "/api/cars", { ...typedCar, images }, { as })).body;
  const plate = await plantPlate(app, as);
  for (const [path, picture] of [
    ["/", /href="\/art\/hero/],
    ["/search", /imageSrcSet="\/photos\/[^"]*320\.webp[^"]*" imageSizes="[^"]*270px/],
    [`/cars/${id}`, /imageSrcSet="\/photos\/[^"]*1280\.webp[^"]*" imageSizes="[^"]*752px/],
    ["/number-plates", /href="\/art\/plate/],
    [`/number-plates/${plate}`, /href="\/art\/plate/],
  ] as const) {
    const [head = "", body = ""] = (await (await app.request(path)).text()).split("</head>");
    const links = head.match(/<link [^>]*as="image"[^>]*>/g);
    expect(links).toHaveLength(1);
    expect(links?.[0]).toMatch(picture);
    expect(body).not.toContain('rel="preload"');
  }
});
