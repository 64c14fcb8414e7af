import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { listAudit } from "#src/features/audit/queries.ts";
import { dealers, dealerSlugs } from "#src/features/dealers/tables.ts";
import { openUntil } from "#src/features/dealers/hours.ts";
import { getUser } from "#src/features/accounts/queries.ts";
import { reports } from "#src/features/moderation/tables.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { countSitemaps, listDealersForSitemap } from "#src/features/sitemap/queries.ts";
import { storePhoto } from "#src/features/photos/actions.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { wordsIn } from "#src/testing/pages/words-in.ts";
import { dealership } from "#src/testing/site/dealership.ts";
import { leaveForGood } from "./actions/people.ts";

async function showroom(changes: Partial<typeof dealers.$inferInsert> = {}) {
  const site = await dealership();
  const { app, dealer } = site;
  await app.deps.db.withTx((tx) =>
    tx
      .update(dealers)
      .set({ aboutEn: "Hybrids since 2019.", ...changes })
      .where(eq(dealers.id, dealer.id)),
  );
  const open = async (path = "", base = "") => {
    const response = await app.request(`${base}/dealers/citadel-view-motors${path}`);
    const html = await response.text();
    return { status: response.status, location: response.headers.get("Location"), html, text: wordsIn(html) };
  };
  return { ...site, open };
}

test("the page has names, place, about, legal data and the stock, without a phone number", async () => {
  const { owner, listCar, open } = await showroom({ verifiedAt: Date.UTC(2026, 2, 3) });
  await listCar(owner, { title: "Toyota Camry 2019 clean" });
  const { status, html, text } = await open();
  expect(status).toBe(200);
  for (const told of ["Citadel View Motors", "معرض إطلالة القلعة", "Verified dealer", "Amman", "31887"])
    expect(text).toContain(told);
  for (const told of [
    "Hybrids since 2019.",
    "Citadel View Motors LLC",
    "Toyota Camry 2019 clean",
    "3 March 2026",
  ])
    expect(text).toContain(told);
  expect(html).not.toContain("791234567");
  expect(wordsIn((await open("", "/ar")).html)).toContain("معرض إطلالة القلعة");
});

test("chips of makes, kinds and sorts lead to parts of the stock", async () => {
  const { app, owner, dealer, call, open } = await showroom();
  const camry = { make: "Toyota", model: "Camry", title: "The Camry", price: 9000 };
  const rio = { make: "Kia", model: "Rio", title: "The Rio", price: 4000 };
  for (const car of [camry, rio]) await call("POST", "/api/cars", { ...typedCar, ...car });
  await plantPlate(app, owner, { title: "The plate", dealerId: dealer.id });
  const titles = async (path: string) =>
    [...(await open(path)).html.matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]*)</g)].map(([, title]) => title);
  expect(await titles("?make=Kia")).toEqual(["The Rio"]);
  expect(await titles("?sort=price-asc")).toEqual(["The Rio", "The Camry"]);
  expect(await titles("?sort=price-desc")).toEqual(["The Camry", "The Rio"]);
  expect(await titles("?kind=number-plate")).toEqual(["The plate"]);
  expect((await open()).html).toContain("?kind=car&amp;make=Kia#stock");
  expect((await open("?page=9")).location).toBe("/dealers/citadel-view-motors");
  expect((await open("?kind=boat&make=<b>&sort=x&page=-1")).status).toBe(200);
});

test("an old address redirects, also in Arabic; an unknown or suspended dealer is a 404", async () => {
  const { app, dealer, open } = await showroom();
  await app.deps.db.withTx((tx) => tx.insert(dealerSlugs).values({ slug: "old-name", dealerId: dealer.id }));
  for (const base of ["", "/ar"]) {
    const { status, headers } = await app.request(`${base}/dealers/old-name?sort=price-asc`);
    const to = `${base}/dealers/citadel-view-motors?sort=price-asc`;
    expect([status, headers.get("Location")]).toEqual([301, to]);
  }
  expect((await app.request("/dealers/nobody")).status).toBe(404);
  await app.deps.db.withTx((tx) => tx.update(dealers).set({ isActive: false }));
  const gone = await open();
  expect([gone.status, gone.html.includes("Hybrids")]).toEqual([404, false]);
  for (const path of ["/phone", "/whatsapp"]) expect((await open(path)).status).toBe(404);
});

test("the phone is shown after a press, with the limits of sellers' numbers", async () => {
  const { app, open } = await showroom();
  const { text } = await open("/phone");
  for (const told of ["79 123 4567", "Call the dealer", "Back to the dealer"]) expect(text).toContain(told);
  expect((await open()).text).toContain("Call the dealer");
  expect((await open("/whatsapp")).location).toBe("https://wa.me/962791234567");
  for (const method of ["GET", "POST"]) {
    const { body } = await app.json(method, "/api/dealers/citadel-view-motors/phone");
    expect(body).toEqual({ phone: "+962791234567" });
  }
  expect((await app.json("GET", "/api/dealers/citadel-view-motors")).body.phone).toBeUndefined();
});

test("structured data names the dealer and its hours; without stock it is not indexed", async () => {
  const { owner, listCar, open } = await showroom({ hours: { sat: [["09:00", "18:00"]] } });
  expect((await open()).html).toContain('content="noindex"');
  await listCar(owner);
  const { html } = await open();
  expect(html).not.toContain('content="noindex"');
  const data = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");
  expect(data).toMatchObject({
    "@type": "AutoDealer",
    name: "Citadel View Motors",
    openingHoursSpecification: [{ dayOfWeek: "Saturday", opens: "09:00", closes: "18:00" }],
  });
  expect(JSON.stringify(data)).not.toContain("791234567");
});

test("a report about the dealer reaches the admins as one about it, with its link", async () => {
  const { app, dealer, owner, open, call } = await showroom();
  expect((await open("/report")).text).toContain("Citadel View Motors");
  const form = new URLSearchParams({ reason: "scam", text: "Sold me another car." });
  const sent = await app.request("/dealers/citadel-view-motors/report", { method: "POST", body: form });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/dealers/citadel-view-motors"]);
  const admin = await app.signUp({ role: "admin" });
  const { body } = await call("GET", "/api/admin/reports", undefined, admin);
  const about = "Dealer: Citadel View Motors";
  expect(body.items).toMatchObject([
    { dealerId: dealer.id, sellerId: null, about, url: "/dealers/citadel-view-motors", reason: "scam" },
  ]);
  await call("PATCH", `/api/admin/reports/${body.items[0].id}`, { status: "upheld" }, admin);
  expect((await listAudit(app.deps.db.read, { q: "", action: "report", page: 1 })).items).toMatchObject([
    { subjectName: "Citadel View Motors" },
  ]);
  const alone = await getUser(app.deps.db.read, owner.id);
  await app.deps.db.withTx((tx) => leaveForGood(tx, alone, app.clock.now()));
  expect(await app.deps.db.read.$count(reports)).toBe(0);
});

test("the chip of a search at the dealer has its name in the page's language, also if nothing is found", async () => {
  const { app, owner, listCar } = await showroom();
  const chip = async (path: string) => wordsIn(await (await app.request(path)).text());
  const query = "/search?dealer=citadel-view-motors";
  expect(await chip(query)).toContain("Dealer: \u2068Citadel View Motors\u2069");
  await listCar(owner);
  expect(await chip(query)).toContain("Dealer: \u2068Citadel View Motors\u2069");
  expect(await chip(`/ar${query}`)).toContain("المعرض: \u2068معرض إطلالة القلعة\u2069");
  expect(await chip("/number-plates?dealer=citadel-view-motors")).toContain("Citadel View Motors");
});

test("the sitemaps name it while it is active", async () => {
  const { app } = await showroom();
  const { read } = app.deps.db;
  const slugs = async () =>
    (await Array.fromAsync(listDealersForSitemap(read, 1))).flat().map(({ slug }) => slug);
  expect([(await countSitemaps(read, 0)).dealers, await slugs()]).toEqual([1, ["citadel-view-motors"]]);
  await app.deps.db.withTx((tx) => tx.update(dealers).set({ isActive: false }));
  expect([(await countSitemaps(read, 0)).dealers, await slugs()]).toEqual([0, []]);
});

// 28 November 2026 is a Saturday; Jordan is three hours ahead.
const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 3, minute);
const HOURS = {
  sat: [
    ["09:00", "13:00"],
    ["20:00", "02:00"],
  ],
  mon: [["00:00", "24:00"]],
} satisfies Parameters<typeof openUntil>[0];

test.each([
  ["before opening", at(28, 8, 59), null],
  ["at opening", at(28, 9), "13:00"],
  ["at closing", at(28, 13), null],
  ["in the evening", at(28, 23), "02:00"],
  ["after midnight", at(29, 1, 59), "02:00"],
  ["at the end of the night", at(29, 2), null],
  ["all day", at(30, 0), "24:00"],
  ["at the end of the day", at(30, 23, 59), "24:00"],
  ["on a day off", at(29, 12), null],
])("opening hours %s", (_, now, until) => {
  expect(openUntil(HOURS, now)).toBe(until);
});

test("a dealer with a logo has a page, also without a configured origin", async () => {
  const { app, owner, call, open } = await showroom();
  const { id } = await storePhoto(app.deps, owner.id, await plainPhoto(200, 200, 1));
  expect((await call("PATCH", "/api/dealer", { logo: `/photos/${id}-1280.webp` })).status).toBe(200);
  const { status, html } = await open();
  expect([status, html.includes(`/photos/${id}-320.webp`)]).toEqual([200, true]);
});

test.each([
  [
    [
      ["09:00", "14:00"],
      ["12:00", "20:00"],
    ],
    400,
  ],
  [
    [
      ["18:00", "02:00"],
      ["03:00", "05:00"],
    ],
    400,
  ],
  [
    [
      ["16:00", "20:00"],
      ["09:00", "13:00"],
    ],
    400,
  ],
  [
    [
      ["09:00", "13:00"],
      ["16:00", "02:00"],
    ],
    200,
  ],
])("the hours %p of a day are answered with %p", async (tue, status) => {
  const { call } = await showroom();
  expect((await call("PATCH", "/api/dealer", { hours: { tue } })).status).toBe(status);
});
