import { type FormEvent, useRef } from "react";
import { ApiError, send, userMessage } from "#src/client/api.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { Notice, FormError } from "#src/ui/notice.tsx";
import { t } from "#t";
import type { NewsletterForm as Values } from "./schema.ts";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { Honeypot } from "#src/ui/honeypot.tsx";

interface NewsletterProps {
  email?: string;
  error?: string;
  message?: string;
}

export default function Newsletter({ email, ...refused }: NewsletterProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useMutation({
    mutationFn: (values: Values) => send("POST", "/api/newsletter", values),
    onError: () => form.current?.querySelector<HTMLInputElement>("[name=email]")?.focus(),
  });
  const { error, isIdle } = sending;
  const ofField = error instanceof ApiError ? error.fields["email"] : undefined;
  const failed = error && !ofField ? userMessage(error, t.newsletterFailed()) : undefined;

  // A single field needs no form library: the server checks the address.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current = event.currentTarget;
    const typed = new FormData(form.current);
    const values = { email: String(typed.get("email")), website: String(typed.get("website")) };
    if (!sending.isPending) sending.mutate(values);
  };
  return (
    <>
      {!sending.isSuccess && (
        <form
          method="post"
          action={href("/newsletter")}
          noValidate
          onSubmit={submit}
          aria-label={t.newsletterTitle()}
          className="grid gap-2"
        >
          <FormError>{isIdle ? refused.message : failed}</FormError>
          <div className="flex flex-wrap items-start gap-2">
            <Field
              label={t.accountEmail()}
              hideLabel
              error={isIdle ? refused.error : ofField}
              required
              className="min-w-0 flex-[1_1_220px]"
            >
              <Input
                name="email"
                type="email"
                size={52}
                autoComplete="email"
                placeholder={t.newsletterPlaceholder()}
                defaultValue={email}
              />
            </Field>
            <Button
              type="submit"
              size={52}
              pending={sending.isPending}
              pendingLabel={t.newsletterPending()}
              className="max-sm:w-full"
            >
              {t.newsletterSubmit()}
            </Button>
          </div>
          <p className="text-13 text-ink-soft">{t.newsletterHint()}</p>
          <Honeypot />
        </form>
      )}
      <div role="status">
        {sending.isSuccess && (
          // The form that had the focus was removed.
          <div tabIndex={-1} ref={(element) => element?.focus({ preventScroll: true })}>
            <Notice tone="good" title={t.newsletterAskedTitle()}>
              {t.newsletterAsked()}
            </Notice>
          </div>
        )}
      </div>
    </>
  );
}
