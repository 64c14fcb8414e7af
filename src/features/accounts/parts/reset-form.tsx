import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { FormError } from "#src/ui/form-error.tsx";
import { t } from "#t";
import { NewPasswordFields } from "./new-password-fields.tsx";

export interface ResetFormProps {
  token: string;
  errors: Partial<Record<"password" | "confirmPassword", string>>;
  message?: string;
}

export const ResetForm = ({ token, errors, message }: ResetFormProps) => (
  <form method="post" action={href("/reset-password")} noValidate className="grid gap-4">
    <input type="hidden" name="token" value={token} />
    <FormError>{message}</FormError>
    <NewPasswordFields
      label={t.resetPassword()}
      confirmLabel={t.resetConfirm()}
      errors={errors}
      field={(name) => ({ name, size: 52 })}
    />
    <Button type="submit" size={52} block className="mt-2">
      {t.resetSubmit()}
    </Button>
  </form>
);
