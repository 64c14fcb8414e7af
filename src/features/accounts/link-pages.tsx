import { access, requireUser } from "#src/auth/access.ts";
import { clearSessionCookie } from "#src/auth/cookies.ts";
import { rememberDevice, signIn } from "#src/auth/device-cookie.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { type Refusal, onRefusal } from "#src/http/errors.ts";
import { limited } from "#src/http/rate-limit.ts";
import { type Posted, parseInput, postedForm } from "#src/http/validate.ts";
import { href, safeNext } from "#src/i18n/paths.ts";
import { flashOn, setFlash } from "#src/shell/flash.ts";
import { Island } from "#src/shell/island.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { isSetUpOpen, setUp } from "./actions/admins.ts";
import { findVerification, isVerified, sendVerification, verifyEmail } from "./actions/email-verification.ts";
import { forgetPassword, isResetOpen, resetPassword } from "./actions/password-reset.ts";
import { CardButton, CardLink, cardPage, formMessage, linkEndedPage, tokenOf } from "./card-page.tsx";
import { AccountForm } from "./parts/account-form.tsx";
import ResetForm from "./reset-form.island.tsx";
import { MIN_ADMIN_PASSWORD, forgotten, newPassword, setUpForm } from "./schema.ts";

const RESETS = { name: "reset-password", max: 60, perMs: HOUR_MS };
const SET_UPS = { name: "set-up", max: 60, perMs: HOUR_MS };

/** Pages of emailed links. Opening one confirms nothing, because mail programs open links by themselves. */
export const linkPages = routes()
  .get("/verify-email", access("guest"), async (c) => {
    const { deps } = c.var;
    const token = tokenOf(c);
    const found = await findVerification(deps.db.read, token, deps.clock.now());
    if (!found) return verificationEnded(c);
    if (found.isVerified) return verified(c);
    return cardPage(
      c,
      { icon: "mail", title: t.verifyEmailTitle(), text: t.verifyEmailText(found.email) },
      <CardButton action={href("/verify-email")} token={token}>
        {t.verifyEmailSubmit()}
      </CardButton>,
    );
  })
  .post("/verify-email", access("guest"), postedForm, async (c) => {
    const { token = "" } = c.req.valid("form");
    return (await verifyEmail(c.var.deps, token)) ? flashOn(c, "/", "verifyEmailDone") : verificationEnded(c);
  })
  .post("/verify-email/again", access("user"), postedForm, async (c) => {
    await sendVerification(c.var.deps, requireUser(c).id);
    setFlash(c, "verifyEmailSent");
    return c.redirect(safeNext(c.req.valid("form").next) ?? href("/"), 303);
  })
  .get("/forgot-password", access("guest"), (c) => forgotPage(c, c.var.session?.user.email))
  .post("/forgot-password", access("guest"), postedForm, async (c) => {
    const posted = c.req.valid("form");
    onRefusal(c, (refusal) => forgotPage(c, posted.email, refusal));
    await forgetPassword(c.var.deps, parseInput(forgotten, posted).email, c.var.address);
    return c.redirect(href("/forgot-password/sent"), 303);
  })
  .get("/forgot-password/sent", access("guest"), (c) => sentPage(c))
  .get("/reset-password", access("guest"), async (c) => {
    const token = tokenOf(c);
    return (await isResetOpen(c.var.deps, token)) ? resetPage(c, token) : resetEnded(c);
  })
  .post("/reset-password", access("guest"), limited(RESETS), postedForm, async (c) => {
    const posted = c.req.valid("form");
    const { deps, session } = c.var;
    const token = posted.token ?? "";
    onRefusal(c, async (refusal) =>
      (await isResetOpen(deps, token)) ? resetPage(c, token, refusal) : resetEnded(c),
    );
    const user = await resetPassword(deps, token, parseInput(newPassword, posted).password);
    if (!user) return resetEnded(c);
    // The link proves access to the mailbox, so the limit for unknown browsers does not apply.
    rememberDevice(c, user.emailKey);
    if (session?.user.id === user.id) clearSessionCookie(c);
    return flashOn(c, "/login", "resetDone");
  })
  // Registers the first admin; `serve` prints its link while there is none.
  .get("/set-up", access("guest"), limited(SET_UPS), async (c) => {
    const token = tokenOf(c);
    return (await isSetUpOpen(c.var.deps, token)) ? setUpPage(c, { token }) : setUpEnded(c);
  })
  .post("/set-up", access("guest"), limited(SET_UPS), postedForm, async (c) => {
    const posted = c.req.valid("form");
    const { deps } = c.var;
    const link = posted.token ?? "";
    onRefusal(c, async (refusal) =>
      (await isSetUpOpen(deps, link)) ? setUpPage(c, posted, refusal) : setUpEnded(c),
    );
    signIn(c, await setUp(deps, link, parseInput(setUpForm, posted), c.var));
    return flashOn(c, "/dashboard", "setUpDone");
  });

const verified = (c: Ctx): Response =>
  cardPage(
    c,
    { icon: "circle-check", title: t.verifyEmailVerified(), text: t.verifyEmailVerifiedText() },
    <CardLink path="/">{t.goHome()}</CardLink>,
  );

async function verificationEnded(c: Ctx): Promise<Response> {
  const user = c.var.session?.user;
  if (user && (await isVerified(c.var.deps.db.read, user.id))) return verified(c);
  return linkEndedPage(
    c,
    user ? (
      <CardButton action={href("/verify-email/again")}>{t.verifyEmailAgain()}</CardButton>
    ) : (
      <CardLink path={`/login?next=${encodeURIComponent(href("/settings"))}`}>
        {t.verifyEmailSignIn()}
      </CardLink>
    ),
  );
}

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
      <CardLink path="/forgot-password" variant="outline">
        {t.forgotTryAgain()}
      </CardLink>
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

const resetEnded = (c: Ctx): Response =>
  linkEndedPage(c, <CardLink path="/forgot-password">{t.resetAskAgain()}</CardLink>);

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

const setUpEnded = (c: Ctx): Response =>
  linkEndedPage(c, <CardLink path="/login">{t.loginSubmit()}</CardLink>, t.setUpEndedText());
