import { access } from "#src/auth/access.ts";
import { CardButton, cardPage, linkEndedPage, tokenOf } from "#src/features/accounts/card-page.tsx";
import { type Ctx, routes } from "#src/http/env.ts";
import { type Refusal, onRefusal } from "#src/http/errors.ts";
import { type Posted, parseInput, postedForm } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Honeypot } from "#src/ui/honeypot.tsx";
import { Input, Textarea } from "#src/ui/input.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import { confirmRequest, sendMessage } from "./actions.ts";
import { HelpFrame } from "./article-page.tsx";
import { DATA_RIGHTS, dataRequestForm, MAX_CONTACT_MESSAGE } from "./schema.ts";

const FORM = "/privacy/request";
const CONFIRM = "/privacy/request/confirm";

/** For people without an account; the settings have the same for members. */
export const dataRequestPages = routes()
  .get(FORM, access("guest"), (c) => formPage(c, {}))
  .post(FORM, access("guest"), postedForm, async (c) => {
    const posted = c.req.valid("form");
    const { deps, session, address } = c.var;
    onRefusal(c, (refusal) => formPage(c, posted, refusal));
    const { asks, ...form } = parseInput(dataRequestForm, posted);
    await sendMessage(deps, session?.user ?? null, { ...form, subject: t.dataRight(asks) }, address, asks);
    return flashOn(c, "/privacy", "dataRequestSent");
  })
  .get(CONFIRM, access("guest"), (c) =>
    cardPage(
      c,
      { icon: "mail", title: t.verifyEmailTitle(), text: t.dataRequestConfirmText() },
      <CardButton action={href(`${CONFIRM}?token=${encodeURIComponent(tokenOf(c))}`)}>
        {t.verifyEmailSubmit()}
      </CardButton>,
    ),
  )
  .post(CONFIRM, access("guest"), async (c) =>
    (await confirmRequest(c.var.deps, tokenOf(c)))
      ? flashOn(c, "/privacy", "verifyEmailDone")
      : linkEndedPage(c, <ButtonLink href={href(FORM)}>{t.dataRequestTitle()}</ButtonLink>),
  );

function formPage(c: Ctx, values: Posted, refusal?: Refusal): Response {
  const errors: Refusal["fields"] = refusal?.fields ?? {};
  return renderPage(
    c,
    { title: t.dataRequestTitle(), description: t.dataRequestText() },
    <HelpFrame
      title={t.dataRequestTitle()}
      lead={t.dataRequestText()}
      above={[{ label: t.privacyPolicy(), href: href("/privacy") }]}
    >
      <form
        method="post"
        action={href(FORM)}
        noValidate
        className="card mt-6 grid max-w-180 gap-4 p-4 sm:p-6"
      >
        <FormError>{refusal?.message}</FormError>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.contactName()} error={errors.name} required>
            <Input name="name" autoComplete="name" defaultValue={values.name} />
          </Field>
          <Field label={t.contactEmail()} error={errors.email} required>
            <Input name="email" type="email" autoComplete="email" defaultValue={values.email} />
          </Field>
        </div>
        <Field label={t.dataRequestAsks()} error={errors.asks} required>
          <Select
            name="asks"
            defaultValue={values.asks}
            placeholder={t.dataRequestAsksRequired()}
            options={DATA_RIGHTS.map((right) => ({ value: right, label: t.dataRight(right) }))}
          />
        </Field>
        <Field label={t.contactMessage()} hint={t.dataRequestMessageHint()} error={errors.message} optional>
          <Textarea name="message" rows={4} maxLength={MAX_CONTACT_MESSAGE} defaultValue={values.message} />
        </Field>
        <Honeypot />
        <Button type="submit" size={52} icon="send" className="sm:justify-self-start sm:min-w-55">
          {t.dataRequestSend()}
        </Button>
      </form>
    </HelpFrame>,
    refusal?.status,
  );
}
