import { type FormEvent, useRef, useState } from "react";
import { ApiError, send, userMessage } from "#src/client/api.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { ConsentCheck } from "#src/features/consents/parts/consent-check.tsx";
import { Notice, FormError } from "#src/ui/notice.tsx";
import { t } from "#t";
import type { NewsletterForm as Values } from "./schema.ts";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { Honeypot } from "#src/ui/honeypot.tsx";

interface NewsletterProps {
  email?: string | undefined;
  isChecked?: boolean;
  errors?: Partial<Record<"email" | "consent", string>>;
  message?: string;
  /** Whether the box is there at first; elsewhere it comes with the first letter, because the home page has no room. */
  asks?: boolean;
}

export default function Newsletter({ email, isChecked, asks = false, ...refused }: NewsletterProps) {
  const [isAsking, setAsking] = useState(asks);
  const [isUnchecked, setUnchecked] = useState(false);
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
    setUnchecked(!typed.has("consent"));
    setAsking(true);
    if (sending.isPending || !typed.has("consent")) return;
    sending.mutate({
      email: String(typed.get("email")),
      website: String(typed.get("website")),
      consent: "yes",
    });
  };
  return (
    <>
      {!sending.isSuccess && (
        <form
          method="post"
          action={href("/newsletter")}
          noValidate
          onSubmit={submit}
          onInput={() => setAsking(true)}
          aria-label={t.newsletterTitle()}
          className="grid gap-2"
        >
          <FormError>{isIdle ? refused.message : failed}</FormError>
          <div className="flex flex-wrap items-start gap-2">
            <Field
              label={t.accountEmail()}
              hideLabel
              error={isIdle ? refused.errors?.email : ofField}
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
          {isAsking && (
            <ConsentCheck
              label={t.consentOfNewsletter()}
              checked={isChecked ?? false}
              error={isUnchecked ? t.consentNeeded() : isIdle ? refused.errors?.consent : undefined}
            />
          )}
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
