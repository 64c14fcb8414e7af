import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { DAY_MS } from "#src/core/time.ts";
import { type TestApp, testApp } from "#src/testing/site/test-app.ts";
import { recordAudit } from "./actions.ts";
import { AUDIT_A_PAGE, type AuditFilter, listAudit } from "./queries.ts";
import { auditLog } from "./tables.ts";

const admin = { id: "admin-1", name: "Huda" };

const record = (
  { deps, clock }: TestApp,
  action: string,
  name = "Camry 2019",
  actor: typeof admin | null = admin,
) =>
  deps.db.withTx((tx) =>
    recordAudit(
      tx,
      { actor, action, subject: { kind: action.split(".")[0] ?? "", id: `id of ${name}`, name } },
      clock.now(),
    ),
  );

const listed = async ({ deps }: TestApp, filter: Partial<AuditFilter> = {}) =>
  listAudit(deps.db.read, { q: "", action: "", page: 1, ...filter });

test("an entry has actor, action, subject, old and new values, and the time", async () => {
  const app = testApp();
  await app.deps.db.withTx((tx) =>
    recordAudit(
      tx,
      {
        actor: null,
        action: "user.limit",
        subject: { kind: "user", id: "u1", name: "Rania" },
        before: { listingLimit: 5 },
        after: { listingLimit: 9 },
      },
      app.clock.now(),
    ),
  );
  expect((await listed(app)).items).toMatchObject([
    {
      actorId: null,
      actorName: "shell",
      action: "user.limit",
      subjectKind: "user",
      subjectId: "u1",
      subjectName: "Rania",
      before: { listingLimit: 5 },
      after: { listingLimit: 9 },
      createdAt: app.clock.now(),
    },
  ]);
});

test("the database refuses to change or delete an entry", async () => {
  const app = testApp();
  await record(app, "listing.hide");
  const change = app.deps.db.withTx((tx) => tx.update(auditLog).set({ actorName: "Nobody" }));
  expect(change).rejects.toThrow("append-only");
  const user = await app.signUp();
  await app.deps.db.withTx((tx) =>
    recordAudit(tx, { actor: admin, action: "user.limit", subject: { kind: "user", ...user } }, 0),
  );
  for (const id of [user.id, "id of Camry 2019"]) {
    const named = eq(auditLog.subjectId, id);
    const blank = app.deps.db.withTx((tx) =>
      tx.update(auditLog).set({ subjectName: "–", before: null, after: null }).where(named),
    );
    expect(blank).rejects.toThrow("append-only");
  }
  const remove = app.deps.db.withTx((tx) => tx.delete(auditLog).where(eq(auditLog.action, "listing.hide")));
  expect(remove).rejects.toThrow("append-only");
  expect((await listed(app)).total).toBe(2);
});

test("entries are found by name, id, action or kind of subject, newest first, in pages", async () => {
  const app = testApp();
  await record(app, "listing.hide", "Camry");
  app.clock.advance(1);
  await record(app, "listing.feature", "Elantra", { id: "admin-2", name: "Omar 100%" });
  await record(app, "user.suspend", "Rania");
  const actions = async (filter: object) => (await listed(app, filter)).items.map(({ action }) => action);
  expect(await actions({})).toEqual(["user.suspend", "listing.feature", "listing.hide"]);
  expect(await actions({ q: "camr" })).toEqual(["listing.hide"]);
  expect(await actions({ q: "id of Rania" })).toEqual(["user.suspend"]);
  expect(await actions({ q: "omar 100%" })).toEqual(["listing.feature"]);
  expect(await actions({ q: "%" })).toHaveLength(3);
  expect(await actions({ action: "listing" })).toEqual(["listing.feature", "listing.hide"]);
  expect(await actions({ action: "listing.hide" })).toEqual(["listing.hide"]);
  expect(await actions({ action: "list" })).toEqual([]);
  for (let i = 0; i < AUDIT_A_PAGE; i++) await record(app, "site.change");
  expect((await listed(app, { page: 99 })).items).toHaveLength(3);
});

test("words and an action can be combined", async () => {
  const app = testApp();
  for (const action of ["listing.hide", "listing.hidden", "user.limit"]) await record(app, action);
  const found = async (filter: { q?: string; action?: string }) =>
    (await listed(app, filter)).items.map(({ action }) => action);
  expect(await found({ q: "camry", action: "listing" })).toEqual(["listing.hidden", "listing.hide"]);
  expect(await found({ q: "camry", action: "listing.hide" })).toEqual(["listing.hide"]);
  expect(await found({ q: "camry", action: "user" })).toEqual(["user.limit"]);
  expect(await found({ q: "elantra", action: "user" })).toEqual([]);
  for (const action of [".", "a.", '"', "l", "*"]) expect(await found({ q: "camry", action })).toEqual([]);
});

test("days are in Jordanian time and combine with every other filter", async () => {
  const app = testApp({ now: Date.UTC(2026, 10, 20, 20, 59, 59) });
  await record(app, "listing.hide", "the last of the 20th");
  app.clock.advance(1000);
  await record(app, "user.limit", "the first of the 21st");
  app.clock.advance(DAY_MS - 1000);
  await record(app, "listing.hide", "the last of the 21st");
  app.clock.advance(1000);
  await record(app, "listing.hide", "the first of the 22nd");
  const found = async (filter: Partial<AuditFilter>) =>
    (await listed(app, filter)).items.map(({ subjectName }) => subjectName.replace(/^the /, ""));
  expect(await found({ from: "2026-11-21", to: "2026-11-21" })).toEqual([
    "last of the 21st",
    "first of the 21st",
  ]);
  expect(await found({ from: "2026-11-22" })).toEqual(["first of the 22nd"]);
  expect(await found({ to: "2026-11-20" })).toEqual(["last of the 20th"]);
  expect(await found({ from: "2026-11-22", to: "2026-11-21" })).toEqual([]);
  expect(await found({ from: "2026-11-21", to: "2026-11-21", action: "user" })).toEqual([
    "first of the 21st",
  ]);
  expect(await found({ from: "2026-11-21", to: "2026-11-21", q: "21st last" })).toEqual(["last of the 21st"]);
});
