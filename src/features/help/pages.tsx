import type { ReactNode } from "react";
import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { type Refusal, onRefusal } from "#src/http/errors.ts";
import { parseInput, postedForm, validate } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { Select } from "#src/ui/select.tsx";
import { CardButton, CardLink, cardPage, linkEndedPage, tokenOf } from "#src/features/accounts/card-page.tsx";
import { cachedPage } from "#src/shell/cached-page.ts";
import { Island } from "#src/shell/island.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { NoInquiriesDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Field } from "#src/ui/field.tsx";
import { Honeypot } from "#src/ui/honeypot.tsx";
import { Input, Textarea } from "#src/ui/input.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { t } from "#t";
import { ANSWER_WITHIN_MS, confirmRequest, sendMessage } from "./actions.ts";
import { ArticlePage, FaqPage, HelpFrame } from "./article-page.tsx";
import { days, factsOf } from "./facts.ts";
import { GuidesPage, HelpPage } from "./help-page.tsx";
import LoanCalculatorIsland from "./loan-calculator.island.tsx";
import { LOAN_EXAMPLE } from "./loan.ts";
import { operatorFacts } from "./operator.ts";
import { type PageText, readPage } from "./page-text.ts";
import {
  type ContactField,
  DATA_RIGHTS,
  dataRequestForm,
  GUIDES,
  MAX_CONTACT_MESSAGE,
  type PageName,
  contactForm,
} from "./schema.ts";

const typed = z.optional(z.string());
const typedLoan = z.object({ price: typed, down: typed, rate: typed, months: typed, kind: typed });

/** The texts change only with the build and the settings. */
const fixed = cachedPage(() => null);

export const helpPages = routes()
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
  .get("/imprint", access("guest"), fixed, (c) =>
    renderPage(
      c,
      { title: t.imprint(), description: t.imprintText() },
      <Imprint facts={operatorFacts(c.var.deps.config)} />,
    ),
  )
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
    onRefusal(c, (refusal) => contactPage(c, values, refusal));
    await sendMessage(deps, session?.user ?? null, parseInput(contactForm, values), address);
    return c.redirect(href("/contact/sent"), 303);
  })
  // For people without an account; the settings have the same for members.
  .get("/privacy/request", access("guest"), (c) => contactPage(c, {}, undefined, true))
  .post("/privacy/request", access("guest"), postedForm, async (c) => {
    const values = c.req.valid("form");
    const { deps, session, address } = c.var;
    onRefusal(c, (refusal) => contactPage(c, values, refusal, true));
    const { asks, ...form } = parseInput(dataRequestForm, values);
    await sendMessage(deps, session?.user ?? null, { ...form, subject: t.dataRight(asks) }, address, asks);
    return flashOn(c, "/privacy", "dataRequestSent");
  })
  .get("/privacy/request/confirm", access("guest"), (c) =>
    cardPage(
      c,
      { icon: "mail", title: t.verifyEmailTitle(), text: t.dataRequestConfirmText() },
      <CardButton action={href("/privacy/request/confirm")} token={tokenOf(c)}>
        {t.verifyEmailSubmit()}
      </CardButton>,
    ),
  )
  .post("/privacy/request/confirm", access("guest"), postedForm, async (c) =>
    (await confirmRequest(c.var.deps, c.req.valid("form").token ?? ""))
      ? flashOn(c, "/privacy", "verifyEmailDone")
      : linkEndedPage(c, <CardLink path="/privacy/request">{t.dataRequestTitle()}</CardLink>),
  )
  .get("/contact/sent", access("guest"), (c) =>
    renderPage(c, { title: t.contactSentTitle(), noindex: true }, <ContactSentPage />),
  );

const Imprint = ({ facts }: { facts: ReturnType<typeof operatorFacts> }) => (
  <HelpFrame title={t.imprint()} lead={facts.length > 0 ? t.imprintText() : t.imprintMissing()}>
    {facts.length > 0 && (
      <dl className="card divided mt-6 max-w-180">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid gap-x-4 px-4 py-3 sm:grid-cols-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    )}
    <p className="mt-6">
      <a href={href("/contact")} className="link">
        {t.contactUs()}
      </a>
    </p>
  </HelpFrame>
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

type Typed = Partial<Record<ContactField | "asks", string>>;

function contactPage(c: Ctx, values: Typed, refusal?: Refusal, isOfData = false): Response {
  const [title, description] = isOfData
    ? [t.dataRequestTitle(), t.dataRequestText(days(ANSWER_WITHIN_MS))]
    : [t.contactUs(), t.contactText()];
  const answer = { values, errors: refusal?.fields ?? {}, message: refusal?.message };
  return renderPage(
    c,
    { title, description },
    <HelpFrame title={title} lead={description}>
      <ContactForm {...answer} title={title} isOfData={isOfData} />
    </HelpFrame>,
    refusal?.status,
  );
}

interface ContactFormProps {
  title: string;
  values: Typed;
  errors: Typed;
  message: string | undefined;
  /** Asks about the writer's own data instead of a subject. */
  isOfData: boolean;
}

const ContactForm = ({ title, values, errors, message, isOfData }: ContactFormProps) => (
  <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-8">
    <form
      method="post"
      action={href(isOfData ? "/privacy/request" : "/contact")}
      noValidate
      className="card grid gap-4 p-4 sm:p-6"
      aria-label={title}
    >
      <FormError>{message}</FormError>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.contactName()} error={errors.name} required>
          <Input name="name" autoComplete="name" defaultValue={values.name} />
        </Field>
        <Field label={t.contactEmail()} error={errors.email} required>
          <Input name="email" type="email" autoComplete="email" defaultValue={values.email} />
        </Field>
      </div>
      {isOfData ? (
        <Field label={t.dataRequestAsks()} error={errors.asks} required>
          <Select
            name="asks"
            defaultValue={values.asks}
            placeholder={t.dataRequestAsksRequired()}
            options={DATA_RIGHTS.map((right) => ({ value: right, label: t.dataRight(right) }))}
          />
        </Field>
      ) : (
        <Field label={t.contactSubject()} error={errors.subject} required>
          <Input name="subject" autoComplete="off" defaultValue={values.subject} />
        </Field>
      )}
      <Field
        label={t.contactMessage()}
        hint={isOfData ? t.dataRequestMessageHint() : t.contactMessageHint()}
        error={errors.message}
        required={!isOfData}
        optional={isOfData}
      >
        <Textarea name="message" rows={7} maxLength={MAX_CONTACT_MESSAGE} defaultValue={values.message} />
      </Field>
      <Honeypot />
      <Button type="submit" size={52} icon="send" className="sm:justify-self-start sm:min-w-55">
        {t.contactSend()}
      </Button>
    </form>
    <aside className="grid gap-5">
      <section className="rounded-card bg-sand p-5">
        <h2 className="text-16 font-semibold">{t.contactFirstTitle()}</h2>
        <ul className="mt-1">
          {[
            { href: "/faq", label: t.faq() },
            { href: "/help", label: t.helpCenter() },
            { href: "/privacy", label: t.privacyPolicy() },
          ].map((link) => (
            <li key={link.href}>
              <a href={href(link.href)} className="link">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel p-5">
        <h2 className="text-16 font-semibold">{t.contactSellerTitle()}</h2>
        <p className="mt-1 text-15 text-ink-soft">{t.contactSellerText()}</p>
      </section>
    </aside>
  </div>
);

const ContactSentPage = () => (
  <div className="wrap py-16">
    <EmptyState
      as="h1"
      drawing={<NoInquiriesDrawing />}
      title={t.contactSentTitle()}
      text={t.contactSentText()}
      action={<ButtonLink href={href("/search")}>{t.goToSearch()}</ButtonLink>}
    />
  </div>
);
