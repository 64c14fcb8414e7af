import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { clearSessionCookie } from "#src/auth/cookies.ts";
import { rememberDevice } from "#src/auth/device-cookie.ts";
import { HOUR_MS } from "#src/core/time.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { parseInput, postedForm } from "#src/http/validate.ts";
import { limited } from "#src/http/rate-limit.ts";
import { type Refusal, refusalOf } from "#src/http/errors.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { Island } from "#src/shell/island.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { forgetPassword, isResetOpen, resetPassword } from "./actions/password-reset.ts";
import { CardLink, cardPage, formMessage, linkEndedPage } from "./card-page.tsx";
import { AccountForm } from "./parts/account-form.tsx";
import ResetForm from "./reset-form.island.tsx";
import { forgotten, newPassword } from "./schema.ts";

const RESETS = { name: "reset-password", max: 60, perMs: HOUR_MS };

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
  .get("/forgot-password/sent", access("guest"), (c) => sentPage(c))
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
      // The link proves access to the mailbox, so the limit for unknown browsers does not apply.
      rememberDevice(c, user.emailKey);
      if (session?.user.id === user.id) clearSessionCookie(c);
    } catch (error) {
      const refusal = refusalOf(c, error);
      return (await isResetOpen(deps, token)) ? resetPage(c, token, refusal) : linkEnded(c);
    }
    return flashOn(c, "/login", "resetDone");
  });

const forgotPage = (c: Ctx, email: string | undefined, refusal?: Refusal): Response =>
  cardPage(
    c,
    { icon: "lock", title: t.forgotTitle(), text: t.forgotText() },
    <AccountForm action="/forgot-password" message={formMessage(refusal)} submit={t.forgotSubmit()}>
      <Field label={t.accountEmail()} error={refusal?.fields.email} required>
        <Input name="email" type="email" size={52} autoComplete="username" defaultValue={email} />
      </Field>
    </AccountForm>,
    refusal?.status,
  );

const sentPage = (c: Ctx): Response =>
  cardPage(
    c,
    { icon: "mail", title: t.forgotSentTitle(), text: t.forgotSentText() },
    <>
      <p className="mb-5 text-14 text-ink-soft">{t.forgotSentHint()}</p>
      <ButtonLink href={href("/forgot-password")} variant="outline" size={52} block>
        {t.forgotTryAgain()}
      </ButtonLink>
    </>,
  );

const resetPage = (c: Ctx, token: string, refusal?: Refusal): Response =>
  cardPage(
    c,
    { icon: "lock", title: t.resetTitle(), text: t.resetText() },
    <Island
      name="reset-form"
      of={ResetForm}
      props={{ token, errors: refusal?.fields ?? {}, message: refusal?.message }}
      when="interaction"
    />,
    refusal?.status,
  );

const linkEnded = (c: Ctx): Response =>
  linkEndedPage(c, <CardLink path="/forgot-password">{t.resetAskAgain()}</CardLink>);
