import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { DAY_MS } from "#src/core/time.ts";
import { markSold, removeListing } from "#src/features/listings/life-cycle/own-listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { type TestApp, testApp } from "#src/testing/site/test-app.ts";

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style|svg|head|dialog)\b.*?<\/\1>/gs, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

const pressed = (html: string) =>
  [...html.matchAll(/<button[^>]* value="([^"]*)" data-favorite="\d+" aria-pressed="true"/g)].map(
    ([, id]) => id,
  );

async function market() {
  const app = testApp();
  const seller = await app.signUp();
  const member = await app.signUp();
  const open = async (path: string, as?: typeof member) =>
    (await app.request(path, {}, as ? { as } : {})).text();
  const save = (id: string) => app.json("PUT", `/api/favorites/${id}`, undefined, { as: member });
  return { app, seller, member, open, save };
}

const setPrice = (app: TestApp, id: string, priceCents: number) =>
  app.deps.db.withTx(async (tx) => {
    await tx.update(listings).set({ priceCents }).where(eq(listings.id, id));
  });

const kept = (id: string, priceCents = 1_770_000) => ({ id, priceCents, savedAt: Date.UTC(2026, 5, 12) });

const list = async (app: TestApp, favorites: unknown, path = "/favorites/list") => {
  const { status, body } = await app.json("POST", path, { favorites });
  return { status, html: String(body), text: textOf(String(body)) };
};

test("guests get one shared page, which loads the browser's favorites; without scripts it links to the sign-in", async () => {
  const { open } = await market();
  const html = await open("/favorites");
  expect(html).toContain('id="favorites-list" data-from="/favorites/list"');
  expect(html).toMatch(/noscript:block".*href="\/login\?next=%2Ffavorites"/s);
  expect(html).toContain('content="noindex"');
  expect(await open("/ar/favorites")).toContain('data-from="/ar/favorites/list"');
});

test("the list marks listings that are cheaper, more expensive, sold, expired or gone", async () => {
  const { app, seller } = await market();
  const cheaper = await plantCar(app, seller, { title: "The cheaper one" });
  const dearer = await plantPlate(app, seller, { title: "The dearer one" });
  const same = await plantCar(app, seller, { title: "The same one" });
  const sold = await plantCar(app, seller, { title: "The sold one" });
  const removed = await plantCar(app, seller, { title: "The removed one" });
  const expired = await plantCar(app, seller, { title: "The old one", expiresAt: app.clock.now() - 1 });
  await markSold(app.deps, seller, sold);
  await removeListing(app.deps, seller, removed);
  const all = [
    kept(cheaper),
    kept(dearer, 20_000),
    kept(same, 1_650_000),
    kept(sold),
    kept(removed),
    kept(expired),
  ];
  const { html, text } = await list(app, all);
  expect(text).toContain("Down 1,200 JD since you saved it");
  expect(text).toContain("Up 50 JD since you saved it");
  expect(text.match(/since you saved it/g)).toHaveLength(2);
  expect(text).toContain("Sold just now");
  expect(text).toContain("This listing has expired");
  expect(text).toContain(
    "A listing you saved on 12 June 2026, when it was listed for 17,700 JD, has been removed. Dismiss",
  );
  expect(text).not.toContain("The removed one");
  expect(html).toMatch(new RegExp(`<button[^>]* value="${removed}"[^>]* name="unsave">Dismiss`));
  expect(html).toContain("badge-drop");
  expect(text).toContain("saved in this browser only");
});

test("the page works in Arabic", async () => {
  const { app, seller } = await market();
  const car = await plantCar(app, seller);
  const { text } = await list(app, [kept(car)], "/ar/favorites/list");
  expect(text).toContain("نزل 1,200 دينار منذ أن حفظت الإعلان");
});

test("an empty list, invalid ids and unknown ids cause no error", async () => {
  const { app } = await market();
  expect((await list(app, [])).text).toContain("No favorites yet");
  expect((await list(app, [null, 7, {}, { id: "<script>" }])).text).toContain("No favorites yet");
  expect((await list(app, [kept("nobodys")])).text).toContain("has been removed");
  for (const wrong of [undefined, "text", Array.from({ length: 501 }, () => 1)])
    expect((await list(app, wrong)).status).toBe(400);
});

test("a guest's list is rendered at most 120 times a minute per address", async () => {
  const { app } = await market();
  const ask = (address: string) => app.json("POST", "/favorites/list", { favorites: [] }, { address });
  for (let i = 0; i < 120; i++) expect((await ask("192.0.2.1")).status).toBe(200);
  expect((await ask("192.0.2.1")).status).toBe(429);
  expect((await ask("192.0.2.2")).status).toBe(200);
});

test("a member's page is rendered completely on the server, without the guests' text", async () => {
  const { app, seller, member, open, save } = await market();
  const car = await plantCar(app, seller);
  const plate = await plantPlate(app, seller);
  await save(car);
  await save(plate);
  await setPrice(app, car, 1_530_000);
  const html = await open("/favorites", member);
  expect(textOf(html)).toContain("Down 1,200 JD since you saved it");
  expect(html).not.toContain("data-from");
  expect(textOf(html)).not.toContain("in this browser only");
  expect(pressed(html)).toEqual([car, plate]);
});

test("members' pages have pressed hearts and a count in the header, guests' pages never", async () => {
  const { app, seller, member, open, save } = await market();
  const [car, other] = [await plantCar(app, seller), await plantCar(app, seller, { title: "Another" })];
  await save(car);
  for (const path of ["/search", "/ar/search", `/cars/${car}`, `/cars/${other}`, "/"]) {
    const html = await open(path, member);
    expect(pressed(html)).toEqual([car]);
    expect(html).toContain(`data-saved="${car}"`);
    expect(html).toMatch(/aria-label="(Favorites|المفضلة): 1" data-favorites="1"/);
    const guest = await open(path);
    expect(pressed(guest)).toEqual([]);
    expect(guest).toMatch(
      new RegExp(`value="${car}" data-favorite="1650000" aria-pressed="false"[^>]* name="save"`),
    );
    expect(guest).not.toMatch(/data-favorites="\d|data-saved/);
  }
  app.clock.advance(DAY_MS);
  await app.json("DELETE", `/api/favorites/${car}`, undefined, { as: member });
  expect(await open("/search", member)).not.toMatch(/data-favorites="\d|data-saved/);
});

test("a heart works without scripts: it saves, removes and confirms, and sends guests to sign-in and back", async () => {
  const { app, seller, member, open } = await market();
  const car = await plantCar(app, seller);
  const press = (fields: Record<string, string>, as?: typeof member) =>
    app.form("/favorites", fields, as ? { as } : {});
  const saved = await press({ save: car, next: "/search?make=Toyota" }, member);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/search?make=Toyota"]);
  expect(saved.headers.get("Set-Cookie")).toContain("flash=favoriteSaved");
  expect(pressed(await open("/search", member))).toEqual([car]);
  expect((await press({ unsave: car, next: "//evil.example" }, member)).headers.get("Location")).toBe(
    "/favorites",
  );
  expect(pressed(await open("/search", member))).toEqual([]);
  const guest = await press({ save: car, next: "/search" });
  expect(guest.headers.get("Location")).toBe("/login?next=%2Fsearch");
  expect((await press({ save: "nobodys" }, member)).status).toBe(404);
  expect((await press({ save: "x".repeat(100) }, member)).status).toBe(400);
});
