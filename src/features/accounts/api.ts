import { access, requireUser } from "#src/auth/access.ts";
import { clearCookieAndStorage, sessionToken } from "#src/auth/cookies.ts";
import { knownDevice, signIn } from "#src/auth/device-cookie.ts";
import { sessionUser } from "#src/auth/sessions.ts";
import { describes } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { enterCode, login, logout, register } from "./actions/login.ts";
import { registrationInput } from "./phone-input.ts";
import { emailKeyOf } from "./queries.ts";
import { credentials, loginCode } from "./schema.ts";
import { awaitsCodeShape, meShape } from "./shapes.ts";

export const authApi = routes()
  .post(
    "/register",
    access("guest"),
    describes({
      id: "register",
      summary: "Make an account",
      text: "Signs in by a cookie.",
      answers: { 201: meShape },
      errors: [409],
    }),
    validate("json", registrationInput),
    async (c) => {
      const signedIn = await register(c.var.deps, c.req.valid("json"), c.var);
      signIn(c, signedIn);
      return c.json({ user: sessionUser(signedIn.user) }, 201);
    },
  )
  .post(
    "/login",
    access("guest"),
    describes({
      id: "login",
      summary: "Sign in",
      text: "202 if two-step verification asks for a code.",
      answers: { 200: meShape, 202: awaitsCodeShape },
    }),
    validate("json", credentials),
    async (c) => {
      const given = c.req.valid("json");
      const signedIn = await login(c.var.deps, given, c.var, knownDevice(c, emailKeyOf(given.email)));
      signIn(c, signedIn);
      const { user, awaitsCode } = signedIn;
      return awaitsCode ? c.json({ awaitsCode }, 202) : c.json({ user: sessionUser(user) });
    },
  )
  .post(
    "/login/code",
    access("guest"),
    describes({
      id: "enterCode",
      summary: "Enter the code of two-step verification",
      answers: { 200: meShape },
    }),
    validate("json", loginCode),
    async (c) => {
      const signedIn = await enterCode(c.var.deps, sessionToken(c), c.req.valid("json").code, c.var);
      signIn(c, signedIn);
      return c.json({ user: sessionUser(signedIn.user) });
    },
  )
  .post(
    "/logout",
    access("guest"),
    describes({ id: "logout", summary: "Sign out", answers: { 204: null } }),
    async (c) => {
      await logout(c.var.deps, c.var);
      clearCookieAndStorage(c);
      return c.body(null, 204);
    },
  )
  .get(
    "/me",
    access("user", "any"),
    describes({
      id: "getMe",
      summary: "Get the person of the token or session",
      answers: { 200: meShape },
    }),
    (c) => c.json({ user: requireUser(c) }),
  );
