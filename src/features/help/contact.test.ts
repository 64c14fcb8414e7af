import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import { markHandled } from "./actions.ts";
import { MESSAGES_KEPT_MS, removeOldMessages } from "./jobs.ts";
import { countWaitingMessages, listMessages } from "./queries.ts";

const WORDS = {
  name: "Lina Qasem",
  email: "lina@example.com",
  subject: "A car of mine",
  message: "Somebody lists my car.\n\nPlease look at it.",
};
const ALL = { page: 1, pageSize: 20 };

test("a guest's message is stored and emailed to every active admin in their language", async () => {
  const { deps, form, signUp } = testApp();
  const english = await signUp({ role: "admin" });
  const arabic = await signUp({ role: "admin", language: "ar" });
  await signUp({ role: "admin", isActive: false });
  await signUp();
  const answer = await form("/ar/contact", WORDS);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/ar/contact/sent"]);
  const { items, total } = await listMessages(deps.db.read, ALL);
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ ...WORDS, userId: null, handledAt: null });
  const mails = await deps.db.read.select().from(outbox);
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([english.email, arabic.email].sort());
  const [inEnglish, inArabic] = [english, arabic].map(({ id }) => mails.find(({ userId }) => userId === id));
  expect(inEnglish?.subject).toBe("Message: \u2068A car of mine\u2069");
  expect(inEnglish?.text).toContain("\u2068Lina Qasem\u2069 (lina@example.com) wrote:");
  expect(inEnglish?.text).toContain("Please look at it.");
  expect(inEnglish?.html).toContain("mailto:lina%40example.com?subject=Re%3A%20A%20car%20of%20mine");
  // With its own text direction, whatever the email's language.
  expect(inArabic?.html).toMatch(/dir="auto"[^>]*>Somebody lists my car/);
  expect(inArabic?.subject).toBe("رسالة: \u2068A car of mine\u2069");
});

test("a refused form keeps its values and shows the errors, in both languages", async () => {
  const { deps, form } = testApp();
  const answer = await form("/contact", { ...WORDS, email: "lina@", message: "too short" });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  for (const said of ["Invalid email address", "Message must be at least 10 characters", "A car of mine"])
    expect(page).toContain(said);
  expect(page).toContain('value="lina@"');
  expect(page).toContain(">too short</textarea>");
  const arabic = await (await form("/ar/contact", { ...WORDS, name: " ", subject: "" })).text();
  for (const said of ["الاسم مطلوب", "الموضوع مطلوب"]) expect(arabic).toContain(said);
  expect((await form("/contact", {})).status).toBe(400);
  expect((await form("/contact", { ...WORDS, message: "x".repeat(4001) })).status).toBe(400);
  expect(await countWaitingMessages(deps.db.read)).toBe(0);
});

test("a bot's message is ignored, but gets the usual response", async () => {
  const { deps, form } = testApp();
  expect((await form("/contact", { ...WORDS, website: "https://spam.example" })).status).toBe(303);
  expect(await countWaitingMessages(deps.db.read)).toBe(0);
});

test("the same message within a minute is stored once", async () => {
  const { deps, form, clock } = testApp();
  await form("/contact", WORDS);
  await form("/contact", WORDS);
  expect(await countWaitingMessages(deps.db.read)).toBe(1);
  clock.advance(MINUTE_MS + 1);
  await form("/contact", WORDS);
  expect(await countWaitingMessages(deps.db.read)).toBe(2);
});

test("an address has ten messages an hour; a refused one keeps its text", async () => {
  const { form, clock } = testApp();
  for (let sent = 0; sent < 10; sent++)
    expect((await form("/contact", { ...WORDS, subject: `Number ${sent}` })).status).toBe(303);
  const refused = await form("/contact", WORDS);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain("Somebody lists my car.");
  expect((await form("/contact", WORDS, { address: "192.0.2.9" })).status).toBe(303);
  clock.advance(HOUR_MS + 1);
  expect((await form("/contact", { ...WORDS, subject: "Later" })).status).toBe(303);
});

test("a signed-in user has name and email filled in; the message is deleted with the account", async () => {
  const { deps, request, form, signUp } = testApp();
  const user = await signUp({ name: "Omar" });
  const page = await (await request("/contact", {}, { as: user })).text();
  expect(page).toContain('value="Omar"');
  expect(page).toContain(`value="${user.email}"`);
  await form("/contact", WORDS, { as: user });
  expect((await listMessages(deps.db.read, ALL)).items[0]?.userId).toBe(user.id);
  await deps.db.withTx(async (tx) => {
    await tx.delete(users).where(eq(users.id, user.id));
  });
  expect((await listMessages(deps.db.read, ALL)).total).toBe(0);
});

const HUDA = { id: "admin-1", name: "Huda" };

test("messages are marked as done, reopened, and deleted a year after they were done", async () => {
  const { deps, form, clock } = testApp();
  await form("/contact", { ...WORDS, subject: "First" });
  clock.advance(1000);
  await form("/contact", { ...WORDS, subject: "Second" });
  const waiting = () => listMessages(deps.db.read, { ...ALL, handled: false });
  const [first] = (await waiting()).items;
  expect(first?.subject).toBe("First");
  await markHandled(deps, HUDA, first?.id ?? "");
  expect((await waiting()).items.map(({ subject }) => subject)).toEqual(["Second"]);
  expect((await listMessages(deps.db.read, { ...ALL, handled: true })).total).toBe(1);
  await markHandled(deps, HUDA, first?.id ?? "", false);
  expect(await countWaitingMessages(deps.db.read)).toBe(2);
  await markHandled(deps, HUDA, first?.id ?? "");
  const [done] = (await listAudit(deps.db.read, { q: "huda", action: "message", page: 1 })).items;
  expect(done).toMatchObject({ subjectId: first?.id, before: { handled: false }, after: { handled: true } });
  clock.advance(MESSAGES_KEPT_MS - DAY_MS);
  await removeOldMessages(deps);
  expect((await listMessages(deps.db.read, ALL)).total).toBe(2);
  clock.advance(DAY_MS + 1);
  await removeOldMessages(deps);
  expect((await listMessages(deps.db.read, ALL)).items.map(({ subject }) => subject)).toEqual(["Second"]);
  expect(markHandled(deps, HUDA, "nothing")).rejects.toMatchObject({ kind: "not-found" });
});

test("messages come in pages", async () => {
  const { deps, form, clock } = testApp();
  for (let sent = 0; sent < 5; sent++) {
    await form("/contact", { ...WORDS, subject: `Number ${sent}` });
    clock.advance(1000);
  }
  const second = await listMessages(deps.db.read, { page: 2, pageSize: 2 });
  expect(second.total).toBe(5);
  expect(second.items.map(({ subject }) => subject)).toEqual(["Number 2", "Number 1"]);
  const past = await listMessages(deps.db.read, { page: 9, pageSize: 2 });
  expect([past.page, ...past.items.map(({ subject }) => subject)]).toEqual([3, "Number 0"]);
});

test("the thank-you page is shown", async () => {
  const { request } = testApp();
  expect(await (await request("/ar/contact/sent")).text()).toContain("شكرًا لك، وصلتنا رسالتك");
});
