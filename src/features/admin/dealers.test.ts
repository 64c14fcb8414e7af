import { expect, test } from "bun:test";
import { CITADEL, dealership } from "#src/testing/site/dealership.ts";
import { actionsIn, rowOf } from "#src/testing/site/office.ts";
import { wordsIn } from "#src/testing/pages/words-in.ts";
import { pageOf } from "#src/testing/site/settled.ts";

async function panel() {
  const there = await dealership();
  const admin = await there.app.signUp({ role: "admin", name: "Huda" });
  const judge = (patch: object, id = there.dealer.id) =>
    there.call("PATCH", `/api/admin/dealers/${id}`, patch, admin);
  const list = async (query = "") =>
    (await there.call("GET", `/api/admin/dealers${query}`, undefined, admin)).body.dealers;
  return { ...there, admin, judge, list };
}

test("admins list, verify, limit and suspend dealers, and each of it is in the audit log", async () => {
  const { app, owner, dealer, call, employ, listCar, judge, list } = await panel();
  await employ("sales");
  const car = await listCar(owner);
  expect(await list()).toMatchObject([
    { id: dealer.id, slug: dealer.slug, verified: false, listingLimit: 50, people: 2, activeListings: 1 },
  ]);
  const rev = (await rowOf(app, car))?.rev ?? 0;
  expect((await judge({ verified: true })).body.verified).toBe(true);
  // Listings show the badge.
  expect((await rowOf(app, car))?.rev).toBeGreaterThan(rev);
  for (const [listingLimit, shown] of [
    [7, 7],
    ["unlimited", null],
    [3, 3],
    [null, null],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await judge({ listingLimit })).body.listingLimit).toBe(shown);
  const wrong = await judge({ listingLimit: "many" });
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ["listingLimit"]]);
  expect((await judge({ isActive: false })).body.isActive).toBe(false);
  expect((await rowOf(app, car))?.sellerActive).toBe(false);
  const publish = await call("PATCH", "/api/dealer", { aboutEn: "Still here" });
  expect(publish.status).toBe(200);
  await judge({ isActive: true });
  expect((await rowOf(app, car))?.sellerActive).toBe(true);
  await judge({ isActive: true, verified: true });
  expect((await actionsIn(app)).filter((action) => action === "dealer.change")).toHaveLength(8);
  expect((await judge({ verified: true }, "nobody")).status).toBe(404);
  expect((await call("GET", "/api/admin/dealers")).status).toBe(403);
  expect((await call("PATCH", `/api/admin/dealers/${dealer.id}`, { verified: true })).status).toBe(403);
});

test("dealers are found by name in either language, register number, and phone, those to check first", async () => {
  const { app, call, judge, list } = await panel();
  const more = {
    ...CITADEL,
    legalName: "Petra LLC",
    nameEn: "Petra",
    nameAr: "البتراء",
    registerNumber: "99",
    phone: "0787654321",
  };
  await call("POST", "/api/dealers", more, await app.signUp());
  const found = async (query: string) => (await list(`?${query}`)).map(({ slug }: { slug: string }) => slug);
  expect(await found("")).toEqual(["petra", "citadel-view-motors"]);
  expect(await found("q=بتراء")).toEqual(["petra"]);
  expect(await found("q=view+citadel")).toEqual(["citadel-view-motors"]);
  expect(await found("q=31887")).toEqual(["citadel-view-motors"]);
  expect(await found("q=787654321")).toEqual(["petra"]);
  await judge({ verified: true });
  await judge({ verified: false });
  await call("POST", "/api/dealers", { ...CITADEL, nameEn: "Old", nameAr: "قديم" }, await app.signUp());
  const [old] = await list("?q=old");
  await judge({ verified: true }, old.id);
  // Dealers that wait for a check come first.
  expect(await found("")).toEqual(["petra", "citadel-view-motors", "old"]);
});

test("nobody takes the name of a verified dealer; others may share names", async () => {
  const { app, call, judge, admin, dealer } = await panel();
  const apply = async (names: object) =>
    call("POST", "/api/dealers", { ...CITADEL, ...names }, await app.signUp());
  const twin = await apply({ nameEn: "Citadel view MOTORS" });
  expect(twin.status).toBe(201);
  await judge({ verified: true });
  const same = await judge({ verified: true }, twin.body.id);
  expect([same.status, same.body.code]).toEqual([409, "dealerNameVerified"]);
  const page = await app.form(`/dashboard/dealers/${twin.body.id}`, { verified: "yes" }, { as: admin });
  expect([page.status, wordsIn(await page.text())]).toEqual([409, expect.stringContaining("another name")]);
  for (const [names, fields] of [
    [{ nameEn: "CITADEL  ViewMotors", nameAr: "غيره" }, ["nameEn"]],
    [{ nameEn: "Other", nameAr: "معرض اطلاله القلعه" }, ["nameAr"]],
    [{ nameEn: "معرض إطلالة القلعة", nameAr: "غيره" }, ["nameEn"]],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- few
    const refused = await apply(names);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([409, [...fields]]);
  }
  const other = await app.signUp();
  await call("POST", "/api/dealers", { ...CITADEL, nameEn: "Other", nameAr: "غيره" }, other);
  expect((await call("PATCH", "/api/dealer", { nameEn: CITADEL.nameEn }, other)).status).toBe(409);
  expect((await call("PATCH", "/api/dealer", { nameEn: "Citadel view motors" })).status).toBe(200);
  await judge({ verified: false }, dealer.id);
  expect((await call("PATCH", "/api/dealer", { nameEn: CITADEL.nameEn }, other)).status).toBe(200);
});

test("the panel's page does the same by forms", async () => {
  const { app, dealer, admin, list } = await panel();
  const send = async (fields: Record<string, string>) =>
    (await app.form(`/dashboard/dealers/${dealer.id}`, fields, { as: admin })).status;
  expect(await pageOf(app, admin, "/dashboard/dealers")).toContain("Citadel View Motors");
  expect(await send({ verified: "yes" })).toBe(303);
  expect(await send({ listingLimit: "unlimited" })).toBe(303);
  expect(await send({ isActive: "no" })).toBe(303);
  expect(await list()).toMatchObject([{ verified: true, listingLimit: null, isActive: false }]);
  const typed = { listingLimit: "many", search: "q=citadel" };
  const wrong = await app.form(`/dashboard/dealers/${dealer.id}`, typed, { as: admin });
  const html = await wrong.text();
  expect([wrong.status, html.includes('value="many"'), html.includes('value="citadel"')]).toEqual([
    400,
    true,
    true,
  ]);
  expect(wordsIn(html)).toContain("Please enter a valid number");
  const audit = await pageOf(app, admin, "/dashboard/audit?action=dealer");
  expect(audit).toContain("Huda");
  expect(audit).toContain(`/dashboard/dealers?q=${dealer.id}`);
});
