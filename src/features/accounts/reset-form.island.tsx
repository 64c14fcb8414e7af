import { t } from "#t";
import { AccountForm } from "./parts/account-form.tsx";
import { NewPasswordFields } from "./parts/new-password-fields.tsx";

interface ResetFormProps {
  token: string;
  errors: Partial<Record<"password" | "confirmPassword", string>>;
  message?: string;
}

/** An island only for the buttons that show the passwords; the browser submits the form. */
export default function ResetForm({ errors, ...form }: ResetFormProps) {
  return (
    <AccountForm {...form} action="/reset-password" submit={t.resetSubmit()}>
      <NewPasswordFields
        label={t.resetPassword()}
        confirmLabel={t.resetConfirm()}
        errors={errors}
        field={(name) => ({ name, size: 52 })}
      />
    </AccountForm>
  );
}
