import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { auditLog } from "#src/features/audit/tables.ts";
import { conversations } from "#src/features/conversations/tables.ts";
import { guestPath } from "#src/features/conversations/threads/actions/mail-unread.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { conversationMarket } from "#src/testing/listings/conversation-market.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { typedInquiry } from "#src/testing/listings/inquiry-market.ts";
import { eraseReports } from "./jobs.ts";
import { reports } from "./tables.ts";
import type { ReportedJson, ReportJson } from "./shapes.ts";

async function market() {
  const given = await conversationMarket();
  const { app, call, id } = given;
  const admin = await app.signUp({ role: "admin" });
  const report = (user: typeof admin, body: object, of = id) => call(user, "POST", `/${of}/report`, body);
  const look = (of = id, as = admin) => app.json("GET", `/api/admin/conversations/${of}`, undefined, { as });
  const listed = async (status = "open") =>
    (
      await app.json("GET", `/api/admin/reports?status=${status}`, undefined, {
        as: await app.signUp({ role: "admin" }),
      })
    ).body.items as ReportJson[];
  return { ...given, admin, report, look, listed };
}

test("a reported conversation is listed with its reason, once for each person", async () => {
  const { id, buyer, seller, report, listed } = await market();
  expect((await report(buyer, { reason: "scam" })).status).toBe(204);
  expect((await report(buyer, { reason: "insult", note: "Rude" })).status).toBe(204);
  expect((await report(seller, { reason: "other", note: "Asks for a code" })).status).toBe(204);
  expect((await listed()).map(({ reason, text, url }) => [reason, text, url]).toSorted()).toEqual([
    ["insult", "Rude", `/dashboard/conversations/${id}`],
    ["other", "Asks for a code", `/dashboard/conversations/${id}`],
  ]);
  const [first] = await listed();
  expect(first).toMatchObject({ conversationId: id, listingId: null });
  expect(first?.about).toStartWith("Conversation: ");
});

test("a report needs a reason; strangers get 404", async () => {
  const { app, buyer, report } = await market();
  for (const body of [{}, { reason: "boring" }, { reason: "scam", note: 7 }])
    expect([body, (await report(buyer, body)).status]).toEqual([body, 400]);
  expect((await report(await app.signUp(), { reason: "scam" })).status).toBe(404);
});

test("admins see the last twenty messages of a reported conversation only, and each look is recorded", async () => {
  const { app, id, admin, buyer, seller, write, report, look, listed } = await market();
  expect((await look()).status).toBe(404);
  for (let i = 1; i <= 24; i++) await write(i % 2 ? seller : buyer, `Message ${i}`);
  await report(buyer, { reason: "scam" });
  const { status, body } = await look();
  const reported = body as ReportedJson;
  expect(status).toBe(200);
  expect(reported.messages.map(({ text }) => text)).toEqual(
    Array.from({ length: 20 }, (_, i) => `Message ${i + 5}`),
  );
  expect(reported).toMatchObject({
    buyer: { id: buyer.id, name: typedInquiry.buyerName },
    seller: { id: seller.id },
  });
  expect((await look(id, buyer)).status).toBe(403);
  expect((await app.request(`/dashboard/conversations/${id}`, {}, { as: admin })).status).toBe(200);
  const looks = (await app.deps.db.read.select().from(auditLog)).filter(
    ({ action }) => action === "conversation.look",
  );
  expect(looks.map(({ actorId, subjectId }) => [actorId, subjectId])).toEqual(
    Array.from({ length: 2 }, () => [admin.id, id]),
  );
  const [open] = await listed();
  const settle = { status: "dismissed" };
  await app.json("PATCH", `/api/admin/reports/${open?.id}`, settle, { as: admin });
  expect(await listed()).toEqual([]);
  expect(await listed("dismissed")).toHaveLength(1);
  expect((await look()).status).toBe(200);
  await report(buyer, { reason: "sold" });
  expect(await listed()).toHaveLength(1);
});

test("admins read no other conversation, not even its page", async () => {
  const { app, id, admin, call } = await market();
  expect((await call(admin, "GET", `/${id}`)).status).toBe(404);
  expect((await app.request(`/messages/${id}`, {}, { as: admin })).status).toBe(404);
  expect((await app.request(`/dashboard/conversations/${id}`, {}, { as: admin })).status).toBe(404);
});

test("the form without scripts reports, also by a guest's secret link", async () => {
  const { app, id, buyer, send, listed } = await market();
  const guestId = (await send({ buyerEmail: "guest@example.com" })).body.conversationId as string;
  const ways = [
    { path: `/messages/${id}`, by: { as: buyer } },
    { path: guestPath(guestId), by: {} },
  ];
  for (const { path, by } of ways) {
    const page = await app.request(`${path}/report`, {}, by);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`action="${path}/report"`);
    const wrong = await app.form(`${path}/report`, { reason: "boring" }, by);
    expect([wrong.status, (await wrong.text()).includes("Choose a reason")]).toEqual([400, true]);
    const sent = await app.form(`${path}/report`, { reason: "insult", text: "Rude" }, by);
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, path]);
  }
  expect((await listed()).map(({ conversationId }) => conversationId).sort()).toEqual([id, guestId].sort());
  const forged = `${guestPath(guestId).slice(0, -2)}xx`;
  const refused = await app.form(`${forged}/report`, { reason: "scam" });
  expect(refused.status).not.toBe(303);
});

test("the same text in a fourth conversation within a day is delivered and reported once", async () => {
  const { app, seller, buyer, ask, listed } = await market();
  const text = "Send me your number, I pay cash today!";
  const cars: string[] = [];
  for (let i = 0; i < 5; i++) cars.push(await plantCar(app, seller));
  const tell = async (carId: string, message: string, as = buyer) =>
    (await app.json("POST", "/api/inquiries", { ...typedInquiry, carId, message }, { as })).body
      .conversationId as string;
  for (const car of cars.slice(0, 3)) await tell(car, text);
  // In a conversation that has it already it does not count again.
  await tell(cars[0] ?? "", ` ${text.toUpperCase()}`);
  expect(await listed()).toEqual([]);
  const fourth = await tell(cars[3] ?? "", text.toUpperCase());
  const [found, ...more] = await listed();
  expect([found?.conversationId, found?.reason, found?.reporterName, more]).toEqual([
    fourth,
    "scam",
    "Automatic check",
    [],
  ]);
  expect(found?.text).toBe("Same text in four conversations within a day.");
  await tell(cars[4] ?? "", text);
  expect(await listed()).toHaveLength(1);
  expect(await ask("Is it still there?")).toBeString();
});

test("short texts, offered ones, those of others and those of another day do not count", async () => {
  const { app, seller, buyer, listed } = await market();
  const other = await app.signUp();
  const cars: string[] = [];
  for (let i = 0; i < 4; i++) cars.push(await plantCar(app, seller));
  const tell = (i: number, message: string, as = buyer) =>
    app.json("POST", "/api/inquiries", { ...typedInquiry, carId: cars[i], message }, { as });
  for (let i = 0; i < 4; i++) await tell(i, "Can I see it today?");
  for (let i = 0; i < 4; i++) await tell(i, "Is there an inspection report?");
  for (let i = 0; i < 4; i++) await tell(i, "Can I see it on Thursday?", i < 3 ? buyer : other);
  for (let i = 0; i < 3; i++) await tell(i, "Can I see it on Friday at ten?");
  app.clock.advance(24 * HOUR_MS);
  await tell(3, "Can I see it on Friday at ten?");
  expect(await listed()).toEqual([]);
});

test("a seller's later messages count alike", async () => {
  const { app, id, carId, seller, call, listed } = await market();
  const ids = [id];
  for (let i = 0; i < 3; i++) {
    const as = await app.signUp();
    const sent = await app.json(
      "POST",
      "/api/inquiries",
      { ...typedInquiry, carId, message: `No. ${i}: is it free?` },
      { as },
    );
    ids.push(String(sent.body.conversationId));
  }
  for (const each of ids)
    await call(seller, "POST", `/${each}/messages`, { text: "Transfer the deposit to this account" });
  expect((await listed()).map(({ conversationId }) => conversationId)).toEqual([ids[3] ?? ""]);
});

test("a report goes with its conversation", async () => {
  const { app, id, buyer, report } = await market();
  await report(buyer, { reason: "scam" });
  await app.deps.db.withTx((tx) => tx.delete(conversations).where(eq(conversations.id, id)));
  await eraseReports(app.deps);
  expect(await app.deps.db.read.select().from(reports)).toEqual([]);
});
