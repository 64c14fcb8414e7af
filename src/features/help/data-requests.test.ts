import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import { mailOf } from "#src/testing/outside/mails.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { contactMessages } from "./tables.ts";

const WORDS = { name: "Lina Qasem", email: "lina@example.com", asks: "deletion", message: "" };
const FORM = "/privacy/request";

test("a request is stored, and its writer confirms the address", async () => {
  const app = testApp();
  await app.signUp({ role: "admin" });
  const rows = () => app.deps.db.read.select().from(contactMessages);
  expect((await app.form(`/ar${FORM}`, WORDS)).headers.get("Location")).toBe("/ar/privacy");
  expect(await rows()).toMatchObject([{ name: "Lina Qasem", asks: "deletion", confirmedAt: null }]);
  expect((await mailOf(app, "contact-message"))?.subject).toContain("حذف بياناتي");
  const mail = await mailOf(app, "data-request");
  expect(mail).toMatchObject({ recipient: WORDS.email, language: "ar" });
  expect(mail?.text).toContain("15 تموز 2026");
  const { pathname, search } = new URL(/http\S+confirm\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  await app.request(pathname + search);
  expect(await rows()).toMatchObject([{ confirmedAt: null }]);
  const token = new URLSearchParams(search).get("token") ?? "";
  for (const _ of [1, 2]) expect((await app.form(pathname, { token })).status).toBe(303);
  expect(await rows()).toMatchObject([{ confirmedAt: app.clock.now() }]);
  expect((await app.form(pathname, { token: "x" })).status).toBe(410);
});

test("the form says by when it is answered and keeps what was typed; bots and repetitions store nothing", async () => {
  const app = testApp();
  for (const [path, sentence] of [
    [FORM, "We answer within 30 days."],
    [`/ar${FORM}`, "نردّ خلال 30 يومًا."],
  ] as const)
    expect(await (await app.request(path)).text()).toContain(sentence);
  const refused = await app.form(FORM, { ...WORDS, asks: "", message: "My number is old" });
  const page = await refused.text();
  expect([refused.status, page.includes("My number is old</textarea>")]).toEqual([400, true]);
  expect(page).toContain('value="Lina Qasem"');
  expect((await app.form(FORM, { ...WORDS, website: "x" })).status).toBe(303);
  expect(await app.deps.db.read.$count(contactMessages)).toBe(0);
  for (const _ of [1, 2]) await app.form(FORM, WORDS);
  expect(await app.deps.db.read.$count(contactMessages)).toBe(1);
});

test("admins see by when to answer, and mark as answered, which is recorded", async () => {
  const app = testApp();
  const admin = await app.signUp({ role: "admin" });
  await app.form(FORM, WORDS);
  await app.form("/contact", { ...WORDS, subject: "Hello", message: "A message to the team" });
  const show = async (query: string, as = admin) =>
    (await app.request(`/dashboard/messages${query}`, {}, { as })).text();
  const open = await show("");
  expect([open.includes("Hello"), open.includes("deletion of my data")]).toEqual([true, false]);
  const requests = await show("?asks=1");
  for (const said of [
    "The deletion of my data",
    "Answer by 15 July 2026",
    "Mark as answered",
    "Not confirmed yet",
  ])
    expect(requests).toContain(said);
  expect(requests).not.toContain("badge-expired");
  app.clock.advance(31 * DAY_MS);
  const later = await app.signUp({ role: "admin" });
  expect(await show("?asks=1", later)).toContain("badge-expired");
  const id = /messages\/([\w-]+)\/handled/.exec(requests)?.[1] ?? "";
  await app.form(`/dashboard/messages/${id}/handled`, {}, { as: later });
  expect(await show("?asks=1", later)).not.toContain("deletion of my data");
  const [entry] = (await listAudit(app.deps.db.read, { q: "", action: "message", page: 1 })).items;
  expect(entry).toMatchObject({ subjectId: id, after: { handled: true } });
});
