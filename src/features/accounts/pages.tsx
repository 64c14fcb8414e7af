import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { clearSessionCookie, setSessionCookie } from "#src/auth/cookies.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { parseInput, postedForm } from "#src/http/validate.ts";
import { type Refusal, refusalOf } from "#src/http/errors.ts";
import { href, safeNext } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { AccountPage } from "./account-page.tsx";
import { login, logout, register } from "./actions.ts";
import { withNext } from "./login-code-pages.tsx";
import LoginFormIsland from "./login-form.island.tsx";
import RegisterFormIsland from "./register-form.island.tsx";
import { credentials, registerForm } from "./schema.ts";

type Posted = Record<string, string | undefined>;

export const accountPages = new Hono<Env>()
  .get("/login", access("guest"), (c) => whenGuest(c, loginPage))
  .get("/register", access("guest"), (c) => whenGuest(c, registerPage))
  .post("/login", access("guest"), postedForm, async (c) => {
    const posted = c.req.valid("form");
    try {
      const { token, awaitsCode } = await login(c.var.deps, parseInput(credentials, posted), c.var);
      if (!awaitsCode) return enter(c, token, posted.next);
      setSessionCookie(c, token);
      return c.redirect(withNext("/login/code", posted.next), 303);
    } catch (error) {
      return loginPage(c, posted, refusalOf(c, error));
    }
  })
  .post("/register", access("guest"), postedForm, async (c) => {
    const posted = c.req.valid("form");
    try {
      const { token } = await register(c.var.deps, parseInput(registerForm, posted), c.var);
      return enter(c, token, posted.next);
    } catch (error) {
      return registerPage(c, posted, refusalOf(c, error));
    }
  })
  .post("/logout", access("guest"), async (c) => {
    await logout(c.var.deps, c.var);
    clearSessionCookie(c);
    return c.redirect(href("/"), 303);
  });

function enter(c: Ctx, token: string, next: string | undefined): Response {
  setSessionCookie(c, token);
  return c.redirect(safeNext(next) ?? href("/"), 303);
}

function whenGuest(c: Ctx, page: (c: Ctx, posted: Posted) => Response): Response {
  const next = c.req.query("next");
  return c.var.session ? c.redirect(safeNext(next) ?? href("/"), 302) : page(c, { next });
}

function loginPage(c: Ctx, posted: Posted, refusal?: Refusal): Response {
  const start = {
    next: safeNext(posted.next) ?? href("/"),
    values: { email: posted.email },
    ...said(refusal),
  };
  return renderPage(
    c,
    { title: t.login(), description: t.loginText() },
    <AccountPage
      title={posted.next ? t.dashboardPleaseLogin() : t.loginTitle()}
      text={t.loginText()}
      other={{ question: t.loginNoAccount(), label: t.signUp(), href: withNext("/register", posted.next) }}
    >
      <Island name="login-form" of={LoginFormIsland} props={start} when="interaction" />
    </AccountPage>,
    refusal?.status,
  );
}

function registerPage(c: Ctx, posted: Posted, refusal?: Refusal): Response {
  const { name, email, phone, location } = posted;
  const start = {
    next: safeNext(posted.next) ?? href("/"),
    values: { name, email, phone, location },
    ...said(refusal),
  };
  return renderPage(
    c,
    { title: t.signUp(), description: t.registerText() },
    <AccountPage
      title={t.registerTitle()}
      text={t.registerText()}
      other={{
        question: t.registerHasAccount(),
        label: t.loginSubmit(),
        href: withNext("/login", posted.next),
      }}
    >
      <Island name="register-form" of={RegisterFormIsland} props={start} when="interaction" />
    </AccountPage>,
    refusal?.status,
  );
}

const said = (refusal?: Refusal) => ({ errors: refusal?.fields ?? {}, message: refusal?.message });
