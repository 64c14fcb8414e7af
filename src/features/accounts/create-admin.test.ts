import { expect, test } from "bun:test";
import { listAudit } from "#src/features/audit/queries.ts";
import { listDue } from "#src/features/consents/queries.ts";
import { enrolled } from "#src/testing/site/enrolled.ts";
import { type TestApp, testApp } from "#src/testing/site/test-app.ts";
import { createAdmin } from "./actions/admins.ts";
import { findByEmail } from "./queries.ts";
import { runAdminCommand } from "./shell.ts";

const EMAIL = "Boss@example.com";
const PASSWORD = "olive-grove-1998";
const login = (app: TestApp, password: string) =>
  app.json("POST", "/api/auth/login", { email: EMAIL, password });
const shell = (app: TestApp, password: string, ...words: string[]) =>
  runAdminCommand({ ...app.deps, config: { ...app.deps.config, ADMIN_PASSWORD: password } }, words);
const recorded = async ({ deps }: TestApp) =>
  (await listAudit(deps.db.read, { q: "", action: "", page: 1 })).items.map(
    ({ actorName, action, subjectName }) => `${actorName} ${action} ${subjectName}`,
  );

test("an admin created in the shell can sign in and is in the audit log", async () => {
  const app = testApp();
  expect(await shell(app, PASSWORD, "create", ` ${EMAIL} `)).toContain("is now an admin");
  const { body } = await login(app, PASSWORD);
  expect(body.user).toMatchObject({ email: EMAIL, role: "admin", listingLimit: null, isActive: true });
  expect(await recorded(app)).toEqual(["shell admin.create Admin"]);
});

test("an admin gets a new password in the shell and is signed out everywhere", async () => {
  const app = testApp();
  const admin = await app.signUp({ email: EMAIL, role: "admin" });
  expect(createAdmin(app.deps, EMAIL, PASSWORD)).rejects.toThrow("is already an admin");
  expect(await shell(app, PASSWORD, "reset-password", EMAIL.toUpperCase())).toContain("new password");
  expect((await app.json("GET", "/api/auth/me", undefined, { as: admin })).status).toBe(401);
  expect((await login(app, PASSWORD)).status).toBe(200);
});

test("a new password from the shell keeps two-step verification, which has its own command", async () => {
  const app = testApp();
  const admin = await app.signUp({ email: EMAIL, role: "admin" });
  await enrolled(app, admin);
  await shell(app, PASSWORD, "reset-password", EMAIL);
  expect((await login(app, PASSWORD)).status).toBe(202);
  await shell(app, PASSWORD, "remove-second-factor", EMAIL);
  expect((await login(app, PASSWORD)).status).toBe(200);
  expect(await recorded(app)).toContain(`shell second-factor.off ${admin.name}`);
});

test("the list shows only admins", async () => {
  const app = testApp();
  expect(await shell(app, "", "list")).toContain("There is no admin yet");
  const admin = await app.signUp({ email: EMAIL, role: "admin", name: "Huda" });
  await app.signUp({ email: "rania@example.com" });
  await enrolled(app, admin);
  expect(await shell(app, "", "list")).toBe(
    `${EMAIL}  Huda  active  two-step verification  since 2026-06-15`,
  );
});

test("an ordinary account is neither promoted nor given a password", async () => {
  const app = testApp();
  const ordinary = await app.signUp({ email: EMAIL });
  expect(createAdmin(app.deps, EMAIL, PASSWORD)).rejects.toThrow("already has an ordinary account");
  expect(shell(app, PASSWORD, "reset-password", EMAIL)).rejects.toThrow("There is no admin with the address");
  const { body } = await app.json("GET", "/api/auth/me", undefined, { as: ordinary });
  expect(body.user.role).toBe("user");
});

test("short and common passwords, invalid emails and unknown verbs are refused", async () => {
  const app = testApp();
  const { deps } = app;
  expect(createAdmin(deps, EMAIL, "olive-grove")).rejects.toThrow("at least 12 characters");
  expect(createAdmin(deps, EMAIL, "aaaaaaaaaaaa")).rejects.toThrow("too easy to guess");
  expect(createAdmin(deps, "boss", PASSWORD)).rejects.toThrow('"boss" is not an email address');
  expect(shell(app, PASSWORD, "create")).rejects.toThrow("markaba admin list");
  expect(shell(app, PASSWORD, "create", "--help")).rejects.toThrow("markaba admin list");
  expect(shell(app, PASSWORD, "promote", EMAIL)).rejects.toThrow("markaba admin list");
});

test("the first admin is not asked for consents on the new site; a later one is", async () => {
  const { deps } = testApp();
  const dueOf = async (email: string) => {
    await createAdmin(deps, email, PASSWORD);
    return listDue(deps.db.read, (await findByEmail(deps.db.read, email))?.id ?? "");
  };
  expect(await dueOf(EMAIL)).toEqual([]);
  expect(await dueOf("omar@example.com")).toEqual(["terms", "privacy"]);
});
