import { Hono } from "hono";
import type { ComponentProps, ReactNode } from "react";
import { access } from "#src/auth/access.ts";
import { AccountCard } from "#src/features/accounts/parts/account-card.tsx";
import type { Ctx, Env } from "#src/http/env.ts";
import { parseInput, postedForm } from "#src/http/validate.ts";
import { refusalOf } from "#src/http/errors.ts";
import { href } from "#src/i18n/paths.ts";
import { setFlash } from "#src/shell/flash.ts";
import { Island } from "#src/shell/island.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { t } from "#t";
import { confirmSubscription, subscribe, unsubscribe } from "./actions.ts";
import Newsletter from "./newsletter.island.tsx";
import { findSubscriber, standingOf } from "./queries.ts";
import { newsletterForm } from "./schema.ts";

/**
 * The newsletter's form as a page, and the links of its mails. Opening a link changes nothing, since mail programs open
 * links by themselves; its page has a button. Whoever leaves need not pass the beta gate.
 */
export const newsletterPages = new Hono<Env>()
  .get("/newsletter", access("guest"), (c) => formPage(c, {}))
  .post("/newsletter", access("guest"), postedForm, async (c) => {
    const typed = c.req.valid("form");
    try {
      await subscribe(c.var.deps, parseInput(newsletterForm, typed), c.var);
    } catch (error) {
      const { status, message, fields } = refusalOf(c, error);
      const ofForm = fields["email"] ? {} : { message };
      return formPage(c, { email: typed["email"], error: fields["email"], ...ofForm }, status);
    }
    setFlash(c, "newsletterAsked");
    return c.redirect(href("/"), 303);
  })
  .get("/newsletter/confirm", access("guest"), async (c) => {
    const { subscriber, standing, token } = await linkOf(c);
    if (standing === "confirmed") return confirmedPage(c);
    if (standing !== "asked") return endedPage(c);
    const title = t.newsletterConfirmTitle();
    return page(
      c,
      title,
      <AccountCard icon="mail" title={title} text={t.newsletterConfirmText(subscriber.email)}>
        <TokenForm action="/newsletter/confirm" token={token}>
          {t.newsletterConfirmSubmit()}
        </TokenForm>
      </AccountCard>,
    );
  })
  .post("/newsletter/confirm", access("guest"), async (c) =>
    (await confirmSubscription(c.var.deps, tokenOf(c))) ? confirmedPage(c) : endedPage(c),
  )
  .get("/newsletter/unsubscribe", access("gate"), async (c) => {
    const { subscriber, standing, token } = await linkOf(c);
    if (!subscriber) return endedPage(c);
    if (standing === "unsubscribed") return stoppedPage(c);
    const title = t.newsletterStopTitle();
    return page(
      c,
      title,
      <AccountCard icon="mail" title={title} text={t.newsletterStopText(subscriber.email)}>
        <TokenForm action="/newsletter/unsubscribe" token={token}>
          {t.newsletterStopSubmit()}
        </TokenForm>
      </AccountCard>,
    );
  })
  // Mail programs post here by themselves when their own "unsubscribe" is pressed (RFC 8058).
  .post("/newsletter/unsubscribe", access("gate"), async (c) =>
    (await unsubscribe(c.var.deps, tokenOf(c))) ? stoppedPage(c) : endedPage(c),
  );

const tokenOf = (c: Ctx): string => c.req.query("token") ?? "";

async function linkOf(c: Ctx) {
  const { db, clock } = c.var.deps;
  const token = tokenOf(c);
  const subscriber = await findSubscriber(db.read, token);
  return subscriber
    ? { token, subscriber, standing: standingOf(subscriber, clock.now()) }
    : { token, subscriber: null, standing: null };
}

type Status = Parameters<typeof renderPage>[3];

const page = (c: Ctx, title: string, body: ReactNode, status?: Status): Response =>
  renderPage(c, { title, noindex: true, bare: !c.var.gateOpen }, body, status);

const formPage = (c: Ctx, props: ComponentProps<typeof Newsletter>, status?: Status): Response =>
  page(
    c,
    t.newsletterTitle(),
    <AccountCard icon="mail" title={t.newsletterTitle()} text={t.newsletterText()}>
      <Island name="newsletter" of={Newsletter} props={props} when="interaction" />
    </AccountCard>,
    status,
  );

const confirmedPage = (c: Ctx): Response =>
  page(
    c,
    t.newsletterConfirmedTitle(),
    <AccountCard icon="circle-check" title={t.newsletterConfirmedTitle()} text={t.newsletterConfirmedText()}>
      <ButtonLink href={href("/search")} size={52} block>
        {t.newsletterSeeCars()}
      </ButtonLink>
    </AccountCard>,
  );

const stoppedPage = (c: Ctx): Response =>
  page(
    c,
    t.newsletterStoppedTitle(),
    <AccountCard icon="circle-check" title={t.newsletterStoppedTitle()} text={t.newsletterStoppedText()}>
      <AgainLink />
    </AccountCard>,
  );

const endedPage = (c: Ctx): Response =>
  page(
    c,
    t.newsletterEndedTitle(),
    <AccountCard icon="link" title={t.newsletterEndedTitle()} text={t.newsletterEndedText()}>
      <AgainLink />
    </AccountCard>,
    410,
  );

const AgainLink = () => (
  <ButtonLink href={href("/newsletter")} variant="outline" size={52} block>
    {t.newsletterAgain()}
  </ButtonLink>
);

const TokenForm = ({ action, token, children }: { action: string; token: string; children: ReactNode }) => (
  <form method="post" action={href(`${action}?token=${encodeURIComponent(token)}`)}>
    <Button type="submit" size={52} block>
      {children}
    </Button>
  </form>
);
