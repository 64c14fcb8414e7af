import { Hono } from "hono";
import { access, requireUser } from "#src/auth/access.ts";
import { endSession, sessionToken, setSessionCookie } from "#src/auth/cookies.ts";
import { sessionUser } from "#src/auth/sessions.ts";
import type { Env } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { enterCode, login, logout, register } from "./actions/login.ts";
import { registrationInput } from "./phone-input.ts";
import { credentials, loginCode } from "./schema.ts";

export const authApi = new Hono<Env>()
  .post("/register", access("guest"), validate("json", registrationInput), async (c) => {
    const { user, token } = await register(c.var.deps, c.req.valid("json"), c.var);
    setSessionCookie(c, token);
    return c.json({ user: sessionUser(user) }, 201);
  })
  .post("/login", access("guest"), validate("json", credentials), async (c) => {
    const { user, token, awaitsCode } = await login(c.var.deps, c.req.valid("json"), c.var);
    setSessionCookie(c, token);
    return awaitsCode ? c.json({ awaitsCode }, 202) : c.json({ user: sessionUser(user) });
  })
  .post("/login/code", access("guest"), validate("json", loginCode), async (c) => {
    const { user, token } = await enterCode(c.var.deps, sessionToken(c), c.req.valid("json").code, c.var);
    setSessionCookie(c, token);
    return c.json({ user: sessionUser(user) });
  })
  .post("/logout", access("guest"), async (c) => {
    await logout(c.var.deps, c.var);
    endSession(c);
    return c.body(null, 204);
  })
  .get("/me", access("user"), (c) => c.json({ user: requireUser(c) }));
