import { expect, test } from "bun:test";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import { inquiries } from "#src/features/conversations/tables.ts";
import { setDealerActive } from "#src/features/listings/life-cycle/sellers.ts";
import { photos, photoUploads } from "#src/features/photos/tables.ts";
import { CITADEL, dealership } from "#src/testing/site/dealership.ts";
import { actionsIn, rowOf } from "#src/testing/site/office.ts";
import { testApp, type TestApp, type TestUser } from "#src/testing/site/test-app.ts";

test("whoever applies owns the dealer, which works without the badge", async () => {
  const { app, owner, dealer, call } = await dealership();
  expect(dealer).toMatchObject({
    slug: "citadel-view-motors",
    nameEn: CITADEL.nameEn,
    phone: "+962791234567",
    verified: false,
    role: "owner",
    listingLimit: 50,
    activeListings: 0,
    hours: {},
    branches: [],
    counts: { cars: 0, numberPlates: 0 },
  });
  expect((await call("GET", "/api/dealer")).body).toEqual(dealer);
  const again = await call("POST", "/api/dealers", CITADEL);
  expect([again.status, again.body.code]).toEqual([409, "dealerAlready"]);
  expect(await app.deps.db.read.$count(dealers)).toBe(1);
  expect(await actionsIn(app)).toEqual(["dealer.open"]);
  expect((await app.json("POST", "/api/dealers", CITADEL)).status).toBe(401);
  const stranger = await app.signUp();
  const wrong = await call(
    "POST",
    "/api/dealers",
    { ...CITADEL, phone: "1", nameAr: "", nameEn: "Win at evil.com" },
    stranger,
  );
  expect([wrong.status, Object.keys(wrong.body.fields).sort()]).toEqual([400, ["nameAr", "nameEn", "phone"]]);
  for (const [method, path] of [
    ["GET", "/api/dealer"],
    ["PATCH", "/api/dealer"],
    ["GET", "/api/dealer/people"],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- few
    const none = await call(method, path, method === "PATCH" ? {} : undefined, stranger);
    expect([none.status, none.body.code]).toEqual([403, "dealerNone"]);
  }
  expect((await call("GET", "/api/auth/me")).body.user.id).toBe(owner.id);
});

test("each dealer has an address of its own, which is none of the site's", async () => {
  const app = testApp();
  const slugOf = async (nameEn: string) =>
    (await app.json("POST", "/api/dealers", { ...CITADEL, nameEn }, { as: await app.signUp() })).body.slug;
  expect(await slugOf("Citadel")).toBe("citadel");
  expect(await slugOf("Citadel!")).toBe("citadel-2");
  expect(await slugOf("CITADEL")).toBe("citadel-3");
  expect(await slugOf("Invitations")).toBe("invitations-2");
  expect(await slugOf("معرض")).toBe("dealer");
});

test("everybody sees a dealer without phone numbers, also of its branches", async () => {
  const { app, dealer, call, listCar, owner } = await dealership();
  const branch = { nameEn: "Zarqa", nameAr: "الزرقاء", address: "Free Zone, hall 4", location: "Zarqa" };
  const changed = await call("PATCH", "/api/dealer", {
    // At noon on a Monday in Jordan.
    hours: { mon: [["09:00", "13:00"]] },
    branches: [{ ...branch, mapUrl: "https://maps.example.com/z", phone: "0787654321" }],
  });
  expect(changed.body.branches[0].phone).toBe("+962787654321");
  await listCar(owner);
  const { status, body } = await app.json("GET", `/api/dealers/${dealer.slug}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    slug: "citadel-view-motors",
    ...{ nameEn: CITADEL.nameEn, nameAr: CITADEL.nameAr, aboutEn: "", aboutAr: "", logo: null },
    ...{ legalName: CITADEL.legalName, registerNumber: "31887", location: "Amman" },
    hours: { mon: [["09:00", "13:00"]] },
    isOpen: true,
    branches: [{ ...branch, mapUrl: "https://maps.example.com/z" }],
    verified: false,
    since: app.clock.now(),
    replyMinutes: null,
    counts: { cars: 1, numberPlates: 0 },
  });
  app.clock.advance(2 * 60 * MINUTE_MS);
  expect((await app.json("GET", `/api/dealers/${dealer.slug}`)).body.isOpen).toBe(false);
  expect((await app.json("GET", "/api/dealers/nobody")).status).toBe(404);
});

test("the typical reply time is the median of at least three answers in 90 days", async () => {
  const { app, owner, dealer, listCar } = await dealership();
  const car = await listCar(owner);
  const answer = (minutes: number, createdAt = app.clock.now()) =>
    app.deps.db.withTx(async (tx) => {
      await tx.insert(inquiries).values({
        ...{ id: `${minutes}-${createdAt}`, listingId: car, sellerId: owner.id, dealerId: dealer.id },
        ...{ message: "?", buyerName: "Lina", buyerPhone: "+962787654321", buyerEmail: "lina@example.com" },
        ...{ status: "replied", createdAt, updatedAt: createdAt + minutes * MINUTE_MS },
      });
    });
  const replyMinutes = async () => (await app.json("GET", `/api/dealers/${dealer.slug}`)).body.replyMinutes;
  await answer(500, app.clock.now() - 91 * DAY_MS);
  await answer(10);
  await answer(20);
  expect(await replyMinutes()).toBe(null);
  await answer(90);
  expect(await replyMinutes()).toBe(20);
});

test("only its people and admins see a suspended dealer", async () => {
  const { app, owner, dealer } = await dealership();
  await app.deps.db.withTx((tx) => setDealerActive(tx, dealer.id, false, 1));
  const see = async (as?: TestUser) =>
    (await app.json("GET", `/api/dealers/${dealer.slug}`, undefined, as && { as })).status;
  expect(await see()).toBe(404);
  expect(await see(await app.signUp())).toBe(404);
  expect(await see(owner)).toBe(200);
  expect(await see(await app.signUp({ role: "admin" }))).toBe(200);
});

test("a change keeps the rest, and only what differs is recorded", async () => {
  const { app, call } = await dealership();
  await call("PATCH", "/api/dealer", { aboutEn: "Since 1998", hours: { sun: [["09:00", "18:00"]] } });
  const { status, body } = await call("PATCH", "/api/dealer", { nameEn: "Citadel", location: "Amman" });
  expect([status, body.nameEn, body.aboutEn]).toEqual([200, "Citadel", "Since 1998"]);
  expect(body.hours).toEqual({ sun: [["09:00", "18:00"]] });
  await call("PATCH", "/api/dealer", { nameEn: "Citadel" });
  expect(await actionsIn(app)).toEqual(["dealer.change", "dealer.change", "dealer.open"]);
});

test("a new address keeps the old one for the dealer and makes its cars known again", async () => {
  const { app, owner, dealer, call, listCar } = await dealership();
  const car = await listCar(owner);
  const before = (await rowOf(app, car))?.rev ?? 0;
  const move = (slug: string, as?: TestUser) => call("PATCH", "/api/dealer", { slug }, as);
  expect((await move("citadel")).body.slug).toBe("citadel");
  expect((await rowOf(app, car))?.rev).toBeGreaterThan(before);
  const old = await app.request(`/api/dealers/${dealer.slug}`);
  expect([old.status, old.headers.get("Location")]).toEqual([301, "/api/dealers/citadel"]);
  const other = await app.signUp();
  const taken = await call("POST", "/api/dealers", CITADEL, other);
  expect(taken.body.slug).toBe("citadel-view-motors-2");
  for (const [slug, status] of [
    ["citadel", 409],
    ["citadel-view-motors", 409],
    ["invitations", 409],
    ["Not Valid", 400],
    ["zarqa", 200],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([slug, (await move(slug, other)).status]).toEqual([slug, status]);
  expect((await move("citadel-view-motors")).status).toBe(200);
  expect((await app.request("/api/dealers/citadel")).headers.get("Location")).toBe(
    "/api/dealers/citadel-view-motors",
  );
});

test("managers change everything but the legal details, salespeople nothing", async () => {
  const { call, employ } = await dealership();
  const manager = await employ("manager");
  const change = async (patch: object, as: TestUser) => {
    const { status, body } = await call("PATCH", "/api/dealer", patch, as);
    return [status, body.code];
  };
  expect(await change({ aboutEn: "Hi", legalName: CITADEL.legalName }, manager)).toEqual([200, undefined]);
  expect(await change({ legalName: "Mine" }, manager)).toEqual([403, "dealerLegalOwnersOnly"]);
  expect(await change({ registerNumber: null }, manager)).toEqual([403, "dealerLegalOwnersOnly"]);
  expect(await change({ aboutEn: "Bye" }, await employ("sales"))).toEqual([403, "dealerManagersOnly"]);
});

test("the logo is a photo that one of the dealer's people uploaded", async () => {
  const { app, owner, dealer, call } = await dealership();
  const stranger = await app.signUp();
  const upload = async (id: string, ownerId: string) => {
    await app.deps.db.withTx(async (tx) => {
      await tx.insert(photos).values({ id, width: 9, height: 9, placeholder: "", createdAt: 1 });
      await tx.insert(photoUploads).values({ photoId: id, ownerId, createdAt: 1 });
    });
    return `/photos/${id}-640.webp`;
  };
  const logo = await upload("a".repeat(32), owner.id);
  expect((await call("PATCH", "/api/dealer", { logo })).body.logo).toBe(logo);
  for (const refused of [await upload("b".repeat(32), stranger.id), "https://example.com/logo.png"]) {
    // oxlint-disable-next-line no-await-in-loop -- two
    const { status, body } = await call("PATCH", "/api/dealer", { logo: refused });
    expect([status, Object.keys(body.fields)]).toEqual([400, ["logo"]]);
  }
  expect((await app.json("GET", `/api/dealers/${dealer.slug}`)).body.logo).toBe(logo);
  expect((await call("PATCH", "/api/dealer", { logo: null })).body.logo).toBe(null);
});

const trusted = async (app: TestApp) => (await app.json("GET", "/api/stats")).body.dealers;

test("trusted are verified dealers, and verified sellers who work for none", async () => {
  const { app, dealer, employ } = await dealership();
  await employ("sales", { verifiedAt: 1 });
  expect(await trusted(app)).toBe(0);
  await app.signUp({ verifiedAt: 1 });
  expect(await trusted(app)).toBe(1);
  const verify = { verifiedAt: 1 };
  await app.deps.db.withTx(async (tx) => void (await tx.update(dealers).set(verify)));
  expect(await trusted(app)).toBe(2);
  await app.deps.db.withTx((tx) => setDealerActive(tx, dealer.id, false, 1));
  expect(await trusted(app)).toBe(1);
});
