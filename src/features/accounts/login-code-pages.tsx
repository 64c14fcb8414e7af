import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { sessionToken, setSessionCookie } from "#src/auth/cookies.ts";
import { findAwaiting } from "#src/auth/sessions.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { parseInput, postedForm } from "#src/http/validate.ts";
import { type Refusal, refusalOf } from "#src/http/errors.ts";
import { href, safeNext } from "#src/i18n/paths.ts";
import { t } from "#t";
import { enterCode } from "./actions/login.ts";
import { cardPage, formMessage } from "./card-page.tsx";
import { AccountForm } from "./parts/account-form.tsx";
import { CodeField } from "./parts/code-field.tsx";
import { loginCode } from "./schema.ts";

/** `/login/code`: the second step of a login. */
export const loginCodePages = new Hono<Env>()
  .get("/login/code", access("guest"), async (c) => {
    const next = c.req.query("next");
    return (await isAwaiting(c)) ? codePage(c, next) : c.redirect(withNext("/login", next), 302);
  })
  .post("/login/code", access("guest"), postedForm, async (c) => {
    const posted = c.req.valid("form");
    try {
      const { code } = parseInput(loginCode, posted);
      const { token } = await enterCode(c.var.deps, sessionToken(c), code, c.var);
      setSessionCookie(c, token);
      return c.redirect(safeNext(posted.next) ?? href("/"), 303);
    } catch (error) {
      const refusal = refusalOf(c, error);
      return (await isAwaiting(c))
        ? codePage(c, posted.next, refusal)
        : c.redirect(withNext("/login", posted.next), 303);
    }
  });

async function isAwaiting(c: Ctx): Promise<boolean> {
  const { db, clock } = c.var.deps;
  const token = sessionToken(c);
  return token !== null && (await findAwaiting(db.read, token, clock.now())) !== null;
}

/** The address of a login page that leads on to `next`. */
export function withNext(path: string, next: string | undefined): string {
  const safe = safeNext(next) ?? "";
  return href(safe ? `${path}?next=${encodeURIComponent(safe)}` : path);
}

const codePage = (c: Ctx, next: string | undefined, refusal?: Refusal): Response =>
  cardPage(
    c,
    { icon: "shield-check", title: t.loginCodeTitle(), text: t.loginCodeText() },
    <AccountForm
      action="/login/code"
      next={safeNext(next) ?? href("/")}
      message={formMessage(refusal)}
      submit={t.loginCodeSubmit()}
      after={
        <a href={withNext("/login", next)} className="link justify-self-center">
          {t.loginCodeBack()}
        </a>
      }
    >
      <CodeField hint={t.loginCodeLost()} error={refusal?.fields.code} focused />
    </AccountForm>,
    refusal?.status,
  );
