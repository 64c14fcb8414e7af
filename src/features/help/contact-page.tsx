import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { NoInquiriesDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Field } from "#src/ui/field.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { Input, Textarea } from "#src/ui/input.tsx";
import { Honeypot } from "#src/ui/honeypot.tsx";
import { t } from "#t";
import { HelpFrame } from "./article-page.tsx";
import { type ContactField, MAX_CONTACT_MESSAGE } from "./schema.ts";

interface ContactPageProps {
  values: Partial<Record<ContactField, string>>;
  errors: Partial<Record<ContactField, string>>;
  message?: string;
}

export const ContactPage = ({ values, errors, message }: ContactPageProps) => (
  <HelpFrame title={t.contactTitle()} lead={t.contactText()}>
    <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-8">
      <form
        method="post"
        action={href("/contact")}
        noValidate
        className="card grid gap-4 p-4 sm:p-6"
        aria-label={t.contactTitle()}
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
        <Field label={t.contactSubject()} error={errors.subject} required>
          <Input name="subject" autoComplete="off" defaultValue={values.subject} />
        </Field>
        <Field label={t.contactMessage()} hint={t.contactMessageHint()} error={errors.message} required>
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
  </HelpFrame>
);

export const ContactSentPage = () => (
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
