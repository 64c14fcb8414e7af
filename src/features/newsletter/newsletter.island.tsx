import { type FormEvent, useRef } from "react";
import { ApiError, send, userMessage } from "#src/client/api.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { Notice } from "#src/ui/notice.tsx";
import { t } from "#t";
import { NewsletterForm } from "./parts/newsletter-form.tsx";
import type { NewsletterForm as Values } from "./schema.ts";

interface NewsletterProps {
  /** Of a form that was refused without scripts. */
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

  // One field needs no form library: the server checks the address.
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
        <NewsletterForm
          email={email}
          error={isIdle ? refused.error : ofField}
          message={isIdle ? refused.message : failed}
          pending={sending.isPending}
          onSubmit={submit}
        />
      )}
      <div role="status">
        {sending.isSuccess && (
          // The form that had the focus is gone.
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
