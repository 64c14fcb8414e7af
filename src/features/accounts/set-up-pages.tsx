import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { HOUR_MS } from "#src/core/time.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { parseInput, postedForm } from "#src/http/validate.ts";
import { limited } from "#src/http/rate-limit.ts";
import { type Refusal, refusalOf } from "#src/http/errors.ts";
import { flashOn } from "#src/shell/flash.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { isSetUpOpen, setUp } from "./actions/admins.ts";
import { CardLink, cardPage, formMessage } from "./card-page.tsx";
import { AccountForm } from "./parts/account-form.tsx";
import { MIN_ADMIN_PASSWORD, setUpForm } from "./schema.ts";
import { signIn } from "./sign-in.ts";

const TRIES = { name: "set-up", max: 60, perMs: HOUR_MS };

type Posted = Record<string, string | undefined>;

/** `/set-up` registers the first admin; `serve` prints its link while there is none. */
export const setUpPages = new Hono<Env>()
  .get("/set-up", access("guest"), limited(TRIES), async (c) => {
    const token = c.req.query("token") ?? "";
    return (await isSetUpOpen(c.var.deps, token)) ? setUpPage(c, { token }) : linkEnded(c);
  })
  .post("/set-up", access("guest"), limited(TRIES), postedForm, async (c) => {
    const posted = c.req.valid("form");
    const { deps } = c.var;
    const link = posted.token ?? "";
    try {
      signIn(c, await setUp(deps, link, parseInput(setUpForm, posted), c.var));
    } catch (error) {
      const refusal = refusalOf(c, error);
      return (await isSetUpOpen(deps, link)) ? setUpPage(c, posted, refusal) : linkEnded(c);
    }
    return flashOn(c, "/dashboard", "setUpDone");
  });

function setUpPage(c: Ctx, { token, name, email }: Posted, refusal?: Refusal): Response {
  const errors: Refusal["fields"] = refusal?.fields ?? {};
  return cardPage(
    c,
    { icon: "shield-check", title: t.setUpTitle(), text: t.setUpText() },
    <AccountForm action="/set-up" token={token} message={formMessage(refusal)} submit={t.setUpSubmit()}>
      <Field label={t.accountName()} error={errors.name} required>
        <Input name="name" size={52} autoComplete="name" defaultValue={name} />
      </Field>
      <Field label={t.accountEmail()} error={errors.email} required>
        <Input name="email" type="email" size={52} autoComplete="username" defaultValue={email} />
      </Field>
      <Field
        label={t.accountPassword()}
        hint={errors.password ? undefined : t.accountPasswordHint(MIN_ADMIN_PASSWORD)}
        error={errors.password}
        required
      >
        <Input name="password" type="password" size={52} autoComplete="new-password" />
      </Field>
      <Field label={t.accountConfirmPassword()} error={errors.confirmPassword} required>
        <Input name="confirmPassword" type="password" size={52} autoComplete="new-password" />
      </Field>
    </AccountForm>,
    refusal?.status,
  );
}

const linkEnded = (c: Ctx): Response =>
  cardPage(
    c,
    { icon: "link", title: t.setUpEndedTitle(), text: t.setUpEndedText() },
    <CardLink path="/login">{t.loginSubmit()}</CardLink>,
    410,
  );
