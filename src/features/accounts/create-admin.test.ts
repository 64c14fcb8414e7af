import { expect, test } from "bun:test";
import { testApp } from "#src/testing/test-app.ts";
import { createAdmin } from "./actions.ts";

const EMAIL = "Boss@example.com";
const PASSWORD = "olive-grove-1998";
const login = (app: ReturnType<typeof testApp>, password: string) =>
  app.json("POST", "/api/auth/login", { email: EMAIL, password });

test("an admin is made and can log in", async () => {
  const app = testApp();
  expect(await createAdmin(app.deps, ` ${EMAIL} `, PASSWORD)).toBe("created");
  const { body } = await login(app, PASSWORD);
  expect(body.user).toMatchObject({ email: EMAIL, role: "admin", listingLimit: null, isActive: true });
});

test("an admin that exists gets the new password and is signed out everywhere", async () => {
  const app = testApp();
  const admin = await app.signUp({ email: EMAIL, role: "admin" });
  expect(await createAdmin(app.deps, EMAIL.toUpperCase(), PASSWORD)).toBe("renewed");
  expect((await app.json("GET", "/api/auth/me", undefined, { as: admin })).status).toBe(401);
  expect((await login(app, PASSWORD)).status).toBe(200);
});

test("an ordinary account is not promoted", async () => {
  const app = testApp();
  await app.signUp({ email: EMAIL });
  expect(createAdmin(app.deps, EMAIL, PASSWORD)).rejects.toThrow("already is an ordinary account");
  expect((await login(app, PASSWORD).catch(() => ({ status: 0 }))).status).not.toBe(200);
});

test("short and common passwords and what is no email are refused", async () => {
  const { deps } = testApp();
  expect(createAdmin(deps, EMAIL, "olive-grove")).rejects.toThrow("at least 12 characters");
  expect(createAdmin(deps, EMAIL, "aaaaaaaaaaaa")).rejects.toThrow("nobody would guess");
  expect(createAdmin(deps, "boss", PASSWORD)).rejects.toThrow('"boss" is not an email address');
});
