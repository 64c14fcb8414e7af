import type { TestApp } from "./test-app.ts";

/** The input with which Rania registers. */
export const rania = { name: "Rania Haddad", email: "Rania@Example.com", password: "zaytoun-7" };

/** The session cookie set by a response, with its attributes; empty without one. */
export const cookieOf = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => cookie.includes("sid=")) ?? "";

/** Options for the next request of the browser that got this response. */
export const as = (headers: Headers) => ({ headers: { Cookie: cookieOf(headers).split(";")[0] ?? "" } });

/** Registers Rania, with some fields changed. */
export const register = (app: TestApp, more: object = {}) =>
  app.json("POST", "/api/auth/register", { ...rania, ...more });

/** Signs in Rania, or another account. */
export const login = (app: TestApp, email = rania.email, password = rania.password, options = {}) =>
  app.json("POST", "/api/auth/login", { email, password }, options);
