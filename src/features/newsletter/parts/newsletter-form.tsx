import type { ComponentProps } from "react";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";

export interface NewsletterFormProps {
  email?: string;
  error?: string;
  message?: string;
  pending?: boolean;
  onSubmit?: ComponentProps<"form">["onSubmit"];
}

export function NewsletterForm({ email, error, message, pending, onSubmit }: NewsletterFormProps) {
  return (
    <form
      method="post"
      action={href("/newsletter")}
      noValidate
      onSubmit={onSubmit}
      aria-label={t.newsletterTitle()}
      className="grid gap-2"
    >
      <FormError>{message}</FormError>
      <div className="flex flex-wrap items-start gap-2">
        <Field
          label={t.newsletterEmail()}
          hideLabel
          error={error}
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
          pending={pending}
          pendingLabel={t.newsletterPending()}
          className="max-sm:w-full"
        >
          {t.newsletterSubmit()}
        </Button>
      </div>
      <p className="text-13 text-ink-soft">{t.newsletterHint()}</p>
      <div aria-hidden className="sr-only">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </form>
  );
}
