import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { outbox } from "#src/features/mail/tables.ts";
import { holdOf, office } from "#src/testing/site/office.ts";

const CALL_ME = { description: "Call me at 079 123 4567 at any time of the day." };

async function desk() {
  const site = await office({ REVIEW_FIRST: "everybody" });
  const { app, admin } = site;
  let decision = "none";
  const decide = async (id: string, verdict: object) => {
    const answer = await site.decide(id, verdict);
    expect(answer.status).toBe(200);
    decision = answer.body.decision;
  };
  /** Undoes the last decision, or the given one. */
  const undo = (id: string, of = decision, as = admin) =>
    app.json("POST", `/api/admin/reviews/${id}/undo`, { decision: of }, { as });
  const last = () => decision;
  const mails = async () => (await app.deps.db.read.select().from(outbox)).map(({ kind }) => kind);
  return { ...site, decide, undo, last, mails };
}

test("undoing a hide puts a waiting listing back into the queue with its flags and reports, without an email", async () => {
  const { app, publish, queue, decide, undo, mails } = await desk();
  const { id } = await publish();
  await app.json("POST", "/api/reports", { listingId: id, reason: "scam" });
  const [before] = await queue();
  const written = await mails();
  await decide(id, { verdict: "hidden", reason: "misleading" });
  expect((await queue()).map((item) => item.id)).toEqual([]);
  app.clock.advance(1000);
  expect((await undo(id)).status).toBe(204);
  const [after] = await queue();
  expect(after).toMatchObject({ id, hold: before?.hold ?? null, flags: before?.flags, decisions: [] });
  expect(after?.reports.map(({ reason, status }) => [reason, status])).toEqual([["scam", "open"]]);
  expect(await mails()).toEqual(written);
});

test("every state is restored: waiting, rejected with its reason, visible with open flags", async () => {
  const { app, seller, publish, queue, decide, undo } = await desk();
  const { id } = await publish(CALL_ME);
  await decide(id, { verdict: "shown" });
  expect(await holdOf(app, id)).toBeNull();
  await undo(id);
  expect(await holdOf(app, id)).toBe("review");
  expect((await queue())[0]?.flags.map(({ rule }) => rule)).toEqual(["contact-in-text"]);
  app.clock.advance(1000);
  await decide(id, { verdict: "rejected", reason: "photos" });
  app.clock.advance(1000);
  await decide(id, { verdict: "shown" });
  await undo(id);
  expect(await holdOf(app, id)).toBe("rejected");
  const dashboard = await (await app.request("/dashboard", {}, { as: seller })).text();
  expect(dashboard).toContain("The photos don&#x27;t show what&#x27;s for sale, or belong to someone else.");
});

test("a changed or undecided listing cannot be undone; a notified seller gets a correction", async () => {
  const { app, seller, publish, decide, undo, mails } = await desk();
  const { id } = await publish();
  expect((await undo(id)).status).toBe(409);
  expect((await undo("nothing")).status).toBe(404);
  expect((await undo(id, "none", seller)).status).toBe(403);
  await decide(id, { verdict: "hidden", reason: "sold" });
  await app.deps.db.withTx((tx) =>
    tx.update(outbox).set({ attempts: 1, sentAt: 1 }).where(eq(outbox.kind, "listing-rejected")),
  );
  await undo(id);
  expect((await mails()).slice(-2)).toEqual(["listing-rejected", "listing-taken-back"]);
  await decide(id, { verdict: "hidden", reason: "sold" });
  await app.json("PATCH", `/api/cars/${id}`, { price: 9000 }, { as: seller });
  expect((await undo(id)).body.code).toBe("adminListingChanged");
});

test("the emails about decisions name the title only to a seller with a confirmed address", async () => {
  for (const [emailVerifiedAt, name] of [
    [null, "100001"],
    [1, "Visit evil.example"],
  ] as const) {
    const { app, publish, decide, undo } = await desk();
    const seller = await app.signUp({ emailVerifiedAt });
    const { id } = await publish({ ...CALL_ME, title: "Visit evil.example" }, seller);
    const sent = () => app.deps.db.withTx((tx) => tx.update(outbox).set({ attempts: 1, sentAt: 1 }));
    await decide(id, { verdict: "approved" });
    await sent();
    await decide(id, { verdict: "hidden", reason: "sold" });
    await sent();
    await undo(id);
    const mails = await app.deps.db.read.select().from(outbox).where(eq(outbox.userId, seller.id));
    const subjects = mails.map(({ kind, subject }) => [kind, subject.includes(name)]);
    for (const kind of ["listing-approved", "listing-rejected", "listing-taken-back"])
      expect(subjects).toContainEqual([kind, true]);
  }
});

test("an admin's Undo reverts that decision only, not a later one", async () => {
  const { app, publish, queue, decide, undo, last } = await desk();
  const { id } = await publish(CALL_ME);
  await decide(id, { verdict: "approved" });
  const first = last();
  app.clock.advance(1000);
  await decide(id, { verdict: "hidden", reason: "misleading" });
  expect((await undo(id, first)).body.code).toBe("adminListingChanged");
  expect(await holdOf(app, id)).toBe("hidden");
  expect((await undo(id)).status).toBe(204);
  expect(await holdOf(app, id)).toBeNull();
  // The first decision stays, and so its flags stay dismissed.
  expect(await queue()).toEqual([]);
});

test("a visitor's report does not prevent undoing a decision", async () => {
  const { app, publish, decide, undo } = await desk();
  const { id } = await publish(CALL_ME);
  await decide(id, { verdict: "approved" });
  app.clock.advance(1000);
  expect((await app.json("POST", "/api/reports", { listingId: id, reason: "scam" })).status).toBe(204);
  expect((await undo(id)).status).toBe(204);
  expect(await holdOf(app, id)).toBe("review");
});
