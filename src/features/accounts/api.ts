import { z } from "zod/mini";
import { access, requireUser } from "#src/auth/access.ts";
import { clearCookieAndStorage, sessionToken } from "#src/auth/cookies.ts";
import { knownDevice, signIn } from "#src/auth/device-cookie.ts";
import { userJson } from "#src/auth/sessions.ts";
import { flags, gives } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { enterCode, login, logout, register } from "./actions/login.ts";
import { registrationInput } from "./phone-input.ts";
import { emailKeyOf } from "./queries.ts";
import { credentials, loginCode } from "./schema.ts";
import { meShape } from "./shapes.ts";

export const authApi = routes()
  .post("/register", access("guest"), validate("json", registrationInput), gives(meShape, 201), async (c) => {
    const signedIn = await register(c.var.deps, c.req.valid("json"), c.var);
    signIn(c, signedIn);
    return c.json({ user: userJson(signedIn.user) }, 201);
  })
  .post(
    "/login",
    access("guest"),
    validate("json", credentials),
    gives(meShape),
    gives(z.object(flags("awaitsCode")), 202),
    async (c) => {
      const given = c.req.valid("json");
      const signedIn = await login(c.var.deps, given, c.var, knownDevice(c, emailKeyOf(given.email)));
      signIn(c, signedIn);
      const { user, awaitsCode } = signedIn;
      return awaitsCode ? c.json({ awaitsCode }, 202) : c.json({ user: userJson(user) });
    },
  )
  .post("/login/code", access("guest"), validate("json", loginCode), gives(meShape), async (c) => {
    const signedIn = await enterCode(c.var.deps, sessionToken(c), c.req.valid("json").code, c.var);
    signIn(c, signedIn);
    return c.json({ user: userJson(signedIn.user) });
  })
  .post("/logout", access("guest"), gives(null), async (c) => {
    await logout(c.var.deps, c.var);
    clearCookieAndStorage(c);
  })
  .get("/me", access("user", "any"), gives(meShape), (c) => c.json({ user: userJson(requireUser(c)) }));
