import { Hono } from "hono";
import type { ReactNode } from "react";
import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { parseInput, validate, postedForm } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { cachedPage } from "#src/shell/cached-page.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { sendMessage } from "./actions.ts";
import { ArticlePage, FaqPage } from "./article-page.tsx";
import { ContactPage, ContactSentPage } from "./contact-page.tsx";
import { factsOf } from "./facts.ts";
import { GuidesPage, HelpPage } from "./help-page.tsx";
import LoanCalculatorIsland from "./loan-calculator.island.tsx";
import { LOAN_EXAMPLE } from "./loan-form.ts";
import { type PageText, readPage } from "./page-text.ts";
import { type ContactField, contactForm, GUIDES, type PageName } from "./schema.ts";
import { type Refusal, refusalOf } from "#src/http/errors.ts";

const typed = z.optional(z.string());
const typedLoan = z.object({ price: typed, down: typed, rate: typed, months: typed, kind: typed });

/** The texts change only with the build and the settings. */
const fixed = cachedPage(() => null);

export const helpPages = new Hono<Env>()
  .get("/help", access("guest"), fixed, (c) =>
    show(c, "help", (page) => <HelpPage page={page} faq={pageOf(c, "faq")} guides={guidesOf(c)} />),
  )
  .get("/faq", access("guest"), fixed, (c) => show(c, "faq", (page) => <FaqPage page={page} />))
  .get("/guides", access("guest"), fixed, (c) =>
    show(c, "guides", (page) => <GuidesPage page={page} guides={guidesOf(c)} />),
  )
  .get("/guides/inspection", access("guest"), fixed, (c) => show(c, "inspection", guide))
  .get("/guides/ownership-transfer", access("guest"), fixed, (c) => show(c, "ownership-transfer", guide))
  .get("/privacy", access("guest"), fixed, (c) => show(c, "privacy", (page) => <ArticlePage page={page} />))
  .get("/terms", access("guest"), fixed, (c) => show(c, "terms", (page) => <ArticlePage page={page} />))
  .get("/guides/financing", access("guest"), validate("query", typedLoan), (c) => {
    const query = c.req.valid("query");
    const props = { first: { ...LOAN_EXAMPLE, ...query } };
    const calculator = (
      <Island
        name="loan-calculator"
        of={LoanCalculatorIsland}
        props={props}
        when="interaction"
        className="mt-6"
      />
    );
    return show(c, "financing", (page) => guide(page, calculator), Object.keys(query).length > 0);
  })
  .get("/contact", access("guest"), (c) => {
    const user = c.var.session?.user;
    return contactPage(c, { name: user?.name, email: user?.email });
  })
  .post("/contact", access("guest"), postedForm, async (c) => {
    const values = c.req.valid("form");
    const { deps, session, address } = c.var;
    try {
      await sendMessage(deps, session?.user ?? null, parseInput(contactForm, values), address);
    } catch (error) {
      return contactPage(c, values, refusalOf(c, error));
    }
    return c.redirect(href("/contact/sent"), 303);
  })
  .get("/contact/sent", access("guest"), (c) =>
    renderPage(c, { title: t.contactSentTitle(), noindex: true }, <ContactSentPage />),
  );

const pageOf = (c: Ctx, name: PageName): PageText =>
  readPage(name, c.var.language, factsOf(c.var.deps.config));

const guidesOf = (c: Ctx) => GUIDES.map((name) => ({ name, page: pageOf(c, name) }));

function show(c: Ctx, name: PageName, body: (page: PageText) => ReactNode, noindex = false): Response {
  const page = pageOf(c, name);
  return renderPage(c, { title: page.title, description: page.lead, noindex }, body(page));
}

const guide = (page: PageText, first?: ReactNode) => (
  <ArticlePage page={page} above={[{ label: t.guides(), href: href("/guides") }]} first={first} />
);

const contactPage = (c: Ctx, values: Partial<Record<ContactField, string>>, refusal?: Refusal): Response =>
  renderPage(
    c,
    { title: t.contactTitle(), description: t.contactText() },
    <ContactPage values={values} errors={refusal?.fields ?? {}} message={refusal?.message} />,
    refusal?.status,
  );
