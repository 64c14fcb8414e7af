import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { clearSessionCookie } from "#src/auth/cookies.ts";
import { HOUR_MS } from "#src/core/time.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { parseInput, postedForm } from "#src/http/validate.ts";
import { limited } from "#src/http/rate-limit.ts";
import { type Refusal, refusalOf } from "#src/http/errors.ts";
import { href } from "#src/i18n/paths.ts";
import { setFlash } from "#src/shell/flash.ts";
import { Island } from "#src/shell/island.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { FormError } from "#src/ui/form-error.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { forgetPassword, isResetOpen, resetPassword } from "./actions/password-reset.ts";
import { AccountCard } from "./parts/account-card.tsx";
import ResetFormIsland from "./reset-form.island.tsx";
import { forgotten, newPassword } from "./schema.ts";

const RESETS = { name: "reset-password", max: 60, perMs: HOUR_MS };

/** A forgotten password: the address is asked for, a link is mailed, and the link's page sets a new one. */
export const passwordPages = new Hono<Env>()
  .get("/forgot-password", access("guest"), (c) => forgotPage(c, c.var.session?.user.email))
  .post("/forgot-password", access("guest"), postedForm, async (c) => {
    const posted = c.req.valid("form");
    try {
      await forgetPassword(c.var.deps, parseInput(forgotten, posted).email, c.var.address);
    } catch (error) {
      return forgotPage(c, posted.email, refusalOf(c, error));
    }
    return c.redirect(href("/forgot-password/sent"), 303);
  })
  .get("/forgot-password/sent", access("guest"), sentPage)
  .get("/reset-password", access("guest"), async (c) => {
    const token = c.req.query("token") ?? "";
    return (await isResetOpen(c.var.deps, token)) ? resetPage(c, token) : linkEnded(c);
  })
  .post("/reset-password", access("guest"), limited(RESETS), postedForm, async (c) => {
    const posted = c.req.valid("form");
    const { deps, session } = c.var;
    const token = posted.token ?? "";
    try {
      const user = await resetPassword(deps, token, parseInput(newPassword, posted).password);
      if (!user) return linkEnded(c);
      if (session?.user.id === user.id) clearSessionCookie(c);
    } catch (error) {
      const refusal = refusalOf(c, error);
      return (await isResetOpen(deps, token)) ? resetPage(c, token, refusal) : linkEnded(c);
    }
    setFlash(c, "resetDone");
    return c.redirect(href("/login"), 303);
  });

const forgotPage = (c: Ctx, email: string | undefined, refusal?: Refusal): Response =>
  renderPage(
    c,
    { title: t.forgotTitle(), noindex: true },
    <AccountCard icon="lock" title={t.forgotTitle()} text={t.forgotText()}>
      <form method="post" action={href("/forgot-password")} noValidate className="grid gap-4">
        <FormError>{!refusal?.fields.email && refusal?.message}</FormError>
        <Field label={t.accountEmail()} error={refusal?.fields.email} required>
          <Input name="email" type="email" size={52} autoComplete="username" defaultValue={email} />
        </Field>
        <Button type="submit" size={52} block className="mt-2">
          {t.forgotSubmit()}
        </Button>
      </form>
    </AccountCard>,
    refusal?.status,
  );

function sentPage(c: Ctx): Response {
  return renderPage(
    c,
    { title: t.forgotSentTitle(), noindex: true },
    <AccountCard icon="mail" title={t.forgotSentTitle()} text={t.forgotSentText()}>
      <p className="mb-5 text-14 text-ink-soft">{t.forgotSentHint()}</p>
      <ButtonLink href={href("/forgot-password")} variant="outline" size={52} block>
        {t.forgotTryAgain()}
      </ButtonLink>
    </AccountCard>,
  );
}

const resetPage = (c: Ctx, token: string, refusal?: Refusal): Response =>
  renderPage(
    c,
    { title: t.resetTitle(), noindex: true },
    <AccountCard icon="lock" title={t.resetTitle()} text={t.resetText()}>
      <Island
        name="reset-form"
        of={ResetFormIsland}
        props={{ token, errors: refusal?.fields ?? {}, message: refusal?.message }}
        when="interaction"
      />
    </AccountCard>,
    refusal?.status,
  );

const linkEnded = (c: Ctx): Response =>
  renderPage(
    c,
    { title: t.linkEndedTitle(), noindex: true },
    <AccountCard icon="link" title={t.linkEndedTitle()} text={t.linkEndedText()}>
      <ButtonLink href={href("/forgot-password")} size={52} block>
        {t.resetAskAgain()}
      </ButtonLink>
    </AccountCard>,
    410,
  );
