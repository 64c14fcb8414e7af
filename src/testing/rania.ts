import type { TestApp } from "./test-app.ts";

/** What Rania registers with. */
export const rania = { name: "Rania Haddad", email: "Rania@Example.com", password: "zaytoun-7" };

/** The session cookie that an answer sets, with its attributes; empty where it sets none. */
export const cookieOf = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => cookie.includes("sid=")) ?? "";

/** The next call of the browser that got this answer. */
export const as = (headers: Headers) => ({ headers: { Cookie: cookieOf(headers).split(";")[0] ?? "" } });

/** Makes Rania's account, with some fields changed. */
export const register = (app: TestApp, more: object = {}) =>
  app.json("POST", "/api/auth/register", { ...rania, ...more });

/** Signs Rania in, or whoever is named. */
export const login = (app: TestApp, email = rania.email, password = rania.password, options = {}) =>
  app.json("POST", "/api/auth/login", { email, password }, options);
