import { href } from "#src/i18n/paths.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { PasswordInput } from "#src/ui/password-input.tsx";
import { t } from "#t";
import { AccountForm, type FormView } from "./account-form.tsx";

export type LoginField = "email" | "password";

export function LoginForm({ view }: { view: FormView<LoginField> }) {
  const { values, errors, field } = view;
  return (
    <AccountForm action={href("/login")} view={view} submit={t.loginSubmit()} pendingLabel={t.loginPending()}>
      <Field label={t.accountEmail()} error={errors.email} required>
        <Input {...field("email")} type="email" autoComplete="username" defaultValue={values.email} />
      </Field>
      <Field label={t.accountPassword()} error={errors.password} required>
        <PasswordInput {...field("password")} autoComplete="current-password" />
      </Field>
      <a href={href("/forgot-password")} className="link -my-3 justify-self-start">
        {t.forgotLink()}
      </a>
    </AccountForm>
  );
}
