import type { ComponentProps } from "react";
import { Field } from "#src/ui/field.tsx";
import { PasswordInput } from "#src/ui/password-input.tsx";
import { t } from "#t";

type Name = "password" | "confirmPassword";

interface NewPasswordFieldsProps {
  label: string;
  confirmLabel: string;
  min?: number;
  errors: Partial<Record<Name, string>>;
  field?: (name: Name) => ComponentProps<typeof PasswordInput>;
}

export const NewPasswordFields = ({
  label,
  confirmLabel,
  min,
  errors,
  field = (name) => ({ name }),
}: NewPasswordFieldsProps) => (
  <>
    <Field
      label={label}
      hint={errors.password ? undefined : t.accountPasswordHint(min)}
      error={errors.password}
      required
    >
      <PasswordInput {...field("password")} autoComplete="new-password" />
    </Field>
    <Field label={confirmLabel} error={errors.confirmPassword} required>
      <PasswordInput {...field("confirmPassword")} autoComplete="new-password" />
    </Field>
  </>
);
