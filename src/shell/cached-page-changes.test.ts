import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { markSold } from "#src/features/listings/life-cycle/own-listings.ts";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { TESTIMONIALS } from "#src/demo/plant.ts";
import { changeSetting } from "#src/features/site/actions.ts";
import { OLD, cachedSite } from "#src/testing/site/cached-site.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";

test("a cached page is rendered again after a minute", async () => {
  const { open, openTwice, changeUnnoticed, clock, pages } = await cachedSite();
  for (const path of pages) await openTwice(path);
  await changeUnnoticed();
  clock.advance(MINUTE_MS - 1);
  const kept = new Map<string, string>();
  for (const path of pages) kept.set(path, (await open(path)).text);
  for (const [path, text] of kept) expect([path, text.includes(OLD)]).toEqual([path, true]);
  clock.advance(1);
  // A page that is rendered again has the new title or other ages.
  for (const [path, text] of kept) expect([path, (await open(path)).text === text]).toEqual([path, false]);
});

test("a sold, changed or new listing is up to date on the next request", async () => {
  const { open, openTwice, app, seller, car, deps, pages } = await cachedSite();
  for (const path of pages) await openTwice(path);
  await plantCar(app, seller, { title: "The added one" });
  for (const path of ["/search", `/sellers/${seller.id}`, `/cars/${car}`])
    expect([path, (await open(path)).text.includes("The added one")]).toEqual([path, true]);
  await markSold(deps, seller, car);
  expect((await open("/search")).text).not.toContain(OLD);
  expect((await open(`/cars/${car}`)).text).toContain("Sold");
});

test("an expired listing disappears from the results right away", async () => {
  const { open, openTwice, app, seller, clock } = await cachedSite();
  await plantCar(app, seller, { title: "The old one", expiresAt: clock.now() + 1000 });
  expect((await openTwice("/search")).text).toContain("The old one");
  clock.advance(1000);
  expect((await open("/search")).text).not.toContain("The old one");
});

test("a seller's new name or suspension is visible on the next request", async () => {
  const { open, openTwice, seller, car, deps, clock } = await cachedSite();
  const paths = [`/cars/${car}`, `/sellers/${seller.id}`];
  for (const path of paths) expect((await openTwice(path)).text).toContain("Omar Haddad");
  await deps.db.withTx(async (tx) => {
    await tx.update(users).set({ name: "Omar the Second" }).where(eq(users.id, seller.id));
  });
  for (const path of paths) expect((await open(path)).text).toContain("Omar the Second");
  await deps.db.withTx((tx) => setUserActive(tx, seller.id, false, clock.now()));
  for (const path of paths) expect((await open(path)).status).not.toBe(200);
});

test("a changed announcement or testimonial is visible on the next request, in its language", async () => {
  const { open, openTwice, app, deps } = await cachedSite();
  const admin = await app.signUp({ role: "admin" });
  for (const path of ["/", "/ar", "/help"]) await openTwice(path);
  await changeSetting(deps, admin, "announcement", { en: "Closed on Friday", ar: "مغلق الجمعة" });
  for (const path of ["/", "/help"]) expect((await open(path)).text).toContain("Closed on Friday");
  expect((await open("/ar")).text).toContain("مغلق الجمعة");
  expect((await open("/")).text).not.toContain("Rania Haddad");
  await changeSetting(deps, admin, "testimonials", TESTIMONIALS);
  expect((await open("/")).text).toContain("Rania Haddad");
  expect((await open("/ar")).text).toContain("رانيا حداد");
});
