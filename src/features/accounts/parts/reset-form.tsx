import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { PasswordInput } from "#src/ui/password-input.tsx";
import { t } from "#t";

export interface ResetFormProps {
  token: string;
  errors: Partial<Record<"password" | "confirmPassword", string>>;
  message?: string;
}

export const ResetForm = ({ token, errors, message }: ResetFormProps) => (
  <form method="post" action={href("/reset-password")} noValidate className="grid gap-4">
    <input type="hidden" name="token" value={token} />
    {message && (
      <Notice tone="bad" role="alert">
        {message}
      </Notice>
    )}
    <Field
      label={t.resetPassword()}
      hint={errors.password ? undefined : t.accountPasswordHint()}
      error={errors.password}
      required
    >
      <PasswordInput name="password" size={52} autoComplete="new-password" />
    </Field>
    <Field label={t.resetConfirm()} error={errors.confirmPassword} required>
      <PasswordInput name="confirmPassword" size={52} autoComplete="new-password" />
    </Field>
    <Button type="submit" size={52} block className="mt-2">
      {t.resetSubmit()}
    </Button>
  </form>
);
