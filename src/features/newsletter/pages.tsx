import type { ComponentProps } from "react";
import { access } from "#src/auth/access.ts";
import { CardButton, CardLink, cardPage, linkEndedPage, tokenOf } from "#src/features/accounts/card-page.tsx";
import { type Ctx, routes } from "#src/http/env.ts";
import { parseInput, postedForm } from "#src/http/validate.ts";
import { type Refusal, onRefusal } from "#src/http/errors.ts";
import { flashOn } from "#src/shell/flash.ts";
import { Island } from "#src/shell/island.tsx";
import { t } from "#t";
import { confirmSubscription, subscribe, unsubscribe } from "./actions.ts";
import Newsletter from "./newsletter.island.tsx";
import { findSubscriber, standingOf } from "./queries.ts";
import { newsletterPageForm } from "./schema.ts";

/** Mail programs open links by themselves, so opening one changes nothing. Unsubscribing needs no beta pass. */
export const newsletterPages = routes()
  .get("/newsletter", access("guest"), (c) => formPage(c, {}))
  .post("/newsletter", access("guest"), postedForm, async (c) => {
    const values = c.req.valid("form");
    onRefusal(c, ({ status, message, fields }) => {
      const ofForm = fields.email || fields.consent ? {} : { message };
      const { email, consent } = values;
      return formPage(c, { email, isChecked: consent === "yes", errors: fields, ...ofForm }, status);
    });
    await subscribe(c.var.deps, parseInput(newsletterPageForm, values), c.var);
    return flashOn(c, "/", "newsletterAsked");
  })
  .get("/newsletter/confirm", access("guest"), async (c) => {
    const { subscriber, standing } = await linkOf(c);
    if (standing === "confirmed") return confirmedPage(c);
    if (standing !== "asked") return endedPage(c);
    const text = t.newsletterConfirmText(subscriber.email);
    return askPage(c, t.newsletterConfirmTitle(), text, t.newsletterConfirmSubmit());
  })
  .post("/newsletter/confirm", access("guest"), async (c) =>
    (await confirmSubscription(c.var.deps, tokenOf(c))) ? confirmedPage(c) : endedPage(c),
  )
  .get("/newsletter/unsubscribe", access("gate"), async (c) => {
    const { subscriber, standing } = await linkOf(c);
    if (!subscriber) return endedPage(c);
    if (standing === "unsubscribed") return stoppedPage(c);
    const text = t.newsletterStopText(subscriber.email);
    return askPage(c, t.newsletterStopTitle(), text, t.newsletterStopSubmit());
  })
  // Mail programs post here for their unsubscribe button (RFC 8058).
  .post("/newsletter/unsubscribe", access("gate"), async (c) =>
    (await unsubscribe(c.var.deps, tokenOf(c))) ? stoppedPage(c) : endedPage(c),
  );

async function linkOf(c: Ctx) {
  const { db, clock } = c.var.deps;
  const subscriber = await findSubscriber(db.read, tokenOf(c));
  return subscriber
    ? { subscriber, standing: standingOf(subscriber, clock.now()) }
    : { subscriber: null, standing: null };
}

const formPage = (c: Ctx, props: ComponentProps<typeof Newsletter>, status?: Refusal["status"]): Response =>
  cardPage(
    c,
    { icon: "mail", title: t.newsletterTitle(), text: t.newsletterText() },
    <Island name="newsletter" of={Newsletter} props={{ ...props, asks: true }} when="interaction" />,
    status,
  );

const confirmedPage = (c: Ctx): Response =>
  cardPage(
    c,
    { icon: "circle-check", title: t.newsletterConfirmedTitle(), text: t.newsletterConfirmedText() },
    <CardLink path="/search">{t.newsletterSeeCars()}</CardLink>,
  );

const stoppedPage = (c: Ctx): Response =>
  cardPage(
    c,
    { icon: "circle-check", title: t.newsletterStoppedTitle(), text: t.newsletterStoppedText() },
    <SubscribeAgain />,
  );

const endedPage = (c: Ctx): Response => linkEndedPage(c, <SubscribeAgain />, t.newsletterEndedText());

const SubscribeAgain = () => (
  <CardLink path="/newsletter" variant="outline">
    {t.newsletterAgain()}
  </CardLink>
);

const askPage = (c: Ctx, title: string, text: string, label: string): Response =>
  cardPage(
    c,
    { icon: "mail", title, text },
    <CardButton action={`${c.req.path}?token=${encodeURIComponent(tokenOf(c))}`}>{label}</CardButton>,
  );
