import { Hono } from "hono";
import { access, requireUser } from "#src/auth/access.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { postedForm } from "#src/http/validate.ts";
import { href, safeNext } from "#src/i18n/paths.ts";
import { flashOn, setFlash } from "#src/shell/flash.ts";
import { Button } from "#src/ui/button.tsx";
import { t } from "#t";
import { findVerification, isVerified, sendVerification, verifyEmail } from "./actions/email-verification.ts";
import { CardLink, cardPage, linkEndedPage } from "./card-page.tsx";

/** Opening the emailed link confirms nothing, because mail programs open links by themselves. */
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
      <PostButton path="/verify-email" label={t.verifyEmailSubmit()} token={token} />,
    );
  })
  .post("/verify-email", access("guest"), postedForm, async (c) => {
    const { token = "" } = c.req.valid("form");
    return (await verifyEmail(c.var.deps, token)) ? flashOn(c, "/", "verifyEmailDone") : linkEnded(c);
  })
  .post("/verify-email/again", access("user"), postedForm, async (c) => {
    await sendVerification(c.var.deps, requireUser(c).id);
    setFlash(c, "verifyEmailSent");
    return c.redirect(safeNext(c.req.valid("form").next) ?? href("/"), 303);
  });

const PostButton = ({ path, label, token }: { path: string; label: string; token?: string }) => (
  <form method="post" action={href(path)}>
    {token !== undefined && <input type="hidden" name="token" value={token} />}
    <Button type="submit" size={52} block>
      {label}
    </Button>
  </form>
);

const verified = (c: Ctx): Response =>
  cardPage(
    c,
    { icon: "circle-check", title: t.verifyEmailVerified(), text: t.verifyEmailVerifiedText() },
    <CardLink path="/">{t.goHome()}</CardLink>,
  );

async function linkEnded(c: Ctx): Promise<Response> {
  const user = c.var.session?.user;
  if (user && (await isVerified(c.var.deps.db.read, user.id))) return verified(c);
  return linkEndedPage(
    c,
    user ? (
      <PostButton path="/verify-email/again" label={t.verifyEmailAgain()} />
    ) : (
      <CardLink path={`/login?next=${encodeURIComponent(href("/settings"))}`}>
        {t.verifyEmailSignIn()}
      </CardLink>
    ),
  );
}
