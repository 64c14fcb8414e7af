import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { parseInput, postedForm } from "#src/http/validate.ts";
import { type Refusal, refusalOf } from "#src/http/errors.ts";
import { href } from "#src/i18n/paths.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { sendMessage } from "./actions.ts";
import { ContactPage, ContactSentPage } from "./contact-page.tsx";
import { type ContactField, contactForm } from "./schema.ts";

type Typed = Partial<Record<ContactField, string>>;

/** `/contact`: a plain form, and a page of its own that says thank you. */
export const contactFormPages = new Hono<Env>()
  .get("/contact", access("guest"), (c) => {
    const user = c.var.session?.user;
    return answer(c, { name: user?.name, email: user?.email });
  })
  .post("/contact", access("guest"), postedForm, async (c) => {
    const typed: Typed = c.req.valid("form");
    const { deps, session, address } = c.var;
    try {
      await sendMessage(deps, session?.user ?? null, parseInput(contactForm, typed), address);
    } catch (error) {
      return answer(c, typed, refusalOf(c, error));
    }
    return c.redirect(href("/contact/sent"), 303);
  })
  .get("/contact/sent", access("guest"), (c) =>
    renderPage(c, { title: t.contactSentTitle(), noindex: true }, <ContactSentPage />),
  );

const answer = (c: Ctx, values: Typed, refusal?: Refusal): Response =>
  renderPage(
    c,
    { title: t.contactTitle(), description: t.contactText() },
    <ContactPage values={values} errors={refusal?.fields ?? {}} message={refusal?.message} />,
    refusal?.status,
  );
