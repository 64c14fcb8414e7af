import { Hono } from "hono";
import { access, requireUser } from "#src/auth/access.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { postedForm } from "#src/http/validate.ts";
import { href, safeNext } from "#src/i18n/paths.ts";
import { setFlash } from "#src/shell/flash.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { t } from "#t";
import { findVerification, isVerified, sendVerification, verifyEmail } from "./actions/email-verification.ts";
import { cardPage } from "./card-page.tsx";

/** `/verify-email`, opened from the mail. Opening it confirms nothing, since mail programs open links by themselves. */
export const emailPages = new Hono<Env>()
  .get("/verify-email", access("guest"), async (c) => {
    const { deps } = c.var;
    const token = c.req.query("token") ?? "";
    const found = await findVerification(deps.db.read, token, deps.clock.now());
    if (!found) return linkEnded(c);
    if (found.isVerified) return verified(c);
    return cardPage(
      c,
      { icon: "mail", title: t.verifyEmailTitle(), text: t.verifyEmailText(found.email) },
      <form method="post" action={href("/verify-email")}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size={52} block>
          {t.verifyEmailSubmit()}
        </Button>
      </form>,
    );
  })
  .post("/verify-email", access("guest"), postedForm, async (c) => {
    const { token = "" } = c.req.valid("form");
    if (!(await verifyEmail(c.var.deps, token))) return linkEnded(c);
    setFlash(c, "verifyEmailDone");
    return c.redirect(href("/"), 303);
  })
  .post("/verify-email/again", access("user"), postedForm, async (c) => {
    await sendVerification(c.var.deps, requireUser(c).id);
    setFlash(c, "verifyEmailSent");
    return c.redirect(safeNext(c.req.valid("form").next) ?? href("/"), 303);
  });

const verified = (c: Ctx): Response =>
  cardPage(
    c,
    { icon: "circle-check", title: t.verifyEmailVerified(), text: t.verifyEmailVerifiedText() },
    <ButtonLink href={href("/")} size={52} block>
      {t.goHome()}
    </ButtonLink>,
  );

/** The link is not valid: a signed-in user can ask for a new one, a guest signs in first. */
async function linkEnded(c: Ctx): Promise<Response> {
  const user = c.var.session?.user;
  if (user && (await isVerified(c.var.deps.db.read, user.id))) return verified(c);
  return cardPage(
    c,
    { icon: "link", title: t.linkEndedTitle(), text: t.linkEndedText() },
    user ? (
      <form method="post" action={href("/verify-email/again")}>
        <Button type="submit" size={52} block>
          {t.verifyEmailAgain()}
        </Button>
      </form>
    ) : (
      <ButtonLink href={href(`/login?next=${encodeURIComponent(href("/settings"))}`)} size={52} block>
        {t.verifyEmailSignIn()}
      </ButtonLink>
    ),
    410,
  );
}
