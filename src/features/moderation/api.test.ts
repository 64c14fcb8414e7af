import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import type { Config } from "#src/config.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import { listings } from "#src/features/listings/tables.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { DAY_MS } from "#src/http/rate-limit.ts";
import { plantCar } from "#src/testing/plant-car.ts";
import { typedCar } from "#src/testing/typed-car.ts";
import { type TestApp, type TestUser, testApp } from "#src/testing/test-app.ts";
import type { ReviewJson } from "./review-json.ts";

async function office(config: Partial<Config> = {}) {
  const app = testApp({ config });
  const admin = await app.signUp({ name: "Huda", role: "admin", listingLimit: null });
  const seller = await app.signUp({ name: "Rania", language: "ar" });
  const publish = async (car: object = {}, as: TestUser = seller) =>
    (await app.json("POST", "/api/cars", { ...typedCar, ...car }, { as })).body as {
      id: string;
      hold: string | null;
    };
  const queue = async () =>
    (await app.json("GET", "/api/admin/reviews", undefined, { as: admin })).body.items as ReviewJson[];
  const rulesOf = async (id: string) =>
    (await queue()).find((item) => item.id === id)?.flags.map(({ rule }) => rule) ?? [];
  const decide = (id: string, verdict: object) =>
    app.json("POST", `/api/admin/reviews/${id}`, verdict, { as: admin });
  return { app, admin, seller, publish, queue, rulesOf, decide };
}

const holdOf = async ({ deps }: TestApp, id: string) =>
  (await deps.db.read.select().from(listings).where(eq(listings.id, id)))[0]?.hold;

const CALL_ME = { description: "Call me at 079 123 4567 at any time of the day." };

test("an ordinary car is not flagged", async () => {
  const { publish, queue } = await office();
  expect((await publish()).hold).toBeNull();
  expect(await queue()).toEqual([]);
});

test("REVIEW_FIRST says whose flagged listings wait; the seller sees it, nobody else", async () => {
  for (const [REVIEW_FIRST, fresh, known] of [
    ["off", null, null],
    ["new-sellers", "review", null],
    ["all", "review", "review"],
  ] as const) {
    const { app, seller, publish } = await office({ REVIEW_FIRST });
    const old = await app.signUp({ createdAt: app.clock.now() - 15 * DAY_MS });
    const car = await publish(CALL_ME);
    expect([car.hold, (await publish(CALL_ME, old)).hold]).toEqual([fresh, known]);
    expect((await publish()).hold).toBeNull();
    const seen = async (as?: TestUser) =>
      (await app.json("GET", `/api/cars/${car.id}`, undefined, { as })).status;
    expect(await seen()).toBe(fresh ? 410 : 200);
    expect(await seen(seller)).toBe(200);
    expect(
      (await app.request("/ar/dashboard", {}, { as: seller }).then((r) => r.text())).includes(
        "وسيلة تواصل في النص",
      ),
    ).toBe(true);
  }
});

test("a seller who mends it before anybody looked has it shown at once", async () => {
  const { app, seller, publish, queue } = await office();
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

test("approved: shown, the flags are passed until they change, the seller is told in their language", async () => {
  const { app, seller, publish, queue, decide } = await office();
  const { id } = await publish(CALL_ME);
  expect((await decide(id, { verdict: "approved" })).status).toBe(204);
  expect((await app.json("GET", `/api/cars/${id}`)).status).toBe(200);
  expect(await queue()).toEqual([]);
  const [mail] = await app.deps.db.read.select().from(outbox).where(eq(outbox.kind, "listing-approved"));
  expect(mail).toMatchObject({ userId: seller.id, language: "ar" });
  expect(mail?.subject).toStartWith("إعلانك ظاهر الآن");
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

test("rejected: taken down with its reason; mended, it is looked at again with the difference; then shown", async () => {
  const { app, admin, seller, publish, queue, decide } = await office({ REVIEW_FIRST: "off" });
  const { id } = await publish();
  const rejected = { verdict: "rejected", reason: "photos", note: "The photos show another car." };
  expect((await decide(id, rejected)).status).toBe(204);
  expect((await app.json("GET", `/api/cars/${id}`)).status).toBe(410);
  const dashboard = await (await app.request("/dashboard", {}, { as: seller })).text();
  expect(dashboard).toContain("The photos do not show what is sold, or belong to somebody else.");
  expect(dashboard).toContain("The photos show another car.");
  const [mail] = await app.deps.db.read.select().from(outbox).where(eq(outbox.kind, "listing-rejected"));
  expect(mail?.text).toContain("The photos show another car.");
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

test("of two admins who decide at once one wins and the other is told", async () => {
  const { publish, queue, decide } = await office();
  const { id } = await publish(CALL_ME);
  const rev = (await queue())[0]?.rev;
  expect((await decide(id, { verdict: "approved", rev })).status).toBe(204);
  const late = await decide(id, { verdict: "rejected", reason: "sold", rev });
  expect([late.status, late.body.code]).toEqual([409, "adminListingChanged"]);
});

test("a verdict needs its reason, and other reasons words; unknown ones are 404; users may not decide", async () => {
  const { app, seller, publish, decide } = await office();
  const { id } = await publish();
  expect((await decide(id, { verdict: "rejected" })).body.fields).toEqual({
    reason: "Please choose a reason",
  });
  expect((await decide(id, { verdict: "hidden", reason: "other", note: " " })).body.fields).toEqual({
    note: "Please say in words what is to be mended",
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

test("a visitor reports once; three visitors bring it to the queue; an admin settles it", async () => {
  const { app, admin, seller, publish, queue, rulesOf } = await office();
  const { id } = await publish();
  const say = (body: object, options: object = {}) =>
    app.json("POST", "/api/reports", { listingId: id, ...body }, options);
  expect((await say({ reason: "scam" }, { address: "192.0.2.7" })).status).toBe(204);
  expect((await say({ reason: "other", text: "Not his car." }, { address: "192.0.2.7" })).status).toBe(204);
  const [item] = await queue();
  expect(item?.reports.map(({ reason, text }) => [reason, text])).toEqual([["other", "Not his car."]]);
  expect(await rulesOf(id)).toEqual([]);
  await say({ reason: "sold" }, { as: await app.signUp() });
  await say({ reason: "sold" }, { address: "192.0.2.9" });
  expect(await rulesOf(id)).toEqual(["reported"]);
  expect((await say({ reason: "sold" }, { as: seller })).body.code).toBe("reportOwn");
  const open = (await app.json("GET", "/api/admin/reports", undefined, { as: admin })).body.items;
  expect(open).toHaveLength(3);
  const about = async (id: string, status = "open") =>
    (await app.json("GET", `/api/admin/reports?seller=${id}&status=${status}`, undefined, { as: admin })).body
      .total;
  expect([await about(seller.id), await about(admin.id), await about(seller.id, "upheld")]).toEqual([
    3, 0, 0,
  ]);
  const page = await (await app.request(`/dashboard/reports?seller=${seller.id}`, {}, { as: admin })).text();
  expect(page).toContain("Reports about Rania and the listings of this account");
  expect((await app.request("/dashboard/reports?seller=nobody", {}, { as: admin })).status).toBe(404);
  const [known] = (await app.json("GET", "/api/admin/users?q=rania", undefined, { as: admin })).body.users;
  expect(known.reports).toBe(3);
  const path = `/api/admin/reports/${open[0].id}`;
  expect((await app.json("PATCH", path, { status: "dismissed" }, { as: admin })).status).toBe(204);
  expect((await app.json("PATCH", path, { status: "upheld" }, { as: admin })).body.code).toBe(
    "reportSettled",
  );
  expect((await app.json("PATCH", path, { status: "upheld" }, { as: seller })).status).toBe(403);
});

test("a report needs a reason, and other ones words; of nothing it is 404; machines are thanked and forgotten", async () => {
  const { app, seller, publish, queue } = await office();
  const { id } = await publish();
  const say = (body: object) => app.json("POST", "/api/reports", body);
  expect((await say({ listingId: id })).body.fields).toEqual({ reason: "Please choose a reason" });
  expect((await say({ listingId: id, reason: "other", text: "  " })).body.fields).toEqual({
    text: "Please say what is wrong",
  });
  expect((await say({ listingId: "nothing", reason: "scam" })).status).toBe(404);
  expect((await say({ sellerId: "nobody", reason: "scam" })).status).toBe(404);
  expect((await say({ listingId: id, reason: "scam", website: "x" })).status).toBe(204);
  expect(await queue()).toEqual([]);
  expect((await say({ sellerId: seller.id, reason: "scam" })).status).toBe(204);
});

test("one person reports at most twenty things a day", async () => {
  const { app, seller } = await office();
  const statuses = [];
  for (let i = 0; i < 21; i++) {
    const listingId = await plantCar(app, seller);
    statuses.push((await app.json("POST", "/api/reports", { listingId, reason: "sold" })).status);
  }
  expect(statuses.slice(-2)).toEqual([204, 429]);
});

test("the form works without scripts, keeps what was typed, and thanks in the reader's language", async () => {
  const { app, publish } = await office();
  const { id } = await publish();
  const page = await (await app.request(`/ar/cars/${id}`)).text();
  expect(page).toContain(`/ar/cars/${id}/report`);
  const refused = await app.form(`/ar/cars/${id}/report`, { reason: "other", text: "" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("يرجى كتابة المشكلة");
  const sent = await app.form(`/ar/cars/${id}/report`, { reason: "sold", text: "مباعة" });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, `/ar/cars/${id}`]);
  expect((await app.request("/cars/nothing/report")).status).toBe(404);
});
