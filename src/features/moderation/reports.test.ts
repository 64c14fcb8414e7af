import { expect, test } from "bun:test";
import { listAudit } from "#src/features/audit/queries.ts";
import { findNotice } from "#src/features/moderation/queries/reviews.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { holdOf, office } from "#src/testing/site/office.ts";
import { addressOf } from "#src/testing/pages/listing-address.ts";

const cookieOf = ({ headers }: { headers: Headers }) => ({
  Cookie: (headers.get("Set-Cookie") ?? "").replace(/;.*/, ""),
});

test("a person's report counts once; three reports put the listing into the queue; an admin settles them", async () => {
  const { app, admin, seller, publish, queue, rulesOf } = await office();
  const { id } = await publish();
  const say = (body: object, options: object = {}) =>
    app.json("POST", "/api/reports", { listingId: id, ...body }, options);
  const first = await say({ reason: "scam" });
  expect(first.status).toBe(204);
  const same = { headers: cookieOf(first) };
  expect((await say({ reason: "other", text: "Not his car." }, same)).status).toBe(204);
  const [item] = await queue();
  expect(item?.reports.map(({ reason, text }) => [reason, text])).toEqual([["other", "Not his car."]]);
  expect(await rulesOf(id)).toEqual([]);
  await say({ reason: "sold" }, { as: await app.signUp() });
  await say({ reason: "sold" });
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
  expect(page).toContain("Reports about \u2068Rania\u2069 and their listings");
  expect(page).toMatch(
    new RegExp(`href="/dashboard/reports\\?(?=[^"]*seller=${seller.id})[^"]*status=upheld`),
  );
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

test("a report requires a reason, and `other` a text; an unknown target is a 404; bots get the usual response", async () => {
  const { app, seller, publish, queue } = await office();
  const { id } = await publish();
  const say = (body: object) => app.json("POST", "/api/reports", body);
  expect((await say({ listingId: id })).body.fields).toEqual({ reason: "Choose a reason" });
  expect((await say({ listingId: id, reason: "other", text: "  " })).body.fields).toEqual({
    text: "Describe the problem",
  });
  expect((await say({ listingId: "nothing", reason: "scam" })).status).toBe(404);
  expect((await say({ sellerId: "nobody", reason: "scam" })).status).toBe(404);
  expect((await say({ listingId: id, reason: "scam", website: "x" })).status).toBe(204);
  expect(await queue()).toEqual([]);
  expect((await say({ sellerId: seller.id, reason: "scam" })).status).toBe(204);
});

test("a suspended seller can no longer be reported", async () => {
  const { app, seller, call } = await office();
  await call("PATCH", `/users/${seller.id}`, { isActive: false });
  const late = await app.json("POST", "/api/reports", { sellerId: seller.id, reason: "scam" });
  expect([late.status, late.body.code]).toEqual([404, "sellerNotFound"]);
});

test("a person can report twenty things a day, an address a hundred", async () => {
  const { app, seller } = await office();
  const as = await app.signUp();
  const listingId = await plantCar(app, seller);
  const last = async (count: number, options: object) => {
    const statuses = [];
    for (let i = 0; i < count; i++)
      statuses.push((await app.json("POST", "/api/reports", { listingId, reason: "sold" }, options)).status);
    return statuses.slice(-2);
  };
  expect(await last(21, { as })).toEqual([204, 429]);
  expect(await last(101, { address: "192.0.2.9" })).toEqual([204, 429]);
});

test("guests behind one address have separate reports", async () => {
  const { app, publish, queue } = await office();
  const { id } = await publish();
  for (const text of ["Not his car.", "Sold to me last week."])
    await app.json("POST", "/api/reports", { listingId: id, reason: "other", text });
  expect((await queue())[0]?.reports.map(({ text }) => text)).toEqual([
    "Not his car.",
    "Sold to me last week.",
  ]);
});

test("a report does not change an admin's decision, and hidden listings cannot be reported", async () => {
  for (const verdict of ["rejected", "hidden"]) {
    const { app, publish, decide, queue } = await office();
    const { id } = await publish();
    await decide(id, { verdict, reason: "sold" });
    const late = await app.json("POST", "/api/reports", { listingId: id, reason: "scam" });
    expect([late.status, late.body.code]).toEqual([410, "listingGone"]);
    expect(await holdOf(app, id)).toBe(verdict as "hidden");
    expect(await queue()).toEqual([]);
  }
});

test("a listing stays visible despite many reports, until an admin decides", async () => {
  const { app, seller, publish, rulesOf } = await office({ REVIEW_FIRST: "everybody" });
  const { id } = await publish();
  for (let i = 0; i < 4; i++)
    await app.json("POST", "/api/reports", { listingId: id, reason: "sold" }, { as: await app.signUp() });
  expect(await rulesOf(id)).toEqual(["reported"]);
  expect(await holdOf(app, id)).toBeNull();
  // The seller does not learn of the reports.
  expect(await findNotice(app.deps.db.read, id, app.clock.now())).toBeNull();
  await app.json("PATCH", `/api/cars/${id}`, { price: 9000 }, { as: seller });
  expect(await holdOf(app, id)).toBeNull();
  expect(await rulesOf(id)).toEqual(["reported"]);
});

test("a verdict settles the listing's open reports, and is logged", async () => {
  for (const [verdict, status] of [
    ["approved", "dismissed"],
    ["rejected", "upheld"],
    ["hidden", "upheld"],
  ] as const) {
    const { app, admin, publish, queue, decide } = await office();
    const [{ id }, other] = [await publish(), await publish()];
    for (const listingId of [id, id, id, other.id])
      await app.json("POST", "/api/reports", { listingId, reason: "scam" });
    expect((await decide(id, { verdict, reason: "sold" })).status).toBe(200);
    expect((await queue()).map((item) => item.id)).toEqual([other.id]);
    const list = async (status: string) =>
      (await app.json("GET", `/api/admin/reports?status=${status}`, undefined, { as: admin })).body.total;
    expect([await list(status), await list("open")]).toEqual([3, 1]);
    const log = await listAudit(app.deps.db.read, { q: "", action: "report.settle", page: 1 });
    expect(log.items.map(({ actorName, after }) => [actorName, after])).toEqual(
      Array.from({ length: 3 }, () => ["Huda", { status, reason: "scam" }]),
    );
  }
});

test("an admin who has not seen the newest report gets a conflict", async () => {
  const { app, publish, queue, decide } = await office();
  const { id } = await publish();
  const say = () => app.json("POST", "/api/reports", { listingId: id, reason: "scam" });
  await say();
  const rev = (await queue())[0]?.rev;
  await say();
  expect((await decide(id, { verdict: "approved", rev })).status).toBe(409);
});

test("after a report is settled, the same person can report again; the first one stays unchanged", async () => {
  const { app, admin, publish } = await office();
  const { id } = await publish();
  const as = await app.signUp();
  const say = (text: string) =>
    app.json("POST", "/api/reports", { listingId: id, reason: "other", text }, { as });
  const listed = async (status: string) =>
    (await app.json("GET", `/api/admin/reports?status=${status}`, undefined, { as: admin })).body.items as {
      id: string;
      text: string;
    }[];
  await say("The photos are of another car.");
  const [first] = await listed("open");
  await app.json("PATCH", `/api/admin/reports/${first?.id}`, { status: "dismissed" }, { as: admin });
  expect((await say("Now the price changed, too.")).status).toBe(204);
  expect((await listed("open")).map(({ text }) => text)).toEqual(["Now the price changed, too."]);
  expect((await listed("dismissed")).map(({ text }) => text)).toEqual(["The photos are of another car."]);
});

test("the form works without scripts, keeps its input, and confirms in the reader's language", async () => {
  const { app, publish } = await office();
  const { id } = await publish();
  const page = await (await app.request(`/ar/cars/${id}`)).text();
  expect(page).toContain(`/ar/cars/${id}/report`);
  const refused = await app.form(`/ar/cars/${id}/report`, { reason: "other", text: "" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("يرجى وصف المشكلة");
  const sent = await app.form(`/ar/cars/${id}/report`, { reason: "sold", text: "مباعة" });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, `/ar${await addressOf(app, id)}`]);
  expect((await app.request("/cars/nothing/report")).status).toBe(404);
});
