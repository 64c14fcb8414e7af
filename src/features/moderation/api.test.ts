import { expect, spyOn, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import { mailOf } from "#src/testing/outside/mails.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { holdOf, office } from "#src/testing/site/office.ts";
import { testOnSqlite } from "#src/testing/site/engines.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import type { TestUser } from "#src/testing/site/test-app.ts";

const CALL_ME = { description: "Call me at 079 123 4567 at any time of the day." };

test("an ordinary car is not flagged", async () => {
  const { publish, queue } = await office();
  expect((await publish()).hold).toBeNull();
  expect(await queue()).toEqual([]);
});

test("REVIEW_FIRST selects whose flagged listings wait; only the seller and admins see them", async () => {
  for (const [REVIEW_FIRST, fresh, known] of [
    ["nobody", null, null],
    ["new-sellers", "review", null],
    ["everybody", "review", "review"],
  ] as const) {
    const { app, admin, publish } = await office({ REVIEW_FIRST });
    const since = (ms: number) => app.signUp({ createdAt: app.clock.now() - ms });
    const [old, young] = [await since(14 * DAY_MS), await since(14 * DAY_MS - 1)];
    const car = await publish(CALL_ME, young);
    expect([car.hold, (await publish(CALL_ME, old)).hold]).toEqual([fresh, known]);
    expect((await publish()).hold).toBeNull();
    const seen = async (as?: TestUser) =>
      (await app.json("GET", `/api/cars/${car.id}`, undefined, { as })).status;
    expect(await seen()).toBe(fresh ? 410 : 200);
    expect(await seen(old)).toBe(fresh ? 410 : 200);
    expect([await seen(young), await seen(admin)]).toEqual([200, 200]);
    expect(
      (await app.request("/ar/dashboard", {}, { as: young }).then((r) => r.text())).includes(
        "وسيلة تواصل في النص",
      ),
    ).toBe(true);
  }
});

test("new sellers who are verified need not wait, nor do admins", async () => {
  const { app, admin, seller, publish } = await office({ REVIEW_FIRST: "new-sellers" });
  await app.json("PATCH", `/api/admin/users/${seller.id}`, { verified: true }, { as: admin });
  expect([(await publish(CALL_ME)).hold, (await publish(CALL_ME, admin)).hold]).toEqual([null, null]);
});

test("a listing that its seller corrects before the review becomes visible right away", async () => {
  const { app, seller, publish, queue } = await office({ REVIEW_FIRST: "new-sellers" });
  const { id } = await publish(CALL_ME);
  expect((await queue())[0]).toMatchObject({
    id,
    hold: "review",
    before: null,
    seller: { name: "Rania", listings: 1 },
  });
  const { body } = await app.json(
    "PATCH",
    `/api/cars/${id}`,
    { description: typedCar.description },
    { as: seller },
  );
  expect(body.hold).toBeNull();
  expect(await queue()).toEqual([]);
});

test("an approved listing is visible, its flags are dismissed until they change, and the seller is notified in their language", async () => {
  const { app, seller, publish, queue, decide } = await office({ REVIEW_FIRST: "new-sellers" });
  const { id } = await publish(CALL_ME);
  expect((await decide(id, { verdict: "approved" })).status).toBe(200);
  expect((await app.json("GET", `/api/cars/${id}`)).status).toBe(200);
  expect(await queue()).toEqual([]);
  const mail = await mailOf(app, "listing-approved");
  expect(mail).toMatchObject({ userId: seller.id, language: "ar" });
  expect(mail?.subject).toStartWith("إعلانك ظاهر الآن");
  expect(mail?.text).toContain("رقم الإعلان: \u2068100001\u2069");
  await app.json("PATCH", `/api/cars/${id}`, { price: 9000 }, { as: seller });
  expect(await queue()).toEqual([]);
  await app.json(
    "PATCH",
    `/api/cars/${id}`,
    { description: "Call 0789999999 instead, any time of day." },
    { as: seller },
  );
  expect((await queue()).map((item) => [item.id, item.changed])).toEqual([[id, ["price", "description"]]]);
});

test("a rejected listing is hidden with a reason; after an edit it is reviewed with the differences, then visible", async () => {
  const { app, admin, seller, publish, queue, decide } = await office({ REVIEW_FIRST: "nobody" });
  const { id } = await publish();
  const rejected = { verdict: "rejected", reason: "photos", note: "The photos show another car." };
  expect((await decide(id, rejected)).status).toBe(200);
  expect((await app.json("GET", `/api/cars/${id}`)).status).toBe(410);
  const dashboard = await (await app.request("/dashboard", {}, { as: seller })).text();
  expect(dashboard).toContain("The photos don&#x27;t show what&#x27;s for sale, or belong to someone else.");
  expect(dashboard).toContain("The photos show another car.");
  const mail = await mailOf(app, "listing-rejected");
  expect(mail?.text).toContain("The photos show another car.");
  expect(mail?.text).toContain("100001");
  await app.json("PATCH", `/api/cars/${id}`, { title: "Camry with its own photos" }, { as: seller });
  expect(await holdOf(app, id)).toBe("review");
  const [item] = await queue();
  expect(item).toMatchObject({
    id,
    changed: ["title"],
    before: { title: typedCar.title },
    seller: { rejected: 1 },
  });
  await decide(id, { verdict: "approved", rev: item?.rev });
  expect((await app.json("GET", `/api/cars/${id}`)).status).toBe(200);
  const audit = await listAudit(app.deps.db.read, { q: "", action: "listing", page: 1 });
  expect(audit.items.map(({ action, actorName }) => [action, actorName])).toEqual([
    ["listing.approved", "Huda"],
    ["listing.rejected", "Huda"],
  ]);
  expect(admin.name).toBe("Huda");
});

test.each(["rejected", "hidden"])("a %s listing is reviewed again after every edit", async (verdict) => {
  const { app, seller, publish, decide } = await office({ REVIEW_FIRST: "nobody" });
  const { id } = await publish();
  const edit = (price: number) => app.json("PATCH", `/api/cars/${id}`, { price }, { as: seller });
  const statusForGuests = async () => (await app.json("GET", `/api/cars/${id}`)).status;
  await decide(id, { verdict: "approved" });
  await decide(id, { verdict, reason: "sold" });
  for (const price of [9000, 9100, 9200]) {
    expect((await edit(price)).body.hold).toBe("review");
    expect(await statusForGuests()).toBe(410);
  }
  await decide(id, { verdict: "approved" });
  expect((await edit(9300)).body.hold).toBeNull();
  expect(await statusForGuests()).toBe(200);
});

test("of two simultaneous decisions one succeeds and the other gets a conflict", async () => {
  const { publish, queue, decide } = await office();
  const { id } = await publish(CALL_ME);
  const rev = (await queue())[0]?.rev;
  expect((await decide(id, { verdict: "approved", rev })).status).toBe(200);
  const late = await decide(id, { verdict: "rejected", reason: "sold", rev });
  expect([late.status, late.body.code]).toEqual([409, "adminListingChanged"]);
  const other = await publish(CALL_ME);
  const seen = (await queue())[0]?.rev;
  const both = await Promise.all(
    ["rejected", "hidden"].map((verdict) => decide(other.id, { verdict, reason: "sold", rev: seen })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("listings of a suspended seller do not wait for review until the seller is restored", async () => {
  const { app, admin, seller, publish, queue } = await office();
  await publish(CALL_ME);
  const setActive = (isActive: boolean) =>
    app.json("PATCH", `/api/admin/users/${seller.id}`, { isActive }, { as: admin });
  await setActive(false);
  expect(await queue()).toEqual([]);
  await setActive(true);
  expect(await queue()).toHaveLength(1);
});

test("a verdict requires a reason, and `other` a note; unknown ones are a 404; users may not decide", async () => {
  const { app, seller, publish, decide } = await office();
  const { id } = await publish();
  expect((await decide(id, { verdict: "rejected" })).body.fields).toEqual({
    reason: "Choose a reason",
  });
  expect((await decide(id, { verdict: "hidden", reason: "other", note: " " })).body.fields).toEqual({
    note: "Describe what needs to be fixed",
  });
  expect((await decide(id, { verdict: "banish" })).status).toBe(400);
  expect((await decide("nothing", { verdict: "approved" })).status).toBe(404);
  const stranger = await app.json(
    "POST",
    `/api/admin/reviews/${id}`,
    { verdict: "approved" },
    { as: seller },
  );
  expect(stranger.status).toBe(403);
});

test("a suspended seller's listings are not in the queue and cannot be approved until the account is restored", async () => {
  const { app, admin, seller, publish, queue, decide } = await office();
  const { id } = await publish(CALL_ME);
  const setActive = (isActive: boolean) =>
    app.json("PATCH", `/api/admin/users/${seller.id}`, { isActive }, { as: admin });
  await setActive(false);
  expect(await queue()).toEqual([]);
  const refused = await decide(id, { verdict: "approved" });
  expect([refused.status, refused.body.code]).toEqual([409, "reviewSellerSuspended"]);
  await setActive(true);
  expect((await queue()).map((item) => item.id)).toEqual([id]);
  expect((await decide(id, { verdict: "approved" })).status).toBe(200);
});

test("the queue has pages, so that skipped listings block nothing", async () => {
  const { app, admin, seller } = await office();
  const ids = [];
  for (let i = 0; i < 12; i++) {
    ids.push(await plantCar(app, seller, { hold: "review" }));
    app.clock.advance(1);
  }
  const page = async (page: number) =>
    (await app.json("GET", `/api/admin/reviews?page=${page}`, undefined, { as: admin })).body;
  const [first, second] = [await page(1), await page(2)];
  expect([first.total, first.items.length, second.page]).toEqual([12, 10, 2]);
  const seen = [...first.items, ...second.items].map((item: { id: string }) => item.id);
  expect(new Set(seen)).toEqual(new Set(ids));
});

test("a note in both languages is shown in the seller's language, in the email and the dashboard", async () => {
  const notes = { note: "Use your own photos.", noteAr: "استخدم صورك أنت." };
  for (const [language, path, own, other] of [
    ["ar", "/ar/dashboard", notes.noteAr, notes.note],
    ["en", "/dashboard", notes.note, notes.noteAr],
  ] as const) {
    const { app, publish, queue, decide } = await office({ REVIEW_FIRST: "everybody" });
    const seller = await app.signUp({ language });
    const { id } = await publish(CALL_ME, seller);
    expect((await queue())[0]?.seller.language).toBe(language);
    expect((await decide(id, { verdict: "rejected", reason: "other", ...notes })).status).toBe(200);
    const mail = await mailOf(app, "listing-rejected");
    const page = await (await app.request(path, {}, { as: seller })).text();
    for (const text of [mail?.text ?? "", page]) {
      expect(text).toContain(own);
      expect(text).not.toContain(other);
    }
  }
});

test("a note in one language is shown unchanged", async () => {
  const { app, publish, decide } = await office();
  const seller = await app.signUp({ language: "en" });
  const { id } = await publish({}, seller);
  await decide(id, { verdict: "rejected", reason: "other", noteAr: "استخدم صورك أنت." });
  const mail = await mailOf(app, "listing-rejected");
  expect(mail?.text).toContain("استخدم صورك أنت.");
});

testOnSqlite("the queue needs as many queries for ten listings as for one", async () => {
  const { app, publish, queue } = await office();
  const seller = await app.signUp({ listingLimit: null });
  const queries = async () => {
    await queue();
    const asked = spyOn(app.deps.db.sqlite.reader, "prepare");
    const items = await queue();
    const count = asked.mock.calls.length;
    asked.mockRestore();
    return { count, items };
  };
  const publishReported = async (text: string) => {
    app.clock.advance(1);
    const { id } = await publish({}, seller);
    const said = { listingId: id, reason: "scam", text };
    expect((await app.json("POST", "/api/reports", said)).status).toBe(204);
    return id;
  };
  const first = await publishReported("first");
  const one = await queries();
  expect(one.items).toMatchObject([
    { id: first, facts: { make: typedCar.make }, reports: [{ text: "first" }] },
  ]);
  const second = await publishReported("second");
  const two = await queries();
  expect(two.items).toMatchObject([
    { id: first, reports: [{ text: "first" }] },
    { id: second, reports: [{ text: "second" }] },
  ]);
  expect(two.count).toBe(one.count);
});
