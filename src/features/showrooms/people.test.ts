import { expect, test } from "bun:test";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { dealerInvitations } from "#src/features/dealers/tables.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { wordsIn } from "#src/testing/pages/words-in.ts";
import { pageOf } from "#src/testing/site/settled.ts";
import { CITADEL, dealership } from "#src/testing/site/dealership.ts";
import { actionsIn } from "#src/testing/site/office.ts";
import type { TestApp, TestUser } from "#src/testing/site/test-app.ts";

const NADIA = { email: "Nadia@example.com", role: "sales" };

/** The address in the last email. */
const linkIn = async (app: TestApp) =>
  /\/(?:ar\/)?dealers\/invitations\/[\w-]+/.exec((await mails(app)).at(-1)?.text ?? "")?.[0] ?? "";

const accept = async (app: TestApp, link: string, as?: TestUser) =>
  (await app.form(link, {}, as && { as })).status;

test("an invited person accepts the emailed link and works for the dealer, once", async () => {
  const { app, dealer, call } = await dealership();
  const invited = await call("POST", "/api/dealer/people", NADIA);
  expect([invited.status, invited.body]).toMatchObject([201, { ...NADIA, name: null, status: "invited" }]);
  expect(invited.body.expiresAt).toBe(app.clock.now() + 7 * DAY_MS);
  const [mail] = await mails(app);
  expect(mail).toMatchObject({ recipient: NADIA.email, userId: null, language: "en" });
  expect(mail?.text).toContain("Citadel View Motors");
  const link = await linkIn(app);
  const token = link.split("/").at(-1) ?? "";
  expect(JSON.stringify(await app.deps.db.read.select().from(dealerInvitations))).not.toContain(token);

  const page = await app.request(link);
  expect([page.status, (await page.text()).includes(`/login?next=${encodeURIComponent(link)}`)]).toEqual([
    200,
    true,
  ]);
  expect(await accept(app, link)).toBe(401);
  const omar = await app.signUp({ email: "omar@example.com" });
  const wrong = wordsIn(await pageOf(app, omar, link));
  for (const told of ["omar@example.com", NADIA.email, "Log out, then open the link again"])
    expect(wrong).toContain(told);
  expect(wrong).not.toContain("Accept the invitation");
  const refused = await app.form(link, {}, { as: omar });
  expect([refused.status, (await refused.text()).includes(NADIA.email)]).toEqual([403, true]);
  const nadia = await app.signUp({ email: "nadia@example.com", name: "Nadia" });
  expect(wordsIn(await pageOf(app, nadia, link))).toContain("Accept the invitation");
  expect(await accept(app, link, nadia)).toBe(303);
  expect((await call("GET", "/api/dealer", undefined, nadia)).body).toMatchObject({
    id: dealer.id,
    role: "sales",
  });
  expect([await accept(app, link, nadia), (await app.request(link)).status]).toEqual([410, 410]);
  expect(await accept(app, `${link}x`, nadia)).toBe(404);
  expect((await call("GET", "/api/dealer/people")).body.people).toMatchObject([
    { name: "Khaled", role: "owner", status: "active", expiresAt: null },
    { name: "Nadia", role: "sales", status: "active", seenAt: app.clock.now() },
  ]);
  expect(await actionsIn(app)).toEqual(["dealer.join", "dealer.invite", "dealer.open"]);
});

test("a link ends after seven days, when it is sent again, and when it is withdrawn", async () => {
  const { app, call } = await dealership();
  const nadia = await app.signUp({ email: "nadia@example.com", language: "ar" });
  const { body: first } = await call("POST", "/api/dealer/people", NADIA);
  const old = await linkIn(app);
  expect((await mails(app))[0]?.subject).toContain(CITADEL.nameAr);
  expect(old).toStartWith("/ar/dealers/");
  app.clock.advance(7 * DAY_MS);
  expect(await accept(app, old, nadia)).toBe(410);
  const again = await call("POST", "/api/dealer/people", { email: "nadia@EXAMPLE.com", role: "manager" });
  expect(again.body).toMatchObject({ id: first.id, role: "manager" });
  expect(await accept(app, old, nadia)).toBe(404);
  expect((await call("GET", "/api/dealer/people")).body.people).toHaveLength(2);
  expect((await call("DELETE", `/api/dealer/people/${first.id}`)).status).toBe(204);
  expect(await accept(app, await linkIn(app), nadia)).toBe(404);
});

test("nobody works for two dealers", async () => {
  const { app, owner, call, employ } = await dealership();
  const colleague = await employ("manager");
  const there = await call("POST", "/api/dealer/people", { email: colleague.email, role: "sales" });
  expect([there.status, there.body.code]).toEqual([409, "dealerPersonThere"]);
  const other = await app.signUp();
  await call("POST", "/api/dealers", CITADEL, other);
  await call("POST", "/api/dealer/people", { email: owner.email, role: "sales" }, other);
  expect(await accept(app, await linkIn(app), owner)).toBe(409);
});

test("only owners see and change people, only of their own dealer", async () => {
  const { app, owner, call, employ } = await dealership();
  const people = [await employ("manager"), await employ("sales")] as const;
  const [manager, sales] = people;
  for (const as of people) {
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["POST", "", NADIA],
      ["PATCH", `/${sales.id}`, { role: "owner" }],
      ["DELETE", `/${as === sales ? manager.id : sales.id}`, undefined],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- few
      const refused = await call(method, `/api/dealer/people${path}`, body, as);
      expect([method, refused.status, refused.body.code]).toEqual([method, 403, "dealerOwnersOnly"]);
    }
    // oxlint-disable-next-line no-await-in-loop
    expect((await app.request("/dealer/people", {}, { as })).status).toBe(403);
  }
  const stranger = await app.signUp();
  await call("POST", "/api/dealers", CITADEL, stranger);
  const invitation = await call("POST", "/api/dealer/people", NADIA);
  for (const id of [sales.id, owner.id, invitation.body.id]) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await call("DELETE", `/api/dealer/people/${id}`, undefined, stranger)).status).toBe(404);
    // oxlint-disable-next-line no-await-in-loop
    const changed = await call("PATCH", `/api/dealer/people/${id}`, { role: "sales" }, stranger);
    expect(changed.status).toBe(404);
  }
  const promoted = await call("PATCH", `/api/dealer/people/${sales.id}`, { role: "manager" });
  expect([promoted.status, promoted.body.role]).toEqual([200, "manager"]);
});

test("the last owner neither leaves nor steps down, also beside a suspended one", async () => {
  const { app, owner, call, employ } = await dealership();
  const second = await employ("owner");
  await app.deps.db.withTx((tx) => setUserActive(tx, second.id, false, 1));
  const own = `/api/dealer/people/${owner.id}`;
  const refused = [await call("DELETE", own), await call("PATCH", own, { role: "sales" })];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [409, "dealerLastOwner"],
    [409, "dealerLastOwner"],
  ]);
  await app.deps.db.withTx((tx) => setUserActive(tx, second.id, true, 1));
  expect((await call("PATCH", own, { role: "sales" })).status).toBe(200);
  expect((await call("DELETE", own)).status).toBe(204);
  expect((await call("GET", "/api/dealer")).status).toBe(403);
});

test("a dealer sends twenty invitations an hour and has room for fifty people", async () => {
  const { app, call, employ } = await dealership();
  const inviteOf = (n: number) =>
    call("POST", "/api/dealer/people", { email: `p${n}@example.com`, role: "sales" });
  for (let i = 0; i < 20; i++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await inviteOf(i)).status).toBe(201);
  expect((await inviteOf(20)).status).toBe(429);
  // oxlint-disable-next-line no-await-in-loop
  for (let i = 0; i < 29; i++) await employ("sales");
  app.clock.advance(HOUR_MS);
  const full = await inviteOf(21);
  expect([full.status, full.body.code]).toEqual([409, "dealerFull"]);
  // One of those who are invited already takes no more room.
  expect((await inviteOf(3)).status).toBe(201);
});
