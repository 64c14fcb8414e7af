import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { sessionToken, setSessionCookie } from "#src/auth/cookies.ts";
import { findAwaiting } from "#src/auth/sessions.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { parseInput, postedForm } from "#src/http/validate.ts";
import { type Refusal, refusalOf } from "#src/http/errors.ts";
import { href, safeNext } from "#src/i18n/paths.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Button } from "#src/ui/button.tsx";
import { FormError } from "#src/ui/form-error.tsx";
import { t } from "#t";
import { enterCode } from "./actions/login-code.ts";
import { AccountCard } from "./parts/account-card.tsx";
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

/** A page of the login that leads on to `next`. */
export function withNext(path: string, next: string | undefined): string {
  const safe = safeNext(next) ?? "";
  return href(safe ? `${path}?next=${encodeURIComponent(safe)}` : path);
}

const codePage = (c: Ctx, next: string | undefined, refusal?: Refusal): Response =>
  renderPage(
    c,
    { title: t.loginCodeTitle(), noindex: true },
    <AccountCard icon="shield-check" title={t.loginCodeTitle()} text={t.loginCodeText()}>
      <form method="post" action={href("/login/code")} noValidate className="grid gap-4">
        <input type="hidden" name="next" value={safeNext(next) ?? href("/")} />
        <FormError>{!refusal?.fields.code && refusal?.message}</FormError>
        <CodeField hint={t.loginCodeLost()} error={refusal?.fields.code} atOnce />
        <Button type="submit" size={52} block className="mt-2">
          {t.loginCodeSubmit()}
        </Button>
        <a href={withNext("/login", next)} className="link justify-self-center">
          {t.loginCodeBack()}
        </a>
      </form>
    </AccountCard>,
    refusal?.status,
  );
