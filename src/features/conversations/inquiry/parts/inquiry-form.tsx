import type { ComponentProps, ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { ConsentCheck } from "#src/features/consents/parts/consent-check.tsx";
import { Field } from "#src/ui/field.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { Input, Textarea } from "#src/ui/input.tsx";
import { Honeypot } from "#src/ui/honeypot.tsx";
import { t } from "#t";
import { MAX_MESSAGE } from "../inquiry-json.ts";
import type { InquiryField } from "../schema.ts";

export interface InquiryFormProps {
  id: string;
  hint: string;
  /** Guests are asked for their consent; members gave it with their account. */
  isGuest: boolean;
  action: string;
  values: Partial<Record<InquiryField, string>>;
  errors: Partial<Record<InquiryField, string>>;
  message?: ReactNode;
  field(name: InquiryField): { name: string } & Partial<UseFormRegisterReturn>;
  onSubmit?: ComponentProps<"form">["onSubmit"];
  children?: ReactNode;
}

export function InquiryForm(props: InquiryFormProps) {
  const { id, hint, isGuest, action, values, errors, message, field, onSubmit, children } = props;
  return (
    <form id={id} method="post" action={action} noValidate onSubmit={onSubmit} className="grid gap-4">
      <FormError>{message}</FormError>
      <Field label={t.inquiryName()} error={errors.buyerName} required>
        <Input {...field("buyerName")} autoComplete="name" defaultValue={values.buyerName} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.accountPhone()} error={errors.buyerPhone} required>
          <Input {...field("buyerPhone")} type="tel" autoComplete="tel" defaultValue={values.buyerPhone} />
        </Field>
        <Field label={t.accountEmail()} error={errors.buyerEmail} required>
          <Input
            {...field("buyerEmail")}
            type="email"
            autoComplete="email"
            defaultValue={values.buyerEmail}
          />
        </Field>
      </div>
      <Field label={t.inquiryMessage()} hint={hint} error={errors.message} required>
        <Textarea {...field("message")} rows={4} maxLength={MAX_MESSAGE} defaultValue={values.message} />
      </Field>
      {isGuest && (
        <ConsentCheck
          {...field("consent")}
          label={t.consentOfInquiry()}
          checked={values.consent === "yes"}
          error={errors.consent}
        />
      )}
      <Honeypot {...field("website")} />
      {children}
    </form>
  );
}
